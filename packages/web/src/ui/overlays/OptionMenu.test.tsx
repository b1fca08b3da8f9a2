import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { OptionMenu } from './OptionMenu.tsx';

afterEach(cleanup);

const run = vi.fn();
const options = [
  { value: 'home', label: 'Home', group: 'Yours', action: { label: 'Edit Home', icon: '✎', run } },
  { value: 'ppr', label: 'PPR', group: 'Standard', lock: 'Pylon+' },
  { value: 'half', label: '0.5 PPR', group: 'Standard' },
  { value: 'custom', label: 'Create' },
];

/** jsdom opens no popovers: the panel is put in sight and told that it opened, as the browser would. */
function openMenu() {
  const onChange = vi.fn();
  const onLocked = vi.fn();
  render(<OptionMenu label="Scoring" value="half" options={options} onChange={onChange} onLocked={onLocked} />);
  const panel = document.querySelector('[popover]');
  if (!panel) throw new Error('there is no panel');
  panel.removeAttribute('popover');
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
  return { onChange, onLocked };
}
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe('menu of options', () => {
  test('its button says what is chosen', () => {
    openMenu();
    expect(screen.getByRole('button', { name: 'Scoring: 0.5 PPR' }).getAttribute('aria-haspopup')).toBe('menu');
  });

  test('the list opens on what is chosen, under the name of its group', () => {
    openMenu();
    const chosen = screen.getByRole('menuitemradio', { name: '0.5 PPR' });
    expect(document.activeElement).toBe(chosen);
    expect(chosen.getAttribute('aria-checked')).toBe('true');
    expect(screen.getByRole('group', { name: 'Standard' }).contains(chosen)).toBe(true);
  });

  test('arrow keys walk through options and what can be done with them, and go round', async () => {
    openMenu();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Home');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Edit Home');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Create');
    await userEvent.keyboard('p');
    expect(focused()).toBe('PPR, Pylon+');
  });

  test('an open option is chosen, a locked one only tells that it was wanted', async () => {
    const { onChange, onLocked } = openMenu();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'PPR, Pylon+' }));
    expect(onChange).not.toHaveBeenCalled();
    expect(onLocked).toHaveBeenCalledWith(options[1]);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Home' }));
    expect(onChange).toHaveBeenCalledWith('home');
  });

  test("an option's pencil does not choose it", async () => {
    const { onChange } = openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit Home' }));
    expect(run).toHaveBeenCalledOnce();
    expect(onChange).not.toHaveBeenCalled();
  });
});

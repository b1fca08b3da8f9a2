import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Pagination } from './Pagination.tsx';
import { Stepper, stepperValue } from './Stepper.tsx';
import { Tabs } from './Tabs.tsx';
import { Toggle } from './Toggle.tsx';

afterEach(cleanup);

const sides = [
  { value: 'list', label: 'List View' },
  { value: 'board', label: 'Draft Board' },
] as const;
const ToggleHost = ({ isDisabled = false }: { isDisabled?: boolean }) => {
  const [value, setValue] = useState<'list' | 'board'>('list');
  return <Toggle label="View" sides={sides} value={value} onChange={setValue} isDisabled={isDisabled} />;
};

const tabs = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
const TabsHost = () => {
  const [value, setValue] = useState('a');
  return (
    <Tabs label="Views" tabs={tabs} value={value} onChange={setValue}>
      panel {value}
    </Tabs>
  );
};

describe('toggle', () => {
  test('the arrow keys switch, and the focus goes along', async () => {
    render(<ToggleHost />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const board = screen.getByRole('radio', { name: 'Draft Board' });
    expect(board.getAttribute('aria-checked')).toBe('true');
    expect(document.activeElement).toBe(board);
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { name: 'List View' }).getAttribute('aria-checked')).toBe('true');
  });

  test('a disabled one does not switch', async () => {
    render(<ToggleHost isDisabled />);
    await userEvent.click(screen.getByRole('radio', { name: 'Draft Board' }));
    expect(screen.getByRole('radio', { name: 'List View' }).getAttribute('aria-checked')).toBe('true');
  });
});

describe('tabs', () => {
  test('the arrow keys go round, Home and End go to the ends', async () => {
    render(<TabsHost />);
    screen.getByRole('tab', { name: 'A' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tabpanel').textContent).toBe('panel c');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel').textContent).toBe('panel a');
    await userEvent.keyboard('{End}{Home}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'A' }));
  });

  test('the panel is named by its tab', () => {
    render(<TabsHost />);
    expect(screen.getByRole('tabpanel', { name: 'A' })).toBeTruthy();
  });

  test('on a phone the same choice is a list', async () => {
    render(<TabsHost />);
    await userEvent.selectOptions(screen.getByLabelText('Views', { selector: 'select' }), 'b');
    expect(screen.getByRole('tabpanel').textContent).toBe('panel b');
  });
});

describe('stepper', () => {
  test.each([
    ['a whole number is floored', 4.9, false, 4],
    ['decimals are kept to two', 0.046, true, 0.05],
    ['above the greatest is ignored', 10, false, null],
    ['below the least is ignored', -1, false, null],
    ['nothing typed falls back to the least', Number.NaN, false, 0],
  ])('%s', (_name, typed, hasDecimals, kept) => {
    expect(stepperValue(typed, 0, 9, hasDecimals)).toBe(kept);
  });

  test('it stops at its ends', () => {
    const { rerender } = render(<Stepper label="QB" value={0} min={0} max={9} onChange={() => {}} />);
    expect(screen.getByRole('button', { name: 'Less: QB' })).toHaveProperty('disabled', true);
    rerender(<Stepper label="QB" value={9} min={0} max={9} onChange={() => {}} />);
    expect(screen.getByRole('button', { name: 'More: QB' })).toHaveProperty('disabled', true);
    rerender(<Stepper label="QB" value={undefined} min={0} max={9} onChange={() => {}} />);
    expect(screen.getByRole('button', { name: 'More: QB' })).toHaveProperty('disabled', true);
  });

  test('a step never passes an end', async () => {
    const onChange = vi.fn();
    render(<Stepper label="Budget" value={995} min={100} max={999} step={10} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'More: Budget' }));
    expect(onChange).toHaveBeenCalledWith(999);
  });
});

describe('pagination', () => {
  test('no pages read as page 1 of 1, and lead nowhere', () => {
    render(<Pagination page={1} pages={0} onPage={() => {}} />);
    expect(screen.getByText('Page 1 of 1')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true);
  });

  test('a click on the page shown asks for nothing', async () => {
    const onPage = vi.fn();
    render(<Pagination page={2} pages={3} onPage={onPage} />);
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(onPage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onPage).toHaveBeenCalledWith(3);
  });
});

test('a busy button takes no further click', async () => {
  const onClick = vi.fn();
  render(
    <Button isBusy onClick={onClick}>
      Draft
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Draft' }));
  expect(onClick).not.toHaveBeenCalled();
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../Button.tsx';
import { MultiSelect } from '../overlays/MultiSelect.tsx';
import { Tabs } from '../Tabs.tsx';
import { Pagination } from '../table/Pagination.tsx';
import { Stepper } from './Stepper.tsx';
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

const toStored = (typed: string | number) => (Number.isNaN(Number(typed)) ? null : Number(typed));
const places = { label: 'QB', min: 0, max: 9, step: 1, hasDecimals: false, toStored, onChange: () => {} };
const StepperHost = ({ hasDecimals }: { hasDecimals: boolean }) => {
  const [value, setValue] = useState(4);
  return <Stepper {...places} label="Yards" value={value} hasDecimals={hasDecimals} onChange={setValue} />;
};

describe('stepper', () => {
  test('a value stops at its bounds, and the buttons stand still while it is unknown', () => {
    const { rerender } = render(<Stepper {...places} value={0} />);
    expect(screen.getByRole('button', { name: 'Less: QB' })).toHaveProperty('disabled', true);
    rerender(<Stepper {...places} value={9} />);
    expect(screen.getByRole('button', { name: 'More: QB' })).toHaveProperty('disabled', true);
    rerender(<Stepper {...places} value={undefined} />);
    expect(screen.getByRole('button', { name: 'Less: QB' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'More: QB' })).toHaveProperty('disabled', true);
  });

  test('a step never passes an end', async () => {
    const onChange = vi.fn();
    render(<Stepper {...places} label="Budget" value={995} min={100} max={999} step={10} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'More: Budget' }));
    expect(onChange).toHaveBeenCalledWith(999);
  });

  test('a broken number can be typed digit by digit', async () => {
    render(<StepperHost hasDecimals />);
    const field = screen.getByRole('textbox', { name: 'Yards' });
    await userEvent.clear(field);
    await userEvent.type(field, '0.04');
    expect(field).toHaveProperty('value', '0.04');
    await userEvent.tab();
    expect(field).toHaveProperty('value', '0.04');
  });

  test('an emptied field changes nothing until it is left', async () => {
    const onChange = vi.fn();
    render(<Stepper {...places} label="Teams" value={12} onChange={onChange} />);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Teams' }));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onChange).toHaveBeenCalledWith(0);
  });

  test('a number that another digit may belong to counts once it is whole, left or confirmed', async () => {
    const onChange = vi.fn();
    render(<Stepper {...places} label="Teams" value={12} min={1} max={18} onChange={onChange} />);
    const field = screen.getByRole('textbox', { name: 'Teams' });
    await userEvent.clear(field);
    await userEvent.type(field, '1');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.type(field, '4');
    expect(onChange).toHaveBeenLastCalledWith(14);
    await userEvent.clear(field);
    await userEvent.type(field, '1{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(1);
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    expect(onChange).toHaveBeenLastCalledWith(7);
  });

  test('a point is blocked where numbers are whole', async () => {
    render(<StepperHost hasDecimals={false} />);
    const field = screen.getByRole('textbox', { name: 'Yards' });
    await userEvent.clear(field);
    await userEvent.type(field, '1.2');
    expect(field).toHaveProperty('value', '12');
  });

  test('a number that is ignored is gone once the field is left', async () => {
    render(<StepperHost hasDecimals />);
    const field = screen.getByRole('textbox', { name: 'Yards' });
    await userEvent.type(field, 'x');
    await userEvent.tab();
    expect(field).toHaveProperty('value', '4');
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

describe('multi-select', () => {
  const options = [
    { value: 'market', label: 'Market' },
    { value: 'consensus', label: 'Consensus' },
    { value: 'scout', label: 'Scout', lock: 'Tier 1' },
  ];

  test('a locked option names its plan, cannot be chosen, and says that it was reached for', async () => {
    const [onChange, onLocked] = [vi.fn(), vi.fn()];
    render(<MultiSelect label="Experts" options={options} chosen={[]} onChange={onChange} onLocked={onLocked} />);
    const panel = document.querySelector('[popover]');
    // The test's browser knows no popover: it is opened as the browser would.
    if (panel) fireEvent(panel, Object.assign(new Event('toggle', { bubbles: true }), { newState: 'open' }));
    expect(screen.queryByRole('checkbox', { name: 'Scout' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Scout Tier 1 locked', hidden: true }));
    expect(onLocked).toHaveBeenCalledWith(options[2]);
    expect(onChange).not.toHaveBeenCalled();
  });
});

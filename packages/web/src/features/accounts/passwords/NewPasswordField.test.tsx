import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useAccountForm } from '../use-account-form.ts';
import { NewPasswordField, STRENGTH_WORDS } from './NewPasswordField.tsx';
import { passwordStrength } from './password-strength.ts';

afterEach(cleanup);

function Host() {
  const { field, text } = useAccountForm<{ password: string }>({
    checks: { password: {} },
    onSubmit: async () => {},
  });
  return <NewPasswordField {...field('password')} text={text('password')} label="Password" />;
}

/** The estimate is loaded when the field is first used, and it is large. */
const PATIENCE = { timeout: 8_000 };
const paste = async (text: string) => {
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.paste(text);
};
const said = (strength: 0 | 4) => screen.findByText(STRENGTH_WORDS[strength], { selector: 'p' }, PATIENCE);

describe('the strength of a password', () => {
  test('rises from what is guessed at once to what stands', () => {
    expect(
      ['123456', 'iloveyou2', 'gridiron77', 'mauve kettle', 'mauve kettle over lisbon'].map(passwordStrength),
    ).toEqual([0, 1, 2, 3, 4]);
  });

  test('is said in words under the field, and once the keys rest aloud', { timeout: 20_000 }, async () => {
    render(<Host />);
    expect(screen.getByRole('status').textContent).toBe('');
    await paste('123456');
    expect(await said(0)).not.toBeNull();
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(STRENGTH_WORDS[0]), PATIENCE);
    await paste(' mauve kettle over');
    expect(await said(4)).not.toBeNull();
  });

  test('is not spoken of while nothing is typed', { timeout: 20_000 }, async () => {
    render(<Host />);
    await paste('abc');
    await said(0);
    await userEvent.clear(screen.getByLabelText('Password'));
    expect(screen.queryByText(STRENGTH_WORDS[0], { selector: 'p' })).toBeNull();
  });
});

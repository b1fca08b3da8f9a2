import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { InputField } from '../../ui/fields/InputField.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { confirms, RULES } from './field-rules.ts';
import { useAccountForm } from './use-account-form.ts';

afterEach(cleanup);

interface Fields {
  email: string;
  password: string;
  confirmPassword: string;
}

function Host({ onSubmit }: { readonly onSubmit: (fields: Fields) => Promise<void> }) {
  const { field, handleSubmit, ...form } = useAccountForm<Fields>({
    checks: {
      email: RULES.email,
      password: RULES.password,
      confirmPassword: confirms(({ password }) => password),
    },
    onSubmit,
  });
  return (
    <AccountForm {...form} label="Test" onSubmit={handleSubmit} submitLabel="Send">
      <InputField {...field('email')} label="Email" />
      <PasswordField {...field('password')} label="Password" />
      <PasswordField {...field('confirmPassword')} label="Confirm password" />
    </AccountForm>
  );
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const fill = async (email: string, password: string, again = password) => {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), again);
};
const problems = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

describe('a form of an account', () => {
  test('says what is missing at each field, sends nothing and takes the focus to the first', async () => {
    const onSubmit = vi.fn();
    render(<Host onSubmit={onSubmit} />);
    await send();
    expect(problems()).toEqual(Array(3).fill('This field is required.'));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('editing a field clears what was said of it, and of no other', async () => {
    render(<Host onSubmit={vi.fn()} />);
    await send();
    await userEvent.type(screen.getByLabelText('Email'), 'a');
    expect(problems()).toHaveLength(2);
  });

  test('a password typed again differently is told so', async () => {
    render(<Host onSubmit={vi.fn()} />);
    await fill('a@b.co', 'secret1', 'secret2');
    await send();
    expect(problems()).toEqual(['Passwords do not match.']);
  });

  test('sends what was typed', async () => {
    const onSubmit = vi.fn(async (_fields: Fields) => {});
    render(<Host onSubmit={onSubmit} />);
    await fill('a@b.co', 'secret1');
    await send();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ email: 'a@b.co', password: 'secret1', confirmPassword: 'secret1' });
  });

  test('is sent once, however often one clicks and presses Enter while it is on its way', async () => {
    const onSubmit = vi.fn(() => new Promise<void>(() => {}));
    render(<Host onSubmit={onSubmit} />);
    await fill('a@b.co', 'secret1');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('what the server says of a field stands at the field', async () => {
    render(
      <Host
        onSubmit={async () => {
          throw new ApiFailure('failed-account-creation', 'raw', { password: 'A password must not be your email.' });
        }}
      />,
    );
    await fill('a@b.co', 'secret1');
    await send();
    expect(problems()).toEqual(['A password must not be your email.']);
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  });

  test('any other refusal stands above the button, until something is edited', async () => {
    render(
      <Host
        onSubmit={async () => {
          throw new ApiFailure('user-already-exists', 'user already exists');
        }}
      />,
    );
    await fill('a@b.co', 'secret1');
    await send();
    expect(problems()[0]).toContain('user already exists');
    await userEvent.type(screen.getByLabelText('Email'), 'm');
    expect(problems()).toEqual([]);
  });
});

test('a password is hidden until its eye is pressed, and again after', async () => {
  render(<PasswordField label="Password" />);
  const field = screen.getByLabelText('Password');
  const eye = screen.getByRole('button', { name: 'Show password' });
  expect(field.getAttribute('type')).toBe('password');
  await userEvent.click(eye);
  expect([field.getAttribute('type'), eye.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  await userEvent.click(eye);
  expect(field.getAttribute('type')).toBe('password');
});

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

const call = vi.fn();

afterEach(() => {
  cleanup();
  call.mockReset();
});

async function signUp(email: string) {
  await drawOver(call, <NewsletterForm />);
  const field = await screen.findByLabelText('Email');
  if (email !== '') await userEvent.type(field, email);
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
}

test('an address goes to the list of fantasy letters, and thanks come back', async () => {
  call.mockResolvedValue({ message: 'Successfully subscribed.' });
  await signUp(' fan@pylon.example ');
  expect(call).toHaveBeenCalledWith('subscribeToNewsletter', { email: 'fan@pylon.example', newsletter: 'fantasy' });
  expect((await screen.findByRole('status')).textContent).toBe('Thanks for signing up!');
});

test.each([
  ['', 'This field is required.'],
  ['fan@pylon', 'Invalid email.'],
])("'%s' is not sent: %s", async (email, words) => {
  await signUp(email);
  expect(screen.getByRole('alert').textContent).toBe(words);
  expect(call).not.toHaveBeenCalled();
});

test('an answer that does not begin with success has failed', async () => {
  call.mockResolvedValue({ message: 'Perhaps.' });
  await signUp('fan@pylon.example');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to subscribe.');
});

test.each([
  ['unexpected', 'Failed to subscribe.'],
  ['failed-newsletter-subscribe', 'Failed to subscribe.'],
  ['too-many-requests', 'Your daily request limit has been reached. Please attempt again at a later time.'],
] as const)('after the failure %s the field says: %s', async (code, words) => {
  call.mockRejectedValue(new ApiFailure(code, 'raw'));
  await signUp('fan@pylon.example');
  expect((await screen.findByRole('alert')).textContent).toBe(words);
});

test('the server’s own words stand at the field, and go when it is typed in', async () => {
  call.mockRejectedValue(new ApiFailure('invalid-parameters', 'no', { email: 'Not this one.' }));
  await signUp('fan@pylon.example');
  expect((await screen.findByRole('alert')).textContent).toBe('Not this one.');
  await userEvent.type(screen.getByLabelText('Email'), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

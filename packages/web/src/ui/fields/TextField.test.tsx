import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

function Owner({ hint }: { readonly hint: string }) {
  const [text, setText] = useState('');
  return (
    <>
      <TextField label="Link" value={text} placeholder={hint} onChange={setText} />
      <p>Held: {text}</p>
    </>
  );
}

test('text typed into a rendered page before its script has come stays, and its owner knows it', () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(<Owner hint="a" />);
  const field = screen.getByLabelText<HTMLInputElement>('Link');
  field.value = '7001';
  const { rerender } = render(<Owner hint="a" />, { container: host, hydrate: true });
  rerender(<Owner hint="b" />);
  expect(field.value).toBe('7001');
  expect(screen.getByText('Held: 7001')).toBeTruthy();
});

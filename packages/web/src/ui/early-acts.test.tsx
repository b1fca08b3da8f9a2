import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { keepingScript } from './early-acts.ts';
import { useEarlyActs } from './hooks/use-early-acts.ts';

/** A part that counts what is done in it. */
function Part() {
  const [clicks, setClicks] = useState(0);
  const [text, setText] = useState('');
  const [found, setFound] = useState('');
  useEarlyActs();
  return (
    <main data-part="">
      <button type="button" onClick={() => setClicks((count) => count + 1)}>
        Pressed {clicks}
      </button>
      <button type="button" popoverTarget="list" onClick={() => setClicks((count) => count + 1)}>
        List
      </button>
      <input
        aria-label="Search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && setFound(text)}
      />
      <p>Looked for {text}</p>
      <p>Found {found}</p>
    </main>
  );
}

const DRAWN =
  '<main data-part=""><button type="button">Pressed <!-- -->0</button>' +
  '<button type="button" popovertarget="list">List</button><input aria-label="Search" value=""/>' +
  '<p>Looked for <!-- --></p><p>Found <!-- --></p></main>';

/** The part as a server draws it, with what keeps acts running. */
function drawn(): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = DRAWN;
  document.body.append(place);
  new Function(keepingScript('[data-part]'))();
  return place;
}

const wake = (container: HTMLElement) => act(async () => void render(<Part />, { container, hydrate: true }));

afterEach(() => {
  cleanup();
  window.earlyActs?.stop();
  delete window.earlyActs;
  document.body.replaceChildren();
});

test('what is pressed before a part is awake is done once when it wakes, and nothing is kept from then on', async () => {
  const place = drawn();
  place.querySelector('button')?.click();
  await wake(place);
  expect(await screen.findByText('Pressed 1')).toBeTruthy();
  expect(window.earlyActs).toBeUndefined();
});

test('what is typed before a part is awake stays and counts for the key that follows it', async () => {
  const place = drawn();
  const field = place.querySelector('input');
  if (field) field.value = 'Ash';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await wake(place);
  expect(await screen.findByText('Found Ash')).toBeTruthy();
  expect(screen.getByText('Looked for Ash')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('Ash');
});

test('what the browser has answered by itself is not done again', async () => {
  const place = drawn();
  place.querySelector<HTMLElement>('[popovertarget]')?.click();
  place.querySelector('button')?.click();
  await wake(place);
  expect(await screen.findByText('Pressed 1')).toBeTruthy();
});

test('what is done while the part catches up is done behind what was done before', async () => {
  const place = drawn();
  const field = place.querySelector('input');
  if (field) field.value = 'Ash';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  await wake(place);
  field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(await screen.findByText('Found Ash')).toBeTruthy();
});

test('nothing is kept while no such part is drawn', () => {
  drawn().innerHTML = '<p>Opening</p>';
  document.body.click();
  expect(window.earlyActs?.kept).toEqual([]);
});

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ClockFace } from './ClockFace.tsx';

afterEach(cleanup);

test('what stands under the clock stays in one line when time runs out, so that nothing below it moves', () => {
  const words = [60, 15, 5].map((secondsLeft) => {
    const { container, unmount } = render(<ClockFace secondsLeft={secondsLeft} totalSeconds={60} isSpoken={false} />);
    const label = container.querySelector('.label');
    const told = { text: label?.textContent, isOneLine: label?.classList.contains('whitespace-nowrap') };
    unmount();
    return told;
  });
  expect(new Set(words.map(({ text }) => text)).size).toBe(3);
  expect(words.every(({ isOneLine }) => isOneLine)).toBe(true);
});

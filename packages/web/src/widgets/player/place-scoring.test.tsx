import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePlaceScoring, useScoringOfPlace } from './place-scoring.ts';

test('a place says its scoring for as long as it is shown', () => {
  const place = renderHook(({ id }) => useScoringOfPlace(id), { initialProps: { id: '4' } });
  const card = renderHook(() => usePlaceScoring());
  expect(card.result.current).toBe('4');
  place.rerender({ id: '7' });
  card.rerender();
  expect(card.result.current).toBe('7');
  place.unmount();
  card.rerender();
  expect(card.result.current).toBeNull();
  card.unmount();
});

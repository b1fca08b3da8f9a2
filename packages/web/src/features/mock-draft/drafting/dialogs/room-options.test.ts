import { expect, test } from 'vitest';
import { type OptionsPlace, readOptions, USUAL_OPTIONS, writeOptions } from './room-options.ts';

/** A place that holds one text. */
function placeWith(text: string | null): OptionsPlace {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key, value) => {
      kept = value;
    },
  };
}

test('a room makes no sound, does not vibrate and opens nothing by itself until the person asks for it', () => {
  const { sound, vibration, assistantAtMyTurn } = readOptions(placeWith(null));
  expect([sound, vibration, assistantAtMyTurn]).toEqual([false, false, false]);
});

test('what was chosen is there the next time', () => {
  const place = placeWith(null);
  writeOptions(place, { ...USUAL_OPTIONS, sound: true, titleFlash: false });
  expect(readOptions(place)).toEqual({ ...USUAL_OPTIONS, sound: true, titleFlash: false });
});

test.each(['not json', 'null', '7', '{"sound":"loud","other":true}'])('%s in its place changes nothing', (text) => {
  expect(readOptions(placeWith(text))).toEqual(USUAL_OPTIONS);
});

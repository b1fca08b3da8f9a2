import { expect, test } from 'vitest';
import { parseMarks, withMark } from './player-marks.ts';

test('a mark and a note are kept, and a player without either is forgotten', () => {
  const marked = withMark({}, 'a', { mark: 'target', note: 'sleeper' });
  expect(parseMarks(JSON.stringify(marked))).toEqual({ a: { mark: 'target', note: 'sleeper' } });
  expect(withMark(marked, 'a', { mark: null, note: '' })).toEqual({});
  expect(withMark(marked, 'a', { mark: null, note: 'only this' })).toEqual({ a: { mark: null, note: 'only this' } });
});

test.each(['nonsense', '[1]', 'null', '{"a":null}', '{"a":{"mark":"love","note":3}}'])(
  'a stored text that is not ours is passed over: %s',
  (text) => {
    expect(parseMarks(text)).toEqual({});
  },
);

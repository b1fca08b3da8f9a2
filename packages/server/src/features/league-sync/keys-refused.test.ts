import { PLATFORM_IDS } from '@pylon/engine/vocabulary/platforms';
import { expect, test } from 'vitest';
import { SETTINGS } from '../../settings/setting-list.ts';
import { keysRefusedLog } from './keys-refused.ts';

test('an operator is told once an hour for each platform', () => {
  const lines: string[] = [];
  let now = 0;
  const tell = keysRefusedLog(
    (line) => void lines.push(line),
    () => now,
  );
  for (const at of [0, 1, 3_599_999, 3_600_000]) {
    now = at;
    tell('yahoo');
  }
  tell('nfl');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['Yahoo', 'Yahoo', 'NFL.com']);
});

test('the line names settings that there are', () => {
  const named: string[] = [];
  const tell = keysRefusedLog(
    (line) => void named.push(...(line.match(/PYLON_\w+/g) ?? [])),
    () => 0,
  );
  for (const platform of PLATFORM_IDS) tell(platform);
  expect(named.length).toBeGreaterThan(0);
  const known = SETTINGS.map(({ name }) => name);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

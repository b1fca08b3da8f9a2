// The export of a real slate, whole and damaged. The sites' files of other slates have the same shape.
import { expect, it } from 'vitest';
import { seededRandom } from '../random/random.ts';
import { describeShared, readShared } from '../testing/shared-data.ts';
import { parseSalaryFile, type SalaryFile } from './salary-file.ts';

const ROUNDS = 1_000;
const SEED = 20250907;
/** Rows of the file that are damaged: each stands for all. */
const PLAYERS = 120;

const slate = () => readShared('data/draftkings/DKSalaries_2025_week01_main_slate.csv');
const fileOf = (text: string): SalaryFile => {
  const read = parseSalaryFile(text);
  if (!read.ok) throw new Error(read.reason);
  return read.value;
};
const toldOf = (file: SalaryFile) => new Set(file.lines.map((line) => JSON.stringify(line)));

describeShared('DraftKings’ main slate of the first week of 2025', () => {
  it('is read whole: prices of 22 teams, defenses among them', () => {
    const { site, lines, passed } = fileOf(slate());
    expect([site, lines.length, passed]).toEqual(['draftkings', 720, []]);
    expect(lines[0]).toEqual({
      ...{ name: "Ja'Marr Chase", position: 'WR', teamId: 'CIN', salary: 8100 },
      ...{ awayId: 'CIN', homeId: 'CLE', day: '2025-09-07' },
    });
    const games = new Set(lines.map(({ awayId, homeId }) => `${awayId}@${homeId}`));
    expect(lines.filter(({ position }) => position === 'DST').length).toBe(2 * games.size);
    expect(lines.find(({ name }) => name === 'Saints')).toMatchObject({ position: 'DST', teamId: 'NO' });
    expect(lines.every(({ teamId, awayId, homeId }) => teamId === awayId || teamId === homeId)).toBe(true);
  });

  it(`never breaks and never says another price, whatever is torn, lost or moved (${ROUNDS} times, seed ${SEED})`, () => {
    const whole = slate()
      .split('\n')
      .slice(0, PLAYERS + 1)
      .join('\n');
    const known = toldOf(fileOf(whole));
    const random = seededRandom(SEED);
    const below = (count: number) => Math.floor(random.next() * count);
    let refused = 0;
    let lost = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { text, what } = damaged(whole, below);
      const read = parseSalaryFile(text);
      if (!read.ok) {
        refused++;
        continue;
      }
      if (read.value.lines.length < known.size) lost++;
      const invented = read.value.lines.find((line) => !known.has(JSON.stringify(line)));
      if (invented) expect.fail(`round ${round}, ${what}: ${JSON.stringify(invented)}`);
    }
    // damage that nothing shows was none
    expect(refused).toBeGreaterThan(20);
    expect(lost).toBeGreaterThan(ROUNDS / 3);
  });
});

const WRONG = ['"', ',', '\n', 'x', ' ', '-', '.', '\u0000', '\ufffd', 'é', '@'];

/** A file with one thing wrong in it. Of a digit in the place of another nothing could tell. */
function damaged(whole: string, below: (count: number) => number): { readonly text: string; readonly what: string } {
  const rows = whole.split('\n');
  const at = below(rows.length);
  const row = rows[at] ?? '';
  const withRow = (next: readonly string[]) => [...rows.slice(0, at), ...next, ...rows.slice(at + 1)].join('\n');
  const cells = row.split(',');
  const one = below(cells.length);
  const other = below(cells.length);
  const place = below(whole.length);
  const sign = WRONG[below(WRONG.length)] ?? '';
  const kinds: readonly (() => readonly [string, string])[] = [
    () => ['cut off', whole.slice(0, place)],
    () => ['a sign put in', whole.slice(0, place) + sign + whole.slice(place)],
    () => ['a sign in the place of another', whole.slice(0, place) + sign + whole.slice(place + 1)],
    () => ['a sign lost', whole.slice(0, place) + whole.slice(place + 1)],
    () => ['a cell lost', withRow([cells.filter((_, index) => index !== one).join(',')])],
    () => [
      'cells changed about',
      withRow([cells.map((cell, i) => cells[i === one ? other : i === other ? one : i] ?? cell).join(',')]),
    ],
    () => ['a row torn', withRow([row.slice(0, below(row.length)), row.slice(below(row.length))])],
    () => ['rows run together', withRow([`${row.trimEnd()}${rows[at + 1] ?? ''}`])],
    () => ['a row twice', withRow([row, row])],
    () => [
      'a column lost',
      rows
        .map((each) =>
          each
            .split(',')
            .filter((_, i) => i !== one)
            .join(','),
        )
        .join('\n'),
    ],
  ];
  const [what, text] = (kinds[below(kinds.length)] ?? (() => ['nothing', whole] as const))();
  return { text, what: `${what} in row ${at} at ${place}` };
}

// Charting of 2025 against a plain count over the lines of the same files, and a game of it damaged a thousand times.
import { seededRandom } from '@pylon/engine/random/random';
import { describeShared } from '@pylon/engine/testing/shared-data';
import { beforeAll, expect, it } from 'vitest';
import { CHARTED_KEYS, type ChartedKey } from '../../../tables/charting.ts';
import { readSharedFile, readValue, sharedBytes } from '../../../testing/shared-files.ts';
import { type Play, readPlays } from '../plays.ts';
import { type ChartedGame, countCharting } from './charted-plays.ts';
import { type Charting, readCharting } from './charting.ts';

const PLAYS = 'nflverse/pbp_2025_subset.csv.gz';
const CHARTING = 'market/nflverse/ftn_charting_2025.csv.gz';

/** Lines of a file without quoted cells, by the names of its columns. */
function plainLines(path: string): readonly Readonly<Record<string, string>>[] {
  const [head = '', ...lines] = sharedBytes(path).toString().trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])));
}
type Line = Readonly<Record<string, string>>;
const is = (cell: string | undefined) => Number(cell) === 1;

describeShared('the charting of 2025', () => {
  let plays: readonly Play[];
  let games: readonly ChartedGame[];
  beforeAll(() => {
    plays = readSharedFile(readPlays, PLAYS);
    games = countCharting(plays, readSharedFile(readCharting, CHARTING));
  }, 120_000);
  const season = (id: string, key: ChartedKey) =>
    games.filter((game) => game.gsisId === id && game.seasonType === 'REG').reduce((sum, game) => sum + game[key], 0);

  it('agrees with a plain count of passers, receivers and runners', { timeout: 120_000 }, () => {
    const charted = new Map(
      plainLines(CHARTING).map((line) => [`${line['nflverse_game_id']} ${line['nflverse_play_id']}`, line]),
    );
    const joined = plainLines(PLAYS).flatMap((line): readonly (readonly [Line, Line])[] => {
      const told = charted.get(`${line['game_id']} ${Number(line['play_id'])}`);
      const isPlay = line['season_type'] === 'REG' && line['down'] !== '' && line['play_type'] !== 'no_play';
      return told && isPlay ? [[line, told]] : [];
    });
    const count = (test: (line: Line, told: Line) => boolean) =>
      joined.filter(([line, told]) => test(line, told)).length;
    const idOf = (column: string, name: string) =>
      joined.find(([line]) => line[`${column}_player_name`] === name)?.[0][`${column}_player_id`] ?? '';

    for (const name of ['J.Allen', 'M.Stafford', 'B.Mayfield']) {
      const id = idOf('passer', name);
      const isThrow = (line: Line) =>
        line['passer_player_id'] === id &&
        line['play_type'] === 'pass' &&
        is(line['pass_attempt']) &&
        !is(line['sack']);
      const isDropback = (line: Line) =>
        isThrow(line) ||
        (line['passer_player_id'] === id && is(line['sack'])) ||
        (line['rusher_player_id'] === id && is(line['qb_scramble']));
      const counts = {
        throws: count(isThrow),
        dropbacks: count(isDropback),
        playActionDropbacks: count((line, told) => isDropback(line) && told['is_play_action'] === 'TRUE'),
        blitzedDropbacks: count(
          (line, told) => isDropback(line) && Number(told['n_blitzers']) > 0 && told['n_pass_rushers'] !== '0',
        ),
        throwAways: count((line, told) => isThrow(line) && told['is_throw_away'] === 'TRUE'),
        interceptableThrows: count((line, told) => isThrow(line) && told['is_interception_worthy'] === 'TRUE'),
        firstReadThrows: count((line, told) => isThrow(line) && told['read_thrown'] === '1'),
      };
      expect(counts.throws, name).toBeGreaterThan(400);
      expect(Object.fromEntries(Object.keys(counts).map((key) => [key, season(id, key as ChartedKey)])), name).toEqual(
        counts,
      );
    }
    for (const name of ['J.Smith-Njigba', 'C.McCaffrey', 'T.McBride']) {
      const id = idOf('receiver', name);
      const isTarget = (line: Line) => line['receiver_player_id'] === id && is(line['pass_attempt']);
      const of = (column: string, value = 'TRUE') => count((line, told) => isTarget(line) && told[column] === value);
      const counts = {
        targets: count(isTarget),
        catchableTargets: of('is_catchable_ball'),
        contestedTargets: of('is_contested_ball'),
        contestedCatches: count(
          (line, told) => isTarget(line) && is(line['complete_pass']) && told['is_contested_ball'] === 'TRUE',
        ),
        firstReadTargets: of('read_thrown', '1'),
        designedTargets: of('read_thrown', 'DES'),
        screenTargets: of('is_screen_pass'),
      };
      expect(counts.targets, name).toBeGreaterThan(100);
      expect(Object.fromEntries(Object.keys(counts).map((key) => [key, season(id, key as ChartedKey)])), name).toEqual(
        counts,
      );
    }
    for (const name of ['C.McCaffrey', 'D.Henry']) {
      const id = idOf('rusher', name);
      const isRun = (line: Line) =>
        line['rusher_player_id'] === id && line['play_type'] === 'run' && !is(line['qb_scramble']);
      const counts = {
        runs: count(isRun),
        heavyBoxRuns: count((line, told) => isRun(line) && Number(told['n_defense_box']) >= 8),
        motionRuns: count((line, told) => isRun(line) && told['is_motion'] === 'TRUE'),
      };
      expect(counts.runs, name).toBeGreaterThan(200);
      expect(Object.fromEntries(Object.keys(counts).map((key) => [key, season(id, key as ChartedKey)])), name).toEqual(
        counts,
      );
    }
  });

  it('counts every dropback, target and run of the season, and each part within its whole', () => {
    const total = (key: ChartedKey) => games.reduce((sum, game) => sum + game[key], 0);
    expect(total('targets')).toBe(
      plays.filter(
        (play) =>
          play.down !== null &&
          play.play_type !== 'no_play' &&
          play.pass_attempt === 1 &&
          play.receiver_player_id !== null,
      ).length,
    );
    const parts: readonly (readonly [ChartedKey, ChartedKey])[] = [
      ['rushedDropbacks', 'dropbacks'],
      ['blitzedDropbacks', 'rushedDropbacks'],
      ['playActionDropbacks', 'dropbacks'],
      ['outOfPocketDropbacks', 'dropbacks'],
      ['ownSacks', 'sacks'],
      ['catchableThrows', 'aimedThrows'],
      ['droppedThrows', 'catchableThrows'],
      ['firstReadThrows', 'readThrows'],
      ['drops', 'catchableTargets'],
      ['contestedCatches', 'contestedTargets'],
      ['heavyBoxRuns', 'boxedRuns'],
      ['boxedRuns', 'runs'],
    ];
    for (const game of games)
      for (const [part, whole] of parts)
        expect(game[part], `${game.gsisId} ${game.week} ${part}`).toBeLessThanOrEqual(game[whole]);
  });

  it('leaves out of 2023 the one play on which 44 rushed the passer', () => {
    const result = readCharting(sharedBytes('market/nflverse/ftn_charting_2023.csv.gz'), '2023');
    expect(result).toMatchObject({ ok: false, reason: [{ row: 15_803, column: 'n_pass_rushers' }], rest: { bad: 1 } });
    expect(result.ok ? [] : result.rest?.value.plays).toHaveLength(48_224);
  });

  it('damaged a thousand times, never breaks and never changes more than the play that is damaged', {
    timeout: 120_000,
  }, () => {
    const [head = '', ...lines] = sharedBytes(CHARTING).toString().split('\n');
    const game = lines.filter((line) => line.includes(',2025_01_DAL_PHI,'));
    const own = plays.filter(({ game_id: id }) => id === '2025_01_DAL_PHI');
    const columns = head.split(',').length;
    const random = seededRandom('damaged charting');
    const below = (count: number) => Math.floor(random.next() * count);
    const read = (text: string) => {
      const result = readCharting(Buffer.from(text), 'damaged');
      return result.ok ? result.value : result.rest?.value;
    };
    const sums = (charting: Charting) => {
      const counted = countCharting(own, charting);
      return new Map(CHARTED_KEYS.map((key) => [key, counted.reduce((sum, one) => sum + one[key], 0)]));
    };
    const whole = sums(readValue(readCharting(Buffer.from(`${[head, ...game].join('\n')}\n`), 'whole')));
    expect(whole.get('dropbacks')).toBeGreaterThan(40);
    const wrong = ['', 'NA', 'x', '-1', '12', '1e12', '2.5', 'TRUE', 'FALSE', '"', ',', '\n'] as const;
    let refused = 0;
    for (let round = 0; round < 1000; round++) {
      const at = below(game.length);
      const cells = (game[at] ?? '').split(',');
      const [column, value] = [below(columns), wrong[below(wrong.length)] ?? ''];
      cells[column] = value;
      const text = `${[head, ...game.with(at, cells.join(','))].join('\n')}\n`;
      const charting = read(round % 50 === 49 ? text.slice(0, below(text.length)) : text);
      if (charting === undefined) {
        refused++;
        continue;
      }
      // One play's worth is all that one cell can change
      for (const [key, sum] of sums(charting)) {
        const most = key === 'passRushers' || key === 'boxDefenders' ? 11 : 1;
        const change = Math.abs(sum - (whole.get(key) ?? 0));
        expect(change, `${round}: ${column} = ${JSON.stringify(value)}: ${key} ${sum}`).toBeLessThanOrEqual(most);
      }
    }
    expect(refused).toBeGreaterThan(10);
    expect(refused).toBeLessThan(500);
  });
});

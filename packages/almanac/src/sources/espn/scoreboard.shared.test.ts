// The recorded scoreboards, read whole and damaged a thousand times.
import { describeShared } from '@pylon/engine/testing/shared-data';
import { describe, expect, it } from 'vitest';
import { mutations } from '../../testing/mutations.ts';
import { readValue, sharedBytes } from '../../testing/shared-files.ts';
import type { ToldGame } from '../market/market-source.ts';
import { readScoreboard } from './scoreboard.ts';

interface Recorded {
  readonly season: object;
  readonly week: object;
  readonly events: readonly RecordedEvent[];
}
interface RecordedEvent {
  readonly status: { readonly type: object };
  readonly competitions: readonly (object & {
    readonly competitors: readonly (object & { readonly team: object })[];
  })[];
}

const bytesOf = (name: string) => sharedBytes(`market/espn-site/scoreboard_${name}.json.gz`);
const recorded = (name: string): Recorded => JSON.parse(bytesOf(name).toString());
const read = (answer: unknown) => readScoreboard(Buffer.from(JSON.stringify(answer)), 'scoreboard');
const gamesOf = (name: string): readonly ToldGame[] => readValue(readScoreboard(bytesOf(name), name)).games ?? [];
const pick = (from: object, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
const line = ({ awayTeamId, homeTeamId, state, clock, score }: ToldGame) =>
  `${awayTeamId} ${score?.away ?? '-'} ${homeTeamId} ${score?.home ?? '-'} ${state}${clock ? ` ${clock}` : ''}`;

describeShared('the recorded scoreboards', () => {
  it.each([
    ['2025_week01_1-before', { scheduled: 16 }],
    ['2025_week01_2-first-game-over', { final: 1, scheduled: 15 }],
    ['2025_week03_thursday-over', { final: 1, scheduled: 15 }],
    ['2025_week12_before', { scheduled: 14 }],
    ['2025_week17_monday-live', { live: 1, final: 15 }],
    ['2022_week11_sunday-live-early', { live: 8, final: 1, scheduled: 5 }],
    ['2022_week01_sunday-live-late', { live: 8, final: 2, scheduled: 6 }],
  ])('%s: every game, by its state', (name, states) => {
    const counts = Object.entries(Object.groupBy(gamesOf(name), ({ state }) => state));
    expect(Object.fromEntries(counts.map(([state, games]) => [state, games?.length]))).toEqual(states);
  });

  it('tell where a live game is and how it stands, and how a game ended', () => {
    const monday = gamesOf('2025_week17_monday-live');
    expect(monday.slice(0, 2).map(line)).toEqual(['LAR 0 ATL 7 live Q1 4:11', 'DAL 30 WAS 23 final']);
    expect(monday[0]).toMatchObject({ season: 2025, seasonType: 'REG', week: 17, kickoff: '2025-12-30T01:15:00Z' });
    const early = gamesOf('2022_week11_sunday-live-early').map(line);
    expect(early).toContain('PHI 0 IND 7 live Q2 6:22');
    expect(early).toContain('NYJ 0 NE 0 live Q1 0:35');
    expect(early).toContain('DAL - MIN - scheduled');
  });

  describe('said otherwise', () => {
    const whole = () => recorded('2025_week17_monday-live');
    /** The live game alone, with its status and some fields of the game changed. */
    const live = (type: object, status: object = {}, game: object = {}) => {
      const { events, ...answer } = whole();
      const [first] = events.filter(({ status }) => 'state' in status.type && status.type.state === 'in');
      const now = { ...first?.status, ...status, type: { ...first?.status.type, ...type } };
      return {
        ...answer,
        events: [{ ...first, status: now, competitions: [{ ...first?.competitions[0], ...game, status: now }] }],
      };
    };
    const only = (...changes: Parameters<typeof live>) => readValue(read(live(...changes))).games?.[0];

    it.each([
      ['at half-time', { name: 'STATUS_HALFTIME' }, { period: 2, clock: 0, displayClock: '0:00' }, 'Halftime'],
      ['between quarters', { name: 'STATUS_END_PERIOD' }, { period: 3, clock: 0, displayClock: '0:00' }, 'End of Q3'],
      ['delayed', { name: 'STATUS_DELAYED' }, {}, 'Delayed'],
      ['in overtime', {}, { period: 5 }, 'OT 4:11'],
      ['in a second overtime', {}, { period: 6 }, '2OT 4:11'],
    ])('a game %s is live', (_, type, status, clock) => {
      expect(only(type, status)).toMatchObject({ state: 'live', clock, score: { home: 7, away: 0 } });
    });

    it.each(['POSTPONED', 'CANCELED'] as const)('a game that is %s has no score', (word) => {
      expect(only({ name: `STATUS_${word}`, state: 'post' })).toMatchObject({ state: word.toLowerCase(), score: null });
    });

    it('a game after overtime is final, and one without a time has no kick-off', () => {
      const ended = { period: 5, clock: 0, displayClock: '0:00' };
      expect(only({ name: 'STATUS_FINAL_OVERTIME', state: 'post' }, ended)).toMatchObject({
        ...{ state: 'final', clock: null, score: { home: 7, away: 0 } },
      });
      expect(only({}, {}, { timeValid: false })?.kickoff).toBeNull();
    });

    it.each([
      ['a final that is under way', { name: 'STATUS_FINAL' }, {}],
      ['an end that nobody knows', { name: 'STATUS_FORFEIT', state: 'post' }, {}],
      ['a clock that is another', {}, { clock: 12 }],
    ])('%s is not believed', (_, type, status) => {
      expect(read(live(type, status))).toMatchObject({ ok: false, rest: { bad: 1 } });
    });

    it('games of August and of teams that play in no season are left out without a fault', () => {
      expect(read({ ...whole(), season: { year: 2025, type: 1 } })).toMatchObject({ reason: [{ reason: 'absent' }] });
      const { events, ...answer } = whole();
      const stars = JSON.parse(JSON.stringify(events).replaceAll('"abbreviation":"ATL"', '"abbreviation":"AFC"'));
      const games = readValue(read({ ...answer, events: stars })).games ?? [];
      expect(games).toHaveLength(15);
      expect(games.map(line)).not.toContain('LAR 0 ATL 7 live Q1 4:11');
    });
  });

  it.each(['2025_week17_monday-live', '2022_week11_sunday-live-early'])(
    '%s, damaged a thousand times, says nothing that is not so',
    (name) => {
      // What is read, and no more: damage elsewhere would show nothing.
      const { season, week, events } = recorded(name);
      const answer = {
        ...{ season, week },
        events: events.slice(0, 10).map((event) => ({
          ...pick(event, 'date', 'season', 'week', 'status'),
          competitions: event.competitions.map((game) => ({
            ...pick(game, 'date', 'timeValid', 'status'),
            competitors: game.competitors.map((side) => ({
              ...pick(side, 'homeAway', 'score', 'linescores'),
              team: pick(side.team, 'id', 'abbreviation'),
            })),
          })),
        })),
      };
      const whole = new Set(readValue(read(answer)).games?.map((game) => JSON.stringify(game)));
      expect(whole.size).toBe(10);
      const wrong: string[] = [];
      let told = 0;
      for (const { bytes, what } of mutations(answer, 1000, 17)) {
        const result = readScoreboard(bytes, 'damaged');
        const left = (result.ok ? result.value : result.rest?.value)?.games ?? [];
        told += left.length;
        for (const game of left) if (!whole.has(JSON.stringify(game))) wrong.push(`${what}: ${line(game)}`);
      }
      expect(wrong).toEqual([]);
      expect(told).toBeGreaterThan(5_000);
    },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyWeekRoster, steady, weekPlayer } from '../testing/week-players.ts';
import { jointWeek } from './joint-week.ts';
import { medianChances, teamTotals, topChances } from './team-totals.ts';
import { takesPart } from './week-player.ts';
import { chanceOfLead, chanceToBeat, leadOf, winChance } from './win-chance.ts';

const renamed = (players: readonly ReturnType<typeof weekPlayer>[]) =>
  players.map((player) => ({ ...player, id: `other ${player.id}` }));

test('what one team has of a win the other lacks', () => {
  fc.assert(
    fc.property(anyWeekRoster(10), anyWeekRoster(10), (own, others) => {
      expect(winChance(own, others) + winChance(others, own)).toBeCloseTo(1, 9);
    }),
  );
});

test('of two team-mates who are expected to score the same it does not matter who is listed first', () => {
  const game = { team: 'A', opponent: 'B' };
  const [one, other] = [weekPlayer('one', 'TE', 8, game), weekPlayer('other', 'TE', 8, game)];
  const passer = weekPlayer('passer', 'QB', 18, game);
  expect(leadOf([one, passer], [other]).variance).toBeCloseTo(leadOf([other], [one, passer]).variance, 9);
});

test('equal teams of other games have even chances, and so have two without anybody who plays', () => {
  fc.assert(
    fc.property(anyWeekRoster(10), (own) => {
      const others = own.map((player) => ({
        ...player,
        team: `other ${player.team}`,
        opponent: player.opponent === null ? null : `other ${player.opponent}`,
      }));
      expect(winChance(own, others)).toBeCloseTo(0.5, 9);
    }),
  );
  expect(winChance([], [])).toBe(0.5);
  expect(winChance([{ ...weekPlayer('injured', 'QB', 20), isOut: true }], [])).toBe(0.5);
});

test('one more point scored never lowers the chance', () => {
  fc.assert(
    fc.property(
      anyWeekRoster(10),
      anyWeekRoster(10),
      fc.double({ min: 0, max: 40, noNaN: true }),
      (own, others, more) => {
        const before = { ...steady('finished', 'K', 8), game: { scored: 8, left: 0 } };
        const after = { ...before, game: { scored: 8 + more, left: 0 } };
        expect(winChance([...own, after], others)).toBeGreaterThanOrEqual(winChance([...own, before], others) - 1e-12);
      },
    ),
  );
});

test('is certain once all games are over, and even for a tie', () => {
  const finished = (id: string, scored: number) => ({ ...weekPlayer(id, 'WR', 12), game: { scored, left: 0 } });
  expect(winChance([finished('a', 20)], [finished('b', 19.99)])).toBe(1);
  expect(winChance([finished('a', 19.9)], [finished('b', 20)])).toBe(0);
  expect(winChance([finished('a', 0.1), finished('c', 0.2)], [finished('b', 0.3)])).toBe(0.5);
  expect(chanceToBeat([finished('a', 20)], 19)).toBe(1);
});

test('the formula says what the draws say', () => {
  fc.assert(
    fc.property(anyWeekRoster(9), anyWeekRoster(9), (own, rivals) => {
      const others = renamed(rivals);
      if (own.filter(takesPart).length < 4 || others.filter(takesPart).length < 4) return;
      const week = jointWeek([...own, ...others], { seed: 'both ways' });
      const ours = teamTotals(week, [...own.keys()]);
      const theirs = teamTotals(
        week,
        others.map((_, at) => own.length + at),
      );
      const share = ours.filter((points, draw) => points > (theirs[draw] ?? 0)).length / ours.length;
      // What four to nine skewed players add up to is not quite normal.
      expect(Math.abs(chanceOfLead(leadOf(own, others), 1) - share)).toBeLessThan(0.05);
    }),
    { numRuns: 40 },
  );
});

test('a lead is surer when little is left, and with a quarterback to one side of a receiver of theirs', () => {
  const passer = weekPlayer('passer', 'QB', 18, { team: 'A', opponent: 'B' });
  const catcher = weekPlayer('catcher', 'WR', 14, { team: 'A', opponent: 'B' });
  const early = winChance(
    [{ ...passer, game: { scored: 12, left: 0.5 } }],
    [{ ...catcher, game: { scored: 5, left: 0.5 } }],
  );
  const late = winChance(
    [{ ...passer, game: { scored: 12, left: 0.1 } }],
    [{ ...catcher, game: { scored: 5, left: 0.1 } }],
  );
  expect(late).toBeGreaterThan(early);
  expect(leadOf([passer, catcher], []).variance).toBeGreaterThan(leadOf([passer], [catcher]).variance);
});

test('chances against the median and for the best places: as many as there are places', () => {
  fc.assert(
    fc.property(
      fc.array(anyWeekRoster(6), { minLength: 2, maxLength: 6 }),
      fc.integer({ min: 1, max: 6 }),
      (teams, places) => {
        const players = teams.flatMap((roster, team) =>
          // A kicker of whom no two score alike, so that no two teams do.
          [...roster, steady('kicker', 'K', 5 + team * 0.37)].map((player) => ({
            ...player,
            id: `${team} ${player.id}`,
          })),
        );
        const week = jointWeek(players, { seed: 'league', draws: 50 });
        let next = 0;
        const totals = teams.map((roster) =>
          teamTotals(
            week,
            [...roster, null].map(() => next++),
          ),
        );
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
        expect(sum(topChances(totals, places))).toBeCloseTo(Math.min(places, teams.length), 9);
        for (const chance of medianChances(totals)) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
        }
        if (teams.length % 2 === 0) expect(sum(medianChances(totals))).toBeCloseTo(teams.length / 2, 9);
      },
    ),
    { numRuns: 40 },
  );
});

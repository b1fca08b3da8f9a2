import { inventedExport } from '@pylon/engine/testing/invented-export';
import { expect, test } from 'vitest';
import { sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';
import { byeWeekOf } from '../../wire/entity.ts';
import { siteLists } from './site-lists.ts';
import { gamesOf } from './stack-games.ts';

const edition = sampleEdition();
const year = Math.max(...edition.tables.games.column.season);
const seasonId = String(year);
/** The summer before the season: drafts go on. */
const { ask, call, arrive, register } = await testServer({ edition, now: `${year}-07-01T12:00:00Z` });

const people = [...(siteLists(edition, year).at(-1)?.adp ?? [])]
  .sort(([, a], [, b]) => a - b)
  .flatMap(([id, adp]) => {
    const row = edition.indexes.playerRow(id);
    if (row === undefined) return [];
    const { firstName, lastName } = edition.tables.players.column;
    return [
      {
        ...{ id, adp, name: `${firstName[row]} ${lastName[row]}` },
        position: edition.indexes.positionOf(id, year) ?? '',
        team: edition.indexes.teamOf(id, year) ?? '',
      },
    ];
  });
type Person = (typeof people)[number];

const drafted = async (players: readonly Person[], { drafts = 1, rounds = players.length } = {}) => {
  const { token } = await register();
  await ask('uploadBestBallDrafts', { text: inventedExport(players, { drafts, rounds, year }) }, token);
  return token;
};
const newestOf = (token: string, more: object = {}) => ask('listBestBallSuggestions', { seasonId, ...more }, token);

/** A receiver of the list with a quarterback of his team who costs later: the receiver first, then the quarterback. */
const pairOf = () => {
  for (const receiver of people.filter(({ position, team }) => position === 'WR' && team !== '')) {
    const quarterback = people.find(({ position, team }) => position === 'QB' && team === receiver.team);
    if (quarterback && quarterback.adp > 20 && quarterback.adp < 60) return { receiver, quarterback };
  }
  throw new Error('the sample has no pair');
};
const { receiver, quarterback } = pairOf();
/** The rounds after which the quarterback is about to be taken from seat 1. */
const fillers = people
  .filter(({ position, team }) => position === 'RB' && team !== quarterback.team)
  .slice(0, Math.max(0, Math.round(quarterback.adp / 12) - 1));
const before = [receiver, ...fillers];

test('a draft with fewer picks than rounds is under way, and its next pick is the snake’s', async () => {
  const { running, draft } = await newestOf(await drafted(before));
  expect(running.map(({ id }) => id)).toEqual([draft?.team.id]);
  const round = before.length + 1;
  expect(draft).toMatchObject({ rounds: 18, nextPick: round % 2 === 1 ? (round - 1) * 12 + 1 : round * 12 });
  expect(draft?.asOf).toBe(siteLists(edition, year).at(-1)?.asOf);
  const { QB = 0, RB = 0, WR = 0, TE = 0 } = draft?.usual?.next ?? {};
  expect(QB + RB + WR + TE).toBeGreaterThan(round - 1);
  expect(QB + RB + WR + TE).toBeLessThanOrEqual(round + 0.2); // told in tenths
});

test('the quarterback of a receiver completes a stack, and players of the team or gone are not suggested', async () => {
  const token = await drafted(before);
  const { draft } = await newestOf(token);
  const own = draft?.suggestions.find(({ athlete }) => athlete?.id === quarterback.id);
  expect(own?.reasons).toContainEqual({ kind: 'stack', names: [receiver.name], amount: null });
  expect(own?.byeWeek).toBe(byeWeekOf(edition, quarterback.id, year));
  const suggested = draft?.suggestions.map(({ athlete }) => athlete?.id) ?? [];
  expect(suggested).not.toContain(receiver.id);
  for (const { adp } of draft?.suggestions ?? []) expect(adp).toBeGreaterThanOrEqual(draft?.earliestAdp ?? 0);
  const without = (await newestOf(token, { gone: `${quarterback.id},${suggested[0]}` })).draft?.suggestions ?? [];
  const left = without.map(({ athlete }) => athlete?.id);
  expect(left.filter((id) => id === quarterback.id || id === suggested[0])).toEqual([]);
  expect(left.length).toBeGreaterThan(0);
});

/** Whoever costs about the 25th pick: the third of seat 1. */
const about25 = people.filter(({ adp }) => adp >= 22 && adp < 32);

test('a game of week 17 is brought back by whoever plays on its other side', async () => {
  const sides = gamesOf(edition, year, 17).flatMap(({ home, away }) => [
    { own: home, other: away },
    { own: away, other: home },
  ]);
  const of = (nflTeam: string, position: string) =>
    people.find((one) => one.team === nflTeam && one.position === position && !about25.includes(one));
  const stacked = sides.flatMap(({ own, other }) => {
    const [thrower, catcher] = [of(own, 'QB'), of(own, 'WR')];
    const rival = about25.find(({ team, position }) => team === other && position !== 'QB');
    return thrower && catcher && rival ? [{ thrower, catcher, rival }] : [];
  });
  const [one] = stacked;
  if (!one) throw new Error('the sample has no such game');
  const { draft } = await newestOf(await drafted([one.catcher, one.thrower]));
  expect(draft?.nextPick).toBe(25);
  const told = draft?.suggestions.find(({ athlete }) => athlete?.id === one.rival.id);
  const reason = told?.reasons.find(({ kind }) => kind === 'game-stack');
  expect([...(reason?.names ?? [])].sort()).toEqual([one.catcher.name, one.thrower.name].sort());
});

test('of several drafts the named one is told, and whoever most of the others have comes with a warning', async () => {
  const [often] = about25;
  const [one, other, third] = people.filter((each) => !about25.includes(each));
  if (!often || !one || !other || !third) throw new Error('the sample has too few players');
  const token = await drafted([often, one], { drafts: 3, rounds: 2 });
  const text = inventedExport([other, third], { drafts: 1, rounds: 2, year });
  await ask(
    'uploadBestBallDrafts',
    { text: text.replaceAll('draft-1', 'draft-9').replaceAll('entry-1', 'entry-9') },
    token,
  );
  const { running, draft } = await newestOf(token);
  expect(running).toHaveLength(4);
  expect(draft?.team.id).toBe(running[0]?.id);
  const drafts = await Promise.all(
    running.map(async ({ id }) => (await newestOf(token, { bestBallTeamId: id })).draft),
  );
  expect(drafts.map((each) => each?.team.id)).toEqual(running.map(({ id }) => id));
  const told = drafts.flatMap((each) => each?.suggestions ?? []).filter(({ athlete }) => athlete?.id === often.id);
  expect(told.map(({ warnings }) => warnings.find(({ kind }) => kind === 'exposure'))).toEqual([
    { kind: 'exposure', names: [], amount: 100 },
  ]);
});

test('a finished draft is not under way, and neither is any once the season has begun', async () => {
  const token = await drafted(people.slice(0, 18));
  const [team] = (await ask('listBestBallTeams', { seasonId }, token)).teams;
  expect(await newestOf(token)).toEqual({ running: [], draft: null });
  expect(await newestOf(token, { bestBallTeamId: team?.id })).toEqual({ running: [], draft: null });
  const past = String(year - 1);
  const { token: other } = await register();
  const text = inventedExport(people.slice(0, 3), { drafts: 1, rounds: 3, year: year - 1 });
  await ask('uploadBestBallDrafts', { text }, other);
  expect((await ask('listBestBallTeams', { seasonId: past }, other)).total).toBe(1);
  expect(await ask('listBestBallSuggestions', { seasonId: past }, other)).toEqual({ running: [], draft: null });
});

test('somebody else’s team is nobody’s, and without drafts nothing is under way', async () => {
  const { running } = await newestOf(await drafted(before));
  const other = (await register()).token;
  const asked = { seasonId, bestBallTeamId: running[0]?.id ?? '' };
  expect(refusal(await call('listBestBallSuggestions', asked, other))).toBe('best-ball-team-not-found');
  expect(await newestOf(other)).toEqual({ running: [], draft: null });
  expect(await newestOf(await arrive())).toEqual({ running: [], draft: null });
  expect(refusal(await call('listBestBallSuggestions', { seasonId }))).toBe('token-not-found');
  expect(refusal(await call('listBestBallSuggestions', { seasonId: 'x' }, other))).toBe('invalid-parameters');
});

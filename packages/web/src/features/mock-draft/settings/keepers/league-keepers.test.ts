import { KEEPER_WORDS } from '@pylon/contract/drafting/keeper-words';
import type { LeagueKeeper } from '@pylon/contract/league-sync/keepers';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { expect, test } from 'vitest';
import { buildPlayers } from '../../../../testing/build-draft.ts';
import { ANY, DEFAULT_WISHES } from '../wishes/draft-wishes.ts';
import type { KeptPlayer } from './kept-players.ts';
import {
  isKeptElsewhere,
  type LeagueTeams,
  leagueDraft,
  seatsOfTeams,
  type TakeOver,
  takenOver,
} from './league-keepers.ts';

const { slots } = DEFAULT_LEAGUE;
const players = new Map(buildPlayers().map((player) => [player.athlete?.id, player]));
const teams = ['a', 'b', 'c', 'd'].map((id) => ({ id, teamName: `Team of ${id}` }));
const league: LeagueTeams = { teams, ownTeamId: 'b' };
const wishes = { ...DEFAULT_WISHES, numberOfTeams: 4, draftPosition: 3 };

/** A keeper of a league as it tells of them; somebody whom we do not know has a name alone. */
function keeper(athleteId: string, team: string | null, own: Partial<LeagueKeeper> = {}): LeagueKeeper {
  const athlete = players.get(athleteId)?.athlete ?? null;
  return {
    ...{ id: `${athleteId} ${team}`, athleteId: athlete && athleteId, teamId: null, athlete, team: null },
    ...{ name: athleteId, leagueParticipantId: team, round: null, turn: null, cost: null, isFromPlatform: true },
    ...own,
  };
}
const kept = (entityId: string, team: number, round: number, costDollars = 1): KeptPlayer => ({
  ...{ entityId, team, round, costDollars },
});

const take = (keepers: readonly LeagueKeeper[], own: Partial<TakeOver> = {}, isAuction = false) =>
  takenOver({
    ...{ wishes, slots, league, told: { keepers, isAuction }, positionOf: () => 'RB', refused: new Map() },
    ...own,
  });

test('the own team is at the person’s position, the others in the league’s order at those that are left', () => {
  expect([...seatsOfTeams(3, league)].sort()).toEqual([
    ['a', 1],
    ['b', 3],
    ['c', 2],
    ['d', 4],
  ]);
  expect(seatsOfTeams(1, league).get('a')).toBe(2);
});

test('where no team is known to be the person’s, all stand in the league’s order', () => {
  const unknown = { teams, ownTeamId: null };
  expect([...seatsOfTeams(3, unknown).values()]).toEqual([1, 2, 3, 4]);
  expect(leagueDraft({ ...wishes, draftPosition: ANY }, unknown, false).draftPosition).toBe(ANY);
});

test('teams and a position that were left to chance are the league’s, and a league of auctions makes an auction', () => {
  const left = { draftType: 'SNAKE', numberOfTeams: ANY, draftPosition: ANY } as const;
  expect(leagueDraft(left, league, true)).toEqual({ draftType: 'AUCTION', numberOfTeams: 4, draftPosition: 2 });
  const said = { draftType: 'LINEAR', numberOfTeams: 8, draftPosition: 7 } as const;
  expect(leagueDraft(said, league, false)).toEqual(said);
});

test('keepers stand in their rounds; those without one take the last that their team has free, and are named', () => {
  const { change, count, assumed, leftOut } = take([
    keeper('RB1', 'b'),
    keeper('WR1', 'b', { round: 16 }),
    keeper('QB1', 'a', { round: 5 }),
    keeper('TE1', 'b'),
  ]);
  expect(change.keepers).toEqual([kept('WR1', 3, 16), kept('QB1', 1, 5), kept('RB1', 3, 15), kept('TE1', 3, 14)]);
  expect({ count, assumed, leftOut }).toEqual({ count: 4, assumed: ['RB1', 'TE1'], leftOut: [] });
});

test('whoever cannot be kept is left out with the reason', () => {
  const { change, leftOut } = take(
    [
      keeper('QB1', 'a', { round: 17 }),
      keeper('WR1', null, { round: 1 }),
      keeper('Somebody else', 'a', { round: 2 }),
      keeper('RB1', 'a', { round: 1 }),
      keeper('RB2', 'a', { round: 1 }),
      keeper('RB1', 'c', { round: 3, id: 'again' }),
      keeper('TE1', 'd', { round: 1 }),
      keeper('K1', 'a', { round: 4 }),
    ],
    { wishes: { ...wishes, numberOfTeams: 3 }, refused: new Map([['K1', KEEPER_WORDS['keeper-unknown-player']]]) },
  );
  expect(change.keepers).toEqual([kept('RB1', 1, 1)]);
  expect(leftOut.map(({ name, why }) => [name, why])).toEqual([
    ['QB1', KEEPER_WORDS['keeper-round-beyond-format']],
    ['WR1', 'The league does not say which team keeps them.'],
    ['Somebody else', KEEPER_WORDS['keeper-unknown-player']],
    ['RB2', KEEPER_WORDS['two-keepers-in-one-slot']],
    ['RB1', KEEPER_WORDS['keeper-twice']],
    ['TE1', KEEPER_WORDS['keeper-unknown-team']],
    ['K1', KEEPER_WORDS['keeper-unknown-player']],
  ]);
});

test('no team keeps more than its roster holds', () => {
  const small = { ...slots, QB: 0, RB: 0, WR: 2, TE: 0, FLEX: 0, K: 0, DST: 0, BN: 0 };
  const { count, leftOut } = take([keeper('WR1', 'a'), keeper('WR2', 'a'), keeper('WR3', 'a')], { slots: small });
  expect(count).toBe(2);
  expect(leftOut).toMatchObject([{ name: 'WR3', why: 'Their team keeps somebody in every round already.' }]);
});

test('no team keeps so many of a position that it could not fill its line-up', () => {
  const { leftOut } = take(['QB1', 'QB2', 'QB3', 'QB4', 'QB5', 'QB6', 'QB7', 'QB8'].map((id) => keeper(id, 'a')));
  expect(leftOut).toMatchObject([{ name: 'QB8', why: KEEPER_WORDS['keepers-leave-no-line-up'] }]);
});

test('in an auction keepers cost what the league tells, a dollar at the least, and money that is not there is told', () => {
  const { change, assumed, leftOut } = take(
    [
      keeper('RB1', 'a', { round: 1, cost: 120 }),
      keeper('WR1', 'a', { round: 1, cost: 70 }),
      keeper('TE1', 'b', { round: 1, cost: 0 }),
      keeper('QB1', 'c', { round: 1 }),
    ],
    {},
    true,
  );
  expect(change.draftType).toBe('AUCTION');
  expect(change.keepers).toEqual([kept('RB1', 1, 1, 120), kept('TE1', 3, 1, 1), kept('QB1', 2, 1, 1)]);
  expect(assumed).toEqual(['QB1']);
  expect(leftOut).toMatchObject([{ name: 'WR1', why: KEEPER_WORDS['keeper-too-dear'] }]);
});

test('whom the person keeps beside the league’s stays, and nobody takes their place', () => {
  const own = kept('WR9', 1, 1);
  const { change, count, leftOut } = take([keeper('QB1', 'a', { round: 1 }), keeper('RB1', 'a', { round: 2 })], {
    wishes: { ...wishes, keepers: [own] },
  });
  expect(change.keepers).toEqual([own, kept('RB1', 1, 2)]);
  expect(count).toBe(1);
  expect(leftOut).toMatchObject([{ name: 'QB1', why: KEEPER_WORDS['two-keepers-in-one-slot'] }]);
});

test('taken over again at another position, keepers go with their teams, and a round that the person gave holds', () => {
  const told = [keeper('RB1', 'b'), keeper('QB1', 'a', { round: 5 }), keeper('WR1', 'a', { round: 5 })];
  const before = [kept('RB1', 3, 4), kept('QB1', 1, 5), kept('WR1', 1, 6)];
  const { change, assumed, leftOut } = take(told, { wishes: { ...wishes, draftPosition: 1, keepers: before } });
  expect(change.keepers).toEqual([kept('QB1', 2, 5), kept('WR1', 2, 6), kept('RB1', 1, 4)]);
  expect([...assumed, ...leftOut]).toEqual([]);
});

test('a keeper is kept elsewhere as soon as their team is at another place, and not before', () => {
  const told = [keeper('RB1', 'b', { round: 4 }), keeper('QB1', null, { round: 5 })];
  const { change } = take(told);
  expect(isKeptElsewhere(change, league, told)).toBe(false);
  expect(isKeptElsewhere({ ...change, draftPosition: 1 }, league, told)).toBe(true);
  expect(isKeptElsewhere({ ...change, draftPosition: 1, keepers: [] }, league, told)).toBe(false);
});

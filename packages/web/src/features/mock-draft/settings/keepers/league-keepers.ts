// The keepers of a person's league as keepers of a draft: which team picks where, at which round or for how much
// everybody is kept, and who cannot be.
import { FEWEST_TEAMS, MOST_DOLLARS, MOST_KEEPERS } from '@pylon/contract/drafting/draft-limits';
import { KEEPER_WORDS } from '@pylon/contract/drafting/keeper-words';
import type { LeagueKeeper } from '@pylon/contract/league-sync/keepers';
import { MOST_TEAMS, rosterSize, type SlotCounts } from '@pylon/engine/vocabulary/league';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { ANY, type DraftWishes } from '../wishes/draft-wishes.ts';
import { keeperConflicts } from './keeper-conflicts.ts';
import type { KeptPlayer } from './kept-players.ts';

/** The teams of a league, in its order. */
export interface LeagueTeams {
  readonly teams: readonly { readonly id: string; readonly teamName: string }[];
  /** Null where the league does not say which is the person's. */
  readonly ownTeamId: string | null;
}

/** What of a draft has to be decided before anybody can be kept in it. */
export type LeagueDraft = Pick<DraftWishes, 'draftType' | 'numberOfTeams' | 'draftPosition'>;

/**
 * The draft that a league's keepers can be kept in: an auction where the league has one, as many teams and the place of
 * the person's team where the wishes leave either to chance.
 */
export function leagueDraft(
  { draftType, numberOfTeams, draftPosition }: LeagueDraft,
  { teams, ownTeamId }: LeagueTeams,
  isAuction: boolean,
): LeagueDraft {
  const count = numberOfTeams === ANY ? Math.min(Math.max(teams.length, FEWEST_TEAMS), MOST_TEAMS) : numberOfTeams;
  const own = teams.findIndex(({ id }) => id === ownTeamId);
  return {
    draftType: isAuction ? 'AUCTION' : draftType,
    numberOfTeams: count,
    draftPosition: draftPosition === ANY && own !== -1 ? Math.min(own + 1, count) : draftPosition,
  };
}

/**
 * Where each team of a league picks, from 1: the person's own at their position, the others in the league's order at
 * those that are left. A draft of fewer teams does not have the last ones.
 */
export function seatsOfTeams(draftPosition: number, { teams, ownTeamId }: LeagueTeams): ReadonlyMap<string, number> {
  const isOwnPlaced = draftPosition !== ANY && teams.some(({ id }) => id === ownTeamId);
  if (!isOwnPlaced) return new Map(teams.map(({ id }, index) => [id, index + 1]));
  const others = teams.filter(({ id }) => id !== ownTeamId);
  return new Map([
    [ownTeamId ?? '', draftPosition],
    ...others.map(({ id }, index): [string, number] => [id, index + 1 < draftPosition ? index + 1 : index + 2]),
  ]);
}

/** Whether somebody whom the league keeps is kept at another place than the one where their team is now. */
export function isKeptElsewhere(
  { draftPosition, keepers }: Pick<DraftWishes, 'draftPosition' | 'keepers'>,
  league: LeagueTeams,
  told: readonly LeagueKeeper[],
): boolean {
  const seats = seatsOfTeams(draftPosition, league);
  return told.some((keeper) => {
    const seat = seats.get(keeper.leagueParticipantId ?? '');
    const kept = keepers.find(({ entityId }) => entityId === entityOf(keeper)?.id);
    return seat !== undefined && kept !== undefined && kept.team !== seat;
  });
}

const NO_TEAM = 'The league does not say which team keeps them.';
const FULL_ROSTER = 'Their team keeps somebody in every round already.';
const TOO_MANY = `A draft has ${MOST_KEEPERS} keepers at most.`;

export interface TakeOver {
  readonly wishes: LeagueDraft & Pick<DraftWishes, 'budgetDollars' | 'keepers'>;
  readonly slots: SlotCounts;
  readonly league: LeagueTeams;
  readonly told: { readonly keepers: readonly LeagueKeeper[]; readonly isAuction: boolean };
  /** Of those whom the wishes keep; null while it is not known. */
  readonly positionOf: (entityId: string) => Position | null;
  /** Whom the draft refuses wherever they are kept, by id, with the reason. */
  readonly refused: ReadonlyMap<string, string>;
}

export interface TakenOver {
  /** What becomes of the wishes. */
  readonly change: LeagueDraft & Pick<DraftWishes, 'keepers'>;
  /** How many of the league's keepers are kept. */
  readonly count: number;
  /** Who stands where nobody said: in the last free round of their team, or for a dollar. */
  readonly assumed: readonly string[];
  readonly leftOut: readonly { readonly id: string; readonly name: string; readonly why: string }[];
}

/**
 * The league's keepers among those of the wishes. Whom the person keeps beside them stays; a round or a price that the
 * person gave to one of them holds where the league tells none, or one that cannot be.
 */
export function takenOver({ wishes, slots, league, told, positionOf, refused }: TakeOver): TakenOver {
  const draft = leagueDraft(wishes, league, told.isAuction);
  const isAuction = draft.draftType === 'AUCTION';
  const seats = seatsOfTeams(draft.draftPosition, league);
  const rows = new Map(told.keepers.flatMap((row) => entityOf(row) ?? []).map((entity) => [entity.id, entity]));
  const keepers = wishes.keepers.filter(({ entityId }) => !rows.has(entityId));
  const others = keepers.length;
  const assumed: string[] = [];

  const conflictOf = (kept: KeptPlayer): string | null => {
    const position = (entityId: string) => rows.get(entityId)?.position ?? positionOf(entityId);
    return keeperConflicts({ ...wishes, ...draft, keepers: [...keepers, kept] }, slots, position).at(-1) ?? null;
  };
  /** Keeps somebody at the first place that can be; else says why they cannot be kept at the first of all. */
  const keep = (keeper: LeagueKeeper): string | null => {
    const entity = entityOf(keeper);
    if (!entity?.position) return KEEPER_WORDS['keeper-unknown-player'];
    const said = wishes.keepers.find(({ entityId }) => entityId === entity.id);
    const team = seats.get(keeper.leagueParticipantId ?? '') ?? said?.team;
    if (team === undefined) return NO_TEAM;
    const why = refused.get(entity.id) ?? (keepers.length < MOST_KEEPERS ? null : TOO_MANY);
    if (why !== null) return why;
    const lastRound = lastFreeRound(keepers, team, rosterSize(slots));
    const places = placesOf({ keeper, said, isAuction, lastRound });
    const conflicts = places.map((place) => conflictOf({ entityId: entity.id, team, ...place }));
    const place = places[conflicts.indexOf(null)];
    if (!place) return conflicts[0] ?? FULL_ROSTER;
    keepers.push({ entityId: entity.id, team, round: place.round, costDollars: place.costDollars });
    if (place.isAssumed) assumed.push(keeper.name);
    return null;
  };

  const isTold = (keeper: LeagueKeeper) => toldOf(keeper, isAuction) !== null;
  // Whoever has a round takes it before those without one take what is left.
  const inTurn = [...told.keepers.filter(isTold), ...told.keepers.filter((keeper) => !isTold(keeper))];
  const leftOut = inTurn.flatMap((keeper) => {
    const why = keep(keeper);
    return why === null ? [] : [{ id: keeper.id, name: keeper.name, why }];
  });
  return { change: { ...draft, keepers }, count: keepers.length - others, assumed, leftOut };
}

/** What a league tells of the place: dollars in an auction, a round in any other draft. */
const toldOf = ({ cost, round }: LeagueKeeper, isAuction: boolean): number | null => (isAuction ? cost : round);

interface Place extends Pick<KeptPlayer, 'round' | 'costDollars'> {
  readonly isAssumed: boolean;
}

interface PlacesWish {
  readonly keeper: LeagueKeeper;
  readonly said: KeptPlayer | undefined;
  readonly isAuction: boolean;
  /** The last round that the team has free; null when there is none. */
  readonly lastRound: number | null;
}

/** Where somebody may be kept, the best place first: as the league tells it, as the person said, else at the least. */
function placesOf({ keeper, said, isAuction, lastRound }: PlacesWish): readonly Place[] {
  const told = toldOf(keeper, isAuction);
  const place = (value: number | null | undefined, isAssumed = false): readonly Place[] => {
    if (value == null) return [];
    const costDollars = isAuction ? Math.min(Math.max(value, 1), MOST_DOLLARS) : 1;
    return [{ round: isAuction ? 1 : value, costDollars, isAssumed }];
  };
  return [
    ...place(told),
    ...place(isAuction ? said?.costDollars : said?.round),
    ...(told === null ? place(isAuction ? 1 : lastRound, true) : []),
  ];
}

/** The last round in which a team does not keep anybody yet; null when it keeps somebody in each. */
function lastFreeRound(keepers: readonly KeptPlayer[], team: number, rounds: number): number | null {
  const held = new Set(keepers.filter((keeper) => keeper.team === team).map(({ round }) => round));
  for (let round = rounds; round > 0; round--) if (!held.has(round)) return round;
  return null;
}

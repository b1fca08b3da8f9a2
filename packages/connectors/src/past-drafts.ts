/** Drafts of a league's earlier seasons, looked for season by season backwards: what the platforms share. */
import type { PastDraftLeftOut } from '@pylon/engine/mock-draft/mates/league-room';
import { rosterSize } from '@pylon/engine/vocabulary/league';
import type { Result } from '@pylon/engine/vocabulary/result';
import type { LeagueBoard } from './league-draft.ts';
import type { OutsideLeague, OutsideLeaguePick, OutsidePastDraft, OutsidePastDrafts } from './outside-league.ts';
import type { LeagueAddress } from './platform.ts';
import type { PlatformFailure } from './platform-failure.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
/** A draft of whole rosters in turns, or why it is none; null where none was held to its end. */
export type PastSeasonDraft = OutsidePastDraft | PastDraftLeftOut | null;

/** A season of a league. */
export interface LeagueSeason {
  readonly season: number;
  /** The league of the season before; null when this one was the first. */
  readonly before: LeagueAddress | null;
  readonly draft: () => Answer<PastSeasonDraft>;
}

/** Seasons that are looked through for a draft, however few of them held one. */
const MOST_SEASONS_BACK = 6;
/** Failures of one season that say nothing of the next. */
const COSTS_ITSELF: ReadonlySet<PlatformFailure> = new Set(['unreadable-answer', 'refused', 'unknown-league']);

/**
 * Looks for drafts of earlier seasons. A season that cannot be read costs itself; seasons before it are found where
 * the platform still says which they are.
 *
 * @param read a season of a league, null where there is none
 * @param most drafts that are wanted
 */
export async function earlierDrafts(
  read: (league: LeagueAddress) => Answer<LeagueSeason | null>,
  league: LeagueAddress,
  { most, sameBy }: { readonly most: number } & Pick<OutsidePastDrafts, 'sameBy'>,
): Answer<OutsidePastDrafts> {
  const own = await read(league);
  if (!own.ok) return own;
  if (own.value === null) return { ok: false, reason: 'unknown-league' };
  const drafts: OutsidePastDraft[] = [];
  const leftOut: OutsidePastDrafts['leftOut'][number][] = [];
  let { season, before: next } = own.value;
  for (let back = 0; back < MOST_SEASONS_BACK && drafts.length < most && next !== null; back++) {
    const found = await read(next);
    // Leagues that name each other in a circle come back to a season that was seen.
    if (found.ok && (found.value === null || found.value.season >= season)) break;
    const draft = found.ok && found.value ? await found.value.draft() : found;
    season = found.ok && found.value ? found.value.season : next.season;
    if (!draft.ok && !COSTS_ITSELF.has(draft.reason)) return draft;
    const told = draft.ok ? (draft.value as PastSeasonDraft) : 'unreadable'; // a season that was found told its draft
    if (typeof told === 'string') leftOut.push({ season, why: told });
    else if (told !== null) drafts.push(told);
    next = found.ok && found.value ? found.value.before : null;
  }
  return { ok: true, value: { drafts, leftOut, sameBy } };
}

/** A board of a season that is past. */
export interface PastBoard extends Pick<LeagueBoard, 'places' | 'order' | 'status'> {
  readonly season: number;
  readonly league: Pick<OutsideLeague, 'shape' | 'teams' | 'carryOver'>;
}

/**
 * What a board of a past season is. A draft in which some teams have no pick adds to rosters, one of fewer rounds than
 * a line-up has places, too, and so does one of fewer than a roster has in a league that keeps players and shows none.
 */
export function draftOfBoard({ season, league, places, order, status }: PastBoard): PastSeasonDraft {
  const isOver = status ? status === 'complete' : places.every(({ player }) => player !== null);
  if (places.length === 0 || !isOver) return null;
  if (order === 'auction') return 'auction';
  const { teams, carryOver, shape } = league;
  const picks = places.flatMap(({ player, teamId, costDollars: _, ...place }): readonly OutsideLeaguePick[] =>
    player === null || teamId === null ? [] : [{ ...place, teamId, player, costDollars: null }],
  );
  const drafting = new Set(picks.map(({ teamId }) => teamId)).size;
  const rounds = drafting === 0 ? 0 : Math.ceil(picks.length / drafting);
  const starters = rosterSize(shape.slots) - shape.slots.BN;
  const isKeeping = carryOver !== 'redraft' && !picks.some(({ isKeeper }) => isKeeper);
  if (drafting < teams.length || rounds < starters || (isKeeping && rounds < rosterSize(shape.slots)))
    return 'adds-to-rosters';
  return {
    season,
    shape: { ...shape, teams: drafting, slots: { ...shape.slots, BN: rounds - starters } },
    teams: teams.map(({ teamId, ownerIds }) => ({ teamId, ownerIds })),
    draft: { order, status: 'completed', startsAt: null, picks },
  };
}

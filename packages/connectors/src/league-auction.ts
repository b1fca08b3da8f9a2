/** An auction that a platform tells as part of a league: who was sold to which of its teams, and for how much. */
import { DEEPEST_BENCH, rosterSize } from '@pylon/engine/vocabulary/league';
import { type DraftPlace, frameBase, type LeagueDraft, MOST_TEAMS, notDrafted } from './league-draft.ts';
import type { OutsideDraftFrame, OutsideDraftStatus } from './outside-draft.ts';

/**
 * The frame of a league's auction. Teams sit by their turn to put somebody up, or as the league lists them. Whom they
 * have though the auction did not bring them, they have had before: it adds to rosters.
 *
 * @returns null for a league whose teams are not told
 */
export function frameOfAuction(draft: LeagueDraft): OutsideDraftFrame | null {
  const { league, budgetDollars = league.shape.budgetDollars } = draft;
  const seats = seatsOf(draft);
  if (seats.length < 1 || seats.length > MOST_TEAMS) return null;
  const base = frameBase(draft, seats);
  const { slots } = league.shape;
  const { starters, bench } = placesOf(draft);
  const status = auctionStatus(draft);
  const rostered = status === 'complete' ? [] : notDrafted(draft, base.seatOfRoster);
  return {
    ...base,
    status,
    order: 'auction',
    shape: {
      teams: seats.length,
      budgetDollars: budgetDollars ?? league.shape.budgetDollars,
      slots: { ...slots, BN: bench },
    },
    ...(budgetDollars === null && { isBudgetUnknown: true as const }),
    ...(rostered.length > 0 && { partial: { rounds: starters + bench, players: 'all' as const, rostered } }),
    tradedPicks: [],
  };
}

function seatsOf({ league, turn = [] }: LeagueDraft): readonly string[] {
  const teamIds = league.teams.map(({ teamId }) => teamId);
  const isTold = turn.length === teamIds.length && teamIds.every((teamId) => turn.includes(teamId));
  return isTold ? turn : teamIds;
}

function mostOfATeam(places: readonly DraftPlace[]): number {
  const owned = new Map<string | null, number>();
  for (const { teamId } of places) owned.set(teamId, (owned.get(teamId) ?? 0) + 1);
  owned.delete(null);
  return Math.max(0, ...owned.values());
}

const soldIn = ({ places }: Pick<LeagueDraft, 'places'>): readonly DraftPlace[] =>
  places.filter(({ player }) => player !== null);

/** Places of a roster: as many as its league says, or as the team that bought most has. */
function placesOf({ league, places }: Pick<LeagueDraft, 'league' | 'places'>) {
  const { slots } = league.shape;
  const starters = rosterSize(slots) - slots.BN;
  const bench = Math.max(Math.min(DEEPEST_BENCH, slots.BN), mostOfATeam(soldIn({ places })) - starters);
  return { starters, bench };
}

/** Where the platform does not say it, an auction is over once rosters are full, or games were played with them. */
export function auctionStatus(draft: Pick<LeagueDraft, 'league' | 'places' | 'status'>): OutsideDraftStatus {
  if (draft.status) return draft.status;
  const { league } = draft;
  const sold = soldIn(draft);
  const { starters, bench } = placesOf(draft);
  if (sold.length >= league.teams.length * (starters + bench) || league.status === 'completed') return 'complete';
  const hasPlayed = league.teams.some(
    ({ standing }) => standing && standing.wins + standing.losses + standing.ties > 0,
  );
  if (sold.length > 0 && hasPlayed) return 'complete';
  return sold.some(({ isKeeper }) => !isKeeper) ? 'drafting' : 'scheduled';
}

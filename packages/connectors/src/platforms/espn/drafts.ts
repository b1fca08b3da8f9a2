/** How an ESPN league drafted, and whom it keeps. */
import type { OutsideDraftResult, OutsideKeeper, OutsideLeaguePick } from '../../outside-league.ts';
import { momentOf } from '../../outside-text.ts';
import { type EspnAbout, toPlayer } from './players.ts';
import type { EspnDraft, EspnTeams } from './shapes.ts';

/** Everybody of a season by ESPN's number; drafts and moves name nobody. */
export type EspnPeople = ReadonlyMap<number, EspnAbout>;

/** The id of the draft of a league's season. */
export const draftIdOf = (leagueId: string, season: number): string => `espn-${leagueId}-${season}`;

export function toDraftResult({ draftDetail, settings }: EspnDraft, people: EspnPeople): OutsideDraftResult {
  const { drafted, inProgress } = draftDetail;
  return {
    order: orderOf({ draftDetail, settings }),
    status: inProgress ? 'drafting' : drafted ? 'completed' : 'pre-draft',
    startsAt: momentOf(settings?.draftSettings.date ?? null),
    picks: picksOf({ draftDetail, settings }, people),
  };
}

/** What was drafted outside ESPN and typed in says no order: the first rounds do. */
export function orderOf({ draftDetail, settings }: EspnDraft): OutsideDraftResult['order'] {
  const type = settings?.draftSettings.type ?? '';
  if (isSold({ draftDetail, settings })) return 'auction';
  if (type === 'SNAKE') return 'snake';
  if (type === 'LINEAR') return 'linear';
  const round = (number: number) =>
    draftDetail.picks
      .filter(({ roundId }) => roundId === number)
      .sort((one, other) => one.overallPickNumber - other.overallPickNumber)
      .map(({ teamId }) => teamId);
  const [first, second] = [round(1), round(2)];
  if (first.length < 2 || first.length !== second.length) return 'unknown';
  if (first.join() === second.join()) return 'linear';
  return first.join() === second.toReversed().join() ? 'snake' : 'unknown';
}

type Pick = EspnDraft['draftDetail']['picks'][number];
const isAuction = (picks: readonly Pick[]): boolean => picks.some(({ bidAmount }) => bidAmount > 0);

/** Whether players are bid for. */
export const isSold = ({ draftDetail, settings }: EspnDraft): boolean =>
  settings?.draftSettings.type === 'AUCTION' || isAuction(draftDetail.picks);

/** A pick that is still to be made names nobody; units have numbers below −1. */
export const isMade = ({ playerId, teamId }: Pick): boolean => playerId !== 0 && playerId !== -1 && teamId >= 1;

function picksOf(draft: EspnDraft, people: EspnPeople): readonly OutsideLeaguePick[] {
  const withPrices = isSold(draft);
  const byNumber = new Map<number, OutsideLeaguePick>();
  for (const pick of draft.draftDetail.picks) {
    if (!isMade(pick)) continue;
    const { overallPickNumber, roundId, teamId, playerId, bidAmount, keeper } = pick;
    byNumber.set(overallPickNumber, {
      pickNumber: overallPickNumber,
      round: roundId,
      teamId: String(teamId),
      player: toPlayer(playerId, people.get(playerId)),
      isKeeper: keeper,
      costDollars: withPrices ? Math.round(bidAmount) : null,
    });
  }
  return [...byNumber.values()].sort((one, other) => one.pickNumber - other.pickNumber);
}

/** Before a draft teams say whom they keep; afterwards its picks do, with what they cost. */
export function toKeepers(draft: EspnDraft, { teams }: EspnTeams, people: EspnPeople): readonly OutsideKeeper[] {
  const kept = picksOf(draft, people).filter(({ isKeeper }) => isKeeper);
  if (kept.length > 0) {
    return kept.map(({ teamId, player, round, costDollars }) => ({
      ...{ teamId, player, costDollars },
      round: costDollars === null ? round : null,
    }));
  }
  return teams.flatMap(({ id, draftStrategy }) =>
    [...new Set(draftStrategy.keeperPlayerIds)].map((playerId) => ({
      teamId: String(id),
      player: toPlayer(playerId, people.get(playerId)),
      round: null,
      costDollars: null,
    })),
  );
}

// What a league's transactions tell of its bids.
import type { OutsideLeague, OutsideTransaction } from '@pylon/connectors/outside-league';
import type { PastClaim } from '@pylon/engine/waivers/league-habits';

/** So many won bids that were all at least a dollar are a league that asks for one. */
const ENOUGH_BIDS = 8;

/** Players for whom somebody bid, run by run: a run of claims is a day's. */
export function pastClaims(transactions: readonly OutsideTransaction[], teams: number): readonly PastClaim[] {
  const bids = transactions.flatMap(({ kind, outcome, bidDollars, moves, at }) => {
    const came = moves.find(({ toTeamId }) => toTeamId !== null);
    if (kind !== 'waiver' || bidDollars === null || !came) return [];
    const key = `${at.slice(0, 10)} ${came.player.id.system} ${came.player.id.id} ${came.player.teamId}`;
    return [{ key, teamId: came.toTeamId, dollars: bidDollars, isWon: outcome === 'done' }];
  });
  return [...Map.groupBy(bids, ({ key }) => key).values()].flatMap((own): PastClaim[] => {
    const won = own.find(({ isWon }) => isWon);
    if (!won) return [];
    const byTeam = new Map([[won.teamId, won.dollars]]);
    for (const { teamId, dollars } of own) {
      // A higher bid that lost could not be carried out, and was none against anybody.
      if (teamId === won.teamId || dollars > won.dollars) continue;
      byTeam.set(teamId, Math.max(byTeam.get(teamId) ?? 0, dollars));
    }
    return [{ bids: [...byTeam.values()], rivals: teams - 1 }];
  });
}

/** What a league takes at least, dollars: as its platform says; else a dollar where nobody got a player for less. */
export function leastBidOf(
  { leastBidDollars }: Pick<OutsideLeague['waivers'], 'leastBidDollars'>,
  claims: readonly PastClaim[],
): number {
  if (leastBidDollars !== undefined) return leastBidDollars;
  const won = claims.map(({ bids }) => bids[0] ?? 0);
  return won.length >= ENOUGH_BIDS && won.every((dollars) => dollars >= 1) ? 1 : 0;
}

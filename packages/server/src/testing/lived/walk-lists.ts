// A walk's lists of a league and what is done about it: rankings, values, recommendations, the one list
// over all leagues.
import { isLocked } from '@pylon/contract/plans/tiers';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import type { Walker, WalkOf } from './walker.ts';

export async function walkLists(walker: Walker, of: WalkOf): Promise<void> {
  await walkRankings(walker, of);
  await walkRecommendations(walker, of);
  await walkNeeds(walker, of);
}

async function walkRankings({ ask, equal, fault }: Walker, { userLeagueId, past, week }: WalkOf): Promise<void> {
  const league = await ask('getUserLeague', { userLeagueId });
  const leagueId = league?.userLeague.leagueId ?? '';
  const teams = new Set(past.league.teams.map(({ teamId }) => teamId));
  for (const position of POSITIONS) {
    const told = await ask('leagueExpertRankings', { leagueId, week, athletePositions: position, limit: 25 });
    for (const { leagueParticipantId: holder } of told?.leagueExpertRankingTable ?? []) {
      if (holder !== null && !teams.has(holder)) fault(`${position}: somebody is on no team of the league: ${holder}`);
    }
  }
  const values = await ask('leagueAuctionTable', { leagueId });
  equal('the budget of auction values', values?.budget, past.league.shape.budgetDollars);
}

async function walkRecommendations({ ask, fault }: Walker, { userLeagueId }: WalkOf): Promise<void> {
  const [told, roster] = [
    await ask('expertRecommendations', { userLeagueId }),
    await ask('getMyRoster', { userLeagueId }),
  ];
  const placeOf = new Map(roster?.leagueRosters.map((row) => [row.leagueRosterId, row.position]));
  for (const { start, sit } of told?.recommendations ?? []) {
    const [from, to] = [placeOf.get(start.leagueRosterId), placeOf.get(sit.leagueRosterId)];
    if (from !== 'BN' || to === undefined || to === 'BN') fault(`experts move ${from} for ${to}`);
  }
}

async function walkNeeds({ ask, equal, fault }: Walker, { userLeagueId }: WalkOf): Promise<void> {
  const [told, best] = [await ask('needsAttention', {}), await ask('optimizeMyRoster', { userLeagueId })];
  const own = told?.needs.filter((need) => need.userLeagueId === userLeagueId) ?? [];
  const coming = best?.moves.filter(({ to }) => to !== 'BN').length ?? 0;
  const others: ReadonlySet<string> = new Set(['claim', 'trade-offer', 'questionable']);
  const changes = own.filter(({ kind, instead }) => instead !== null && !others.has(kind));
  if (changes.length > coming) fault(`${changes.length} needs of a line-up where ${coming} come in`);
  const claim = own.find(({ kind }) => kind === 'claim');
  const gained = claim?.gainedPoints;
  if (claim && !isLocked(gained)) equal('a claim brings at least two points', Math.min(gained ?? 0, 2), 2);
}

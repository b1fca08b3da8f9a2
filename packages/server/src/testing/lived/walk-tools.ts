// Start/Sit and the Trade Analyzer of a league, beside My Roster and each other.
import { isLocked } from '@pylon/contract/plans/tiers';
import type { Walker, WalkOf } from './walker.ts';

export async function walkStartSit({ ask, equal }: Walker, { userLeagueId }: WalkOf): Promise<void> {
  const own = await ask('getMyRoster', { userLeagueId });
  const known = own?.leagueRosters.flatMap((row) => ((row.athlete ?? row.team) ? [row] : [])) ?? [];
  const compare = known.slice(0, 8).flatMap(({ athlete, team }) => athlete?.id ?? team?.id ?? []);
  if (compare.length > 0) {
    const table = await ask('compareStartSit', { userLeagueId, PlayerIDs: compare });
    for (const row of table?.startSitTable ?? []) {
      const same = known.find(({ athlete, team }) => (athlete?.id ?? team?.id) === row.player.id);
      if (!same || isLocked(row.projFPValueRange) || isLocked(same.projFPValueRange)) continue;
      equal(
        `${same.name}: points in Start/Sit beside My Roster`,
        row.projFPValueRange?.avg,
        same.projFPValueRange?.avg,
      );
      equal(`${same.name}: start % in Start/Sit beside My Roster`, row.startPercent, same.startPercentage);
    }
    await ask('listStartSitStats', { userLeagueId, PlayerIDs: compare });
  }
}

export async function walkTrades({ ask, equal }: Walker, { userLeagueId }: WalkOf): Promise<void> {
  await ask('tradeHighAcquireLow', { userLeagueId });
  const found = await ask('recommendTrades', { userLeagueId });
  const trades = found && !isLocked(found.tradeRecommendation) ? found.tradeRecommendation : [];
  for (const { tradeAway, tradeFor, opponentLeagueParticipant, gainPerWeek } of trades.slice(0, 2)) {
    const trade = {
      ...{ userLeagueId, participantId: opponentLeagueParticipant.id },
      ...{ tradeAwayRosterIds: tradeAway.leagueRosterIds, tradeForRosterIds: tradeFor.leagueRosterIds },
    };
    const preview = await ask('previewTrade', trade);
    const summary = await ask('summarizeTrade', trade);
    if (preview && !isLocked(preview.tradePreview)) {
      equal('a recommended trade beside its preview', gainPerWeek, preview.tradePreview.own.gainPerWeek);
      if (summary && !isLocked(summary.tradeSummary)) {
        equal('a preview beside its summary', preview.tradePreview.own.gain, summary.tradeSummary.own.gain);
        const { before, after, gain } = summary.tradeSummary.own;
        equal('what a side gains beside before and after', gain, after - before, 0.02);
      }
    }
    for (const part of ['tradePositionRankings', 'tradeStats', 'tradeRosterChanges'] as const) await ask(part, trade);
  }
}

// The rest of a walk: the hub, playoff odds and the waiver wire of a league, beside what My Roster says.
import { FIRST_CLAIM_RULES } from '@pylon/contract/cruise-control/cruise-limits';
import { isLocked, unlocked } from '@pylon/contract/plans/tiers';
import { scoresOf } from './past-league.ts';
import type { Walker, WalkOf } from './walker.ts';

/** @param chances of each team to win its match-up, as My Roster tells them, 0 to 1 */
export async function walkHub(walker: Walker, of: WalkOf, chances: ReadonlyMap<string, number>): Promise<void> {
  await walkWidgets(walker, of, chances.get(of.ownTeamId));
  await walkPlayoffs(walker, of, chances.get(of.ownTeamId));
  await walkWaivers(walker, of);
  await walkCruise(walker, of);
}

async function walkWidgets({ ask, equal, fault }: Walker, of: WalkOf, ownChance: number | undefined): Promise<void> {
  const { userLeagueId, past } = of;
  const league = { userLeagueId };
  for (const isFromOpp of ['false', 'true'] as const) {
    await ask('injuredPlayers', { ...league, isFromOpp });
    await ask('byeWeekWatch', { ...league, isFromOpp });
  }
  await ask('boomBust', league);
  await ask('trendingUp', league);
  for (const period of ['season', 'week'] as const) await ask('scoutsSixPack', { ...league, period });
  const matchups = await ask('weekMatchups', league);
  const told = matchups?.weekMatchups.flatMap(({ leftSide, rightSide }) => [
    leftSide,
    ...(rightSide ? [rightSide] : []),
  ]);
  if (matchups?.hasMatchups && told) {
    equal(
      'teams in the match-ups of the week',
      new Set(told.map(({ participant }) => participant.id)).size,
      told.length,
    );
    if (told.length > past.league.teams.length) fault(`${told.length} sides of ${past.league.teams.length} teams`);
  }
  equal(
    'the own chance to win in the hub beside My Roster',
    percentOf(matchups?.ownChances[0]?.winnerPercentage),
    ownChance,
    0.006,
  );
}

async function walkPlayoffs({ ask, equal, fault }: Walker, of: WalkOf, ownChance: number | undefined): Promise<void> {
  const odds = await ask('myRosterPlayoffOdds', { userLeagueId: of.userLeagueId });
  if (!odds?.outlook) return;
  const { teams, places } = odds.outlook;
  const [thisWeek] = odds.outlook.thisWeek;
  equal(
    'playoff odds of all teams beside the places',
    teams.reduce((sum, { playoffs }) => sum + playoffs.odds, 0),
    places,
    0.01,
  );
  if (thisWeek) equal('the chance to win in the playoff odds beside My Roster', thisWeek.winOdds, ownChance, 0.006);
  const { ifWin, ifLose } = thisWeek ?? {};
  if (ifWin && ifLose && ifWin.playoffs.odds < ifLose.playoffs.odds - 0.03)
    fault(`a win takes the playoffs away: ${ifWin.playoffs.odds} beside ${ifLose.playoffs.odds}`);
  const own = teams.find(({ leagueParticipantId }) => leagueParticipantId === of.ownTeamId);
  if (own && ifWin && ifLose && thisWeek) {
    const mixed = thisWeek.winOdds * ifWin.playoffs.odds + (1 - thisWeek.winOdds) * ifLose.playoffs.odds;
    equal('playoff odds beside those of a win and a loss together', own.playoffs.odds, mixed, 0.02);
  }
}

async function walkWaivers({ ask, equal, fault }: Walker, of: WalkOf): Promise<void> {
  const { userLeagueId, week, past } = of;
  const moves = await ask('listLeagueTransactions', { userLeagueId, limit: 50 });
  const stored = [...past.weeks].reduce(
    (sum, [each, { transactions }]) => sum + (each < week ? transactions.length : 0),
    0,
  );
  equal('moves of the season so far', moves?.total, stored);
  const free = await ask('listAvailablePlayers', { userLeagueId });
  const players = free && !isLocked(free.availablePlayers) ? free.availablePlayers.slice(0, 5) : [];
  if (players.length === 0) return;
  const rosters = past.weeks.get(week)?.rosters ?? [];
  if (rosters.length === 0) return;
  const table = await ask('calculateFaab', { userLeagueId, playerIDs: players.map(({ id }) => id) });
  const rows = table && !isLocked(table.faabTable) ? table.faabTable : [];
  for (const { player, gain, bids } of rows) {
    const listed = players.find(({ id }) => id === player.id);
    equal(`${player.name}: gain in the list beside the calculator`, listed?.gain, gain);
    if (!bids) continue;
    const { safe, recommended, aggressive, curve } = bids;
    if (!(safe.dollars <= recommended.dollars && recommended.dollars <= aggressive.dollars))
      fault(`${player.name}: bids of ${safe.dollars}, ${recommended.dollars} and ${aggressive.dollars}`);
    if (aggressive.dollars > (free?.userLeagueDetails.left ?? 0)) fault(`${player.name}: more is bid than is left`);
    curve.forEach((bid, index) => {
      if (bid.winPercent < (curve[index - 1]?.winPercent ?? 0)) fault(`${player.name}: ${bid.dollars} wins less often`);
    });
  }
}

const percentOf = (percent: number | null | undefined): number | undefined =>
  percent == null ? undefined : percent / 100;

/** The freest rules: whatever brings anything is prepared. */
const FREEST = {
  ...{ keptRosterIds: [], onlyIdle: false, leastGain: 0, leadHours: 3, notBeforeHour: 0 },
  timeZone: 'America/New_York',
  claims: FIRST_CLAIM_RULES,
};

async function walkCruise({ ask, equal, fault }: Walker, of: WalkOf): Promise<void> {
  const { userLeagueId, past, ownTeamId, week } = of;
  const state = await ask('updateCruiseControl', { userLeagueId, isOn: true, rules: FREEST });
  const best = await ask('optimizeMyRoster', { userLeagueId });
  const changes = state?.proposals.filter((proposal) => proposal.reason !== 'claim') ?? [];
  const gains = changes.map(({ gainedPoints }) => unlocked(gainedPoints) ?? 0);
  const sum = gains.reduce((all, gain) => all + gain, 0);
  const most = unlocked(best?.gainedPoints ?? null);
  if (most !== null && sum > most + 0.1) fault(`changes bring ${sum}, the best line-up ${most}`);
  const run = await ask('cruiseControlDryRun', { userLeagueId });
  equal('weeks of the dry run, known or not', (run?.weeks.length ?? 0) + (run?.unknownWeeks.length ?? 0), week - 1);
  const brought = run?.weeks.reduce((all, each) => all + (each.broughtPoints ?? 0), 0) ?? 0;
  equal('what the dry run brought in all', run?.total.broughtPoints ?? 0, brought, 0.06);
  const scores = scoresOf(past);
  for (const each of run?.weeks ?? [])
    if (each.setPoints !== null)
      equal(
        `points of week ${each.week} in the dry run beside the platform's`,
        each.setPoints,
        scores.get(each.week)?.get(ownTeamId),
        0.02,
      );
}

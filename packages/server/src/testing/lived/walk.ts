// One person's walk through every tool of a league in one week, and whatever of it does not add up.

import type { CallName } from '@pylon/contract/calls';
import { isLocked } from '@pylon/contract/plans/tiers';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import type { Input, Reply, TestServer } from '../test-server.ts';
import { standingsBefore } from './past-league.ts';
import { walkHub } from './walk-hub.ts';
import type { WalkOf } from './walker.ts';

/** What a walk came to. */
export interface Walk {
  /** How many answers were given. */
  readonly answers: number;
  /** How many pairs of figures were compared, of two answers or of one and the platform. */
  readonly compared: number;
  readonly faults: readonly string[];
}

/** Refusals that a league in its season may meet, by call. */
const MAY_REFUSE: Partial<Record<CallName, readonly string[]>> = {};

/** Asks every tool about every team, and compares what they say with each other and with the platform. */
export async function walk({ call }: Pick<TestServer, 'call'>, of: WalkOf): Promise<Walk> {
  const { past, week, userLeagueId, token, ownTeamId } = of;
  const faults: string[] = [];
  let [answers, compared] = [0, 0];
  const ask = async <N extends CallName>(name: N, input: Input<N>): Promise<Reply<N>['data']> => {
    const reply = await call(name, input, token).catch((error: unknown) => {
      faults.push(`${name} breaks: ${error instanceof Error ? error.message : String(error)}`);
    });
    if (!reply) return null;
    if (!reply.error) answers++;
    else if (!MAY_REFUSE[name]?.includes(reply.error.code))
      faults.push(`${name} refuses: ${reply.error.code} ${JSON.stringify(reply.error.fields ?? {})}`);
    return reply.data;
  };
  /** @param within of each other, in the unit of the figures */
  const equal = (what: string, ours: number | null | undefined, theirs: number | null | undefined, within = 0.006) => {
    compared++;
    const isEqual = ours === theirs || (ours != null && theirs != null && Math.abs(ours - theirs) <= within);
    if (!isEqual) faults.push(`${what}: ${ours} beside ${theirs}`);
  };

  const scores = new Map(
    [...past.weeks].map(([each, { matchups }]) => [
      each,
      new Map(matchups.flatMap(({ teams }) => teams.flatMap((team) => (team ? [[team.teamId, team.points]] : [])))),
    ]),
  );
  const regular = (past.league.playoffs?.firstWeek ?? past.league.weeks.last + 1) - 1;
  const records = standingsBefore(past.weeks, week);
  const opponents = new Map(
    (past.weeks.get(week)?.matchups ?? []).flatMap(({ teams: [one, other] }) =>
      other
        ? [
            [one.teamId, other.teamId],
            [other.teamId, one.teamId],
          ]
        : [],
    ),
  );
  const chances = new Map<string, number>();

  for (const { teamId } of past.league.teams) {
    const query = { userLeagueId, leagueParticipantId: teamId };
    const roster = await ask('getMyRoster', query);
    const best = await ask('optimizeMyRoster', query);
    for (const goal of ['boomRoster', 'bustRoster'] as const) {
      const other = await ask(goal, query);
      if (
        best &&
        other &&
        !isLocked(best.gainedPoints) &&
        !isLocked(other.gainedPoints) &&
        other.gainedPoints > best.gainedPoints + 0.01
      )
        faults.push(`team ${teamId}: ${goal} gains ${other.gainedPoints}, more than the best, ${best.gainedPoints}`);
    }
    if (roster && best) {
      const starts = roster.leagueRosters.filter(({ shouldStart }) => shouldStart).length;
      equal(
        `team ${teamId}: who should start beside who is moved in`,
        starts,
        best.moves.filter(({ to }) => to !== 'BN').length,
      );
      if (best.winPercentage) chances.set(teamId, best.winPercentage.before);
      const ids = roster.leagueRosters.map(({ leagueRosterId }) => leagueRosterId);
      equal(`team ${teamId}: each player once`, new Set(ids).size, ids.length);
    }
    const scoring = await ask('myRosterScoring', query);
    const told = scoring?.totalScoringStats ?? [];
    equal(`team ${teamId}: weeks that are over`, told.length, Math.min(week - 1, past.weeks.size));
    for (const { week: each, points, opponentId, opponentPoints } of told) {
      equal(`team ${teamId}, points of week ${each}`, points, scores.get(each)?.get(teamId));
      if (opponentId !== null)
        equal(`team ${teamId}, their points of week ${each}`, opponentPoints, scores.get(each)?.get(opponentId));
    }
    const top = await ask('myRosterTopStats', query);
    const record = records.get(teamId);
    if (top?.topStats && week <= regular + 1) {
      equal(`team ${teamId}: wins`, top.topStats.wins, record?.wins);
      equal(`team ${teamId}: losses`, top.topStats.losses, record?.losses);
    }
    await ask('myRosterByes', query);
    const positions = await ask('myRosterPositionStrength', query);
    const players = await ask('myRosterPlayerStrength', query);
    for (const { position, rank, teams } of positions?.strength ?? [])
      if (!(rank >= 1 && rank <= teams)) faults.push(`team ${teamId}: rank ${rank} of ${teams} at ${position}`);
    for (const { name, rank, of: all } of players?.strength.own ?? [])
      if (!(rank >= 1 && rank <= all)) faults.push(`team ${teamId}: rank ${rank} of ${all} for ${name}`);
    await ask('listTradeRosters', { userLeagueId, participantId: teamId });
  }
  for (const [teamId, chance] of chances) {
    const other = chances.get(opponents.get(teamId) ?? '');
    if (other !== undefined) equal(`team ${teamId}: both chances to win`, chance + other, 1, 0.011);
  }
  for (const each of [1, week - 2, week + 1].filter(
    (one) => one >= 1 && one !== week && one <= past.league.weeks.last,
  )) {
    const roster = await ask('getMyRoster', { userLeagueId, week: each });
    if (each >= week) continue;
    const rows = roster?.leagueRosters ?? [];
    const sum = pointsOf(rows.filter(({ position }) => !OFF.has(position)));
    const score = scores.get(each)?.get(ownTeamId);
    const what = `own starters of week ${each} beside the platform's score`;
    if (!roster?.uncountedPlaces.length) equal(what, sum, score, 0.02);
    else {
      compared++;
      const uncounted = pointsOf(
        rows.filter(({ position, ownPosition }) => position === 'BN' && !isDrafted(ownPosition)),
      );
      const rest = (score ?? 0) - sum;
      if (rest < -0.02 || rest > uncounted + 0.02)
        faults.push(`${what}: ${sum} and up to ${uncounted} beside ${score}`);
    }
  }

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
  await walkHub({ ask, equal, fault: (text) => void faults.push(text) }, of, chances);
  return { answers, compared, faults };
}

/** Places whose points count for nobody. */
const OFF: ReadonlySet<string> = new Set(['BN', 'IR', 'TAXI']);

const pointsOf = (rows: readonly { readonly fantasyPoints: number | null }[]): number =>
  rows.reduce((sum, { fantasyPoints }) => sum + (fantasyPoints ?? 0), 0);

/** Whether a position is one of those whose points are counted here. */
const isDrafted = (position: string | null): boolean => position !== null && isPosition(position);

// What drafts were worth when they were made, and what they are worth by the site's newest list.

import type { listBestBallContests } from '@pylon/contract/best-ball/contests';
import type { listBestBallHistory, listBestBallValueChanges } from '@pylon/contract/best-ball/history';
import type { getBestBallTeamStats } from '@pylon/contract/best-ball/teams';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { mapInSteps } from '../../almanac/in-slices.ts';
import { meanPick, PLAYERS_A_STEP, takenSteps } from './exposure.ts';
import { closingValueOf, mean, percentOf, stacksOf, tenth, tenthOf, toWireDrafted } from './own-teams.ts';
import { type OwnTeam, type Portfolio, siteName, TEAMS_A_STEP } from './portfolio.ts';

const dayOf = ({ startedAt }: OwnTeam): string => startedAt.slice(0, 10);
const feesOf = (teams: readonly OwnTeam[]): number =>
  teams.reduce((sum, { entryFeeDollars }) => sum + (entryFeeDollars ?? 0), 0);
const closingOfAll = (teams: readonly OwnTeam[]): number | null =>
  tenthOf(mean(teams.flatMap((team) => closingValueOf(team)?.meanPicks ?? [])));

/** Drafts by day, the newest first. */
export function historyAnswer({ teams, site, newest }: Portfolio): AnswerOf<typeof listBestBallHistory> {
  const days = [...Map.groupBy(teams, dayOf)].map(([day, of]) => ({
    day,
    drafts: of.length,
    feesDollars: feesOf(of),
    meanClosingValue: closingOfAll(of),
  }));
  return {
    siteName: siteName({ site }),
    asOf: newest?.asOf ?? null,
    days: days.sort((a, b) => (a.day > b.day ? -1 : 1)),
  };
}

/** How far the players moved since they were drafted. */
export function* valueChanges({
  teams,
  newest,
}: Portfolio): Generator<void, AnswerOf<typeof listBestBallValueChanges>> {
  const moved = yield* mapInSteps(yield* takenSteps(teams), PLAYERS_A_STEP, (taken) => {
    const then = mean(taken.picks.flatMap(({ adpThen }) => adpThen ?? []));
    const adp = mean(taken.picks.flatMap((pick) => (pick.adpThen === null ? [] : (pick.adp ?? []))));
    if (then === null || adp === null) return [];
    const { drafts } = taken;
    return [
      {
        ...toWireDrafted(taken.who),
        drafts,
        meanPick: tenth(meanPick(taken)),
        adpThen: tenth(then),
        adp: tenth(adp),
        change: tenth(then - adp),
        totalChange: tenth((then - adp) * drafts),
      },
    ];
  });
  return { asOf: newest?.asOf ?? null, athletes: moved.flat().sort((a, b) => b.totalChange - a.totalChange) };
}

/** Tournaments, the one with the most drafts first. */
export function ownContests({ teams }: Portfolio): AnswerOf<typeof listBestBallContests>['contests'] {
  const keyOf = ({ site, tournament, entryFeeDollars }: OwnTeam) => `${site}|${tournament}|${entryFeeDollars}`;
  const byContest = Map.groupBy(teams, keyOf);
  const contests = [...byContest.values()].flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    const days = of.map(dayOf).sort();
    return [
      {
        ...{ tournament: first.tournament, siteName: siteName(first) },
        entryFeeDollars: first.entryFeeDollars,
        drafts: of.length,
        feesDollars: feesOf(of),
        firstDay: days[0] ?? '',
        lastDay: days.at(-1) ?? '',
        meanClosingValue: closingOfAll(of),
      },
    ];
  });
  return contests.sort((a, b) => b.drafts - a.drafts);
}

/** All teams together. */
export function* teamStats({ teams, site, newest }: Portfolio): Generator<void, AnswerOf<typeof getBestBallTeamStats>> {
  const told = yield* mapInSteps(teams, TEAMS_A_STEP, (team) => ({
    value: closingValueOf(team)?.meanPicks ?? [],
    isStacked: stacksOf(team).length > 0,
  }));
  const values = told.flatMap(({ value }) => value);
  const athletes = (yield* takenSteps(teams)).length;
  return {
    drafts: teams.length,
    feesDollars: feesOf(teams),
    athletes,
    stackedShare:
      teams.length === 0 ? null : tenth(percentOf(told.filter(({ isStacked }) => isStacked).length, teams.length)),
    meanClosingValue: tenthOf(mean(values)),
    gainedShare:
      values.length === 0 ? null : tenth(percentOf(values.filter((value) => value > 0).length, values.length)),
    ...{ siteName: siteName({ site }), asOf: newest?.asOf ?? null },
  };
}

// What drafts were worth when they were made, and what they are worth by the site's newest list.
import type {
  getBestBallTeamStats,
  listBestBallHistory,
  listBestBallValueChanges,
} from '@pylon/contract/best-ball/best-ball';
import type { listBestBallContests } from '@pylon/contract/best-ball/contests';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { meanPick, takenIn } from './exposure.ts';
import { closingValueOf, mean, percentOf, stacksOf, tenth, tenthOf, toWireDrafted } from './own-teams.ts';
import { type OwnTeam, type Portfolio, siteName } from './portfolio.ts';

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
export function valueChanges({ teams, newest }: Portfolio): AnswerOf<typeof listBestBallValueChanges> {
  const athletes = takenIn(teams).flatMap((taken) => {
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
  return { asOf: newest?.asOf ?? null, athletes: athletes.sort((a, b) => b.totalChange - a.totalChange) };
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
export function teamStats({ teams, site, newest }: Portfolio): AnswerOf<typeof getBestBallTeamStats> {
  const values = teams.flatMap((team) => closingValueOf(team)?.meanPicks ?? []);
  return {
    drafts: teams.length,
    feesDollars: feesOf(teams),
    athletes: takenIn(teams).length,
    stackedShare:
      teams.length === 0
        ? null
        : tenth(percentOf(teams.filter((team) => stacksOf(team).length > 0).length, teams.length)),
    meanClosingValue: tenthOf(mean(values)),
    gainedShare:
      values.length === 0 ? null : tenth(percentOf(values.filter((value) => value > 0).length, values.length)),
    ...{ siteName: siteName({ site }), asOf: newest?.asOf ?? null },
  };
}

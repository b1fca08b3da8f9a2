// Quarterbacks with their catchers, and the games that such stacks count on.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { listBestBallStacks } from '@pylon/contract/best-ball/best-ball';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { countsOn, type StackGame } from '@pylon/engine/best-ball/stacks';
import { percentOf, quarterbacksOf, stacksOf, tenth, toWireDrafted } from './own-teams.ts';
import type { Drafted, Portfolio } from './portfolio.ts';

export function stackAnswer({ edition, season, teams }: Portfolio, week: number): AnswerOf<typeof listBestBallStacks> {
  const byQuarterback = Map.groupBy(teams.flatMap(quarterbacksOf), ({ quarterback }) => quarterback.key);
  const stacks = [...byQuarterback.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const catchers = counted(all.flatMap((stack) => stack.catchers));
    return [
      {
        quarterback: toWireDrafted(first.quarterback),
        nflTeam: first.nflTeam,
        drafts: all.length,
        withOne: all.filter((stack) => stack.catchers.length === 1).length,
        withMore: all.filter((stack) => stack.catchers.length > 1).length,
        catchers: catchers.map(({ who, drafts }) => ({ ...toWireDrafted(who), drafts })),
      },
    ];
  });
  const rosters = teams.map(({ picks }) => picks.map(({ who }) => who));
  const games = gamesOf(edition, season, week).map((game) => {
    const drafts = rosters.filter((players) => countsOn(players, game)).length;
    return { ...game, drafts, share: tenth(percentOf(drafts, teams.length)) };
  });
  return {
    drafts: teams.length,
    stackedShare: tenth(percentOf(teams.filter((team) => stacksOf(team).length > 0).length, teams.length)),
    stacks: stacks.sort((a, b) => b.withOne + b.withMore - (a.withOne + a.withMore) || b.drafts - a.drafts),
    games: games.filter(({ drafts }) => drafts > 0).sort((a, b) => b.drafts - a.drafts),
  };
}

function counted(people: readonly Drafted[]): readonly { readonly who: Drafted; readonly drafts: number }[] {
  const byKey = Map.groupBy(people, ({ key }) => key);
  return [...byKey.values()]
    .flatMap((all) => (all[0] ? [{ who: all[0], drafts: all.length }] : []))
    .sort((a, b) => b.drafts - a.drafts);
}

/** The regular season's games of a week. */
export function gamesOf({ tables }: Edition, season: number, week: number): readonly StackGame[] {
  const { column, length } = tables.games;
  const games: StackGame[] = [];
  for (let row = 0; row < length; row++) {
    if (column.season[row] !== season || column.week[row] !== week || column.seasonType[row] !== 'REG') continue;
    games.push({ home: column.homeTeamId[row] ?? '', away: column.awayTeamId[row] ?? '' });
  }
  return games;
}

// Quarterbacks with their catchers, and the games that such stacks count on.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { listBestBallStacks } from '@pylon/contract/best-ball/best-ball';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { percentOf, quarterbacksOf, stacksOf, tenth, toWireDrafted } from './own-teams.ts';
import type { Drafted, OwnTeam, Portfolio } from './portfolio.ts';

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
  const games = gamesOf(edition, season, week).map((game) => {
    const drafts = teams.filter((team) => countsOn(team, game)).length;
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

interface Game {
  readonly home: string;
  readonly away: string;
}

/** The regular season's games of a week. */
function gamesOf({ tables }: Edition, season: number, week: number): readonly Game[] {
  const { column, length } = tables.games;
  const games: Game[] = [];
  for (let row = 0; row < length; row++) {
    if (column.season[row] !== season || column.week[row] !== week || column.seasonType[row] !== 'REG') continue;
    games.push({ home: column.homeTeamId[row] ?? '', away: column.awayTeamId[row] ?? '' });
  }
  return games;
}

const SKILL: ReadonlySet<string> = new Set(['RB', 'WR', 'TE']);

/** Whether a team has a stack of one side and a back, receiver or tight end of the other. */
function countsOn(team: OwnTeam, { home, away }: Game): boolean {
  const has = (nflTeam: string) => team.picks.some(({ who }) => who.nflTeam === nflTeam && SKILL.has(who.position));
  return stacksOf(team).some(({ nflTeam }) => (nflTeam === home && has(away)) || (nflTeam === away && has(home)));
}

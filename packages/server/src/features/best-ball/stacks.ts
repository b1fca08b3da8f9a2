// Quarterbacks with their catchers, and the games that such stacks count on.
import type { listBestBallStacks } from '@pylon/contract/best-ball/exposure';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { acrossFromQuarterback, stackRoles, withQuarterback } from '@pylon/engine/best-ball/stack-correlations';
import { STACK_CORRELATIONS } from '@pylon/engine/best-ball/stack-correlations.data';
import { bringBacks } from '@pylon/engine/best-ball/stacks';
import { mapInSteps } from '../../almanac/in-slices.ts';
import { percentOf, quarterbacksOf, tenth, toWireDrafted } from './own-teams.ts';
import { type Drafted, type Portfolio, TEAMS_A_STEP } from './portfolio.ts';
import { newestList } from './running-drafts.ts';
import { gamesOf } from './stack-games.ts';

type Stacks = AnswerOf<typeof listBestBallStacks>;

/** Games that teams are held against before whatever else waits has its turn. */
const GAMES_A_STEP = 2;
/** Those of a game who are on most teams. */
const MOST_BRING_BACKS = 3;

export function* stackAnswer(portfolio: Portfolio, week: number): Generator<void, Stacks> {
  const { edition, season, teams, site } = portfolio;
  const { list } = newestList(edition, season, { site, tournament: '' });
  const byTeam = yield* mapInSteps(teams, TEAMS_A_STEP, quarterbacksOf);
  const byQuarterback = Map.groupBy(byTeam.flat(), ({ quarterback }) => quarterback.key);
  const stacks = yield* mapInSteps(byQuarterback.values(), 1, (all) => {
    const [first] = all;
    if (!first) return [];
    const roles = rolesIn(list, [first.nflTeam]);
    const catchers = counted(all.flatMap((stack) => stack.catchers));
    return [
      {
        quarterback: toWireDrafted(first.quarterback),
        nflTeam: first.nflTeam,
        drafts: all.length,
        withOne: all.filter((stack) => stack.catchers.length === 1).length,
        withMore: all.filter((stack) => stack.catchers.length > 1).length,
        catchers: catchers.map(({ who, drafts }) => {
          const role = roles.get(who.key) ?? null;
          return { ...toWireDrafted(who), drafts, role, together: role && withQuarterback(role) };
        }),
      },
    ];
  });
  const rosters = teams.map(({ picks }) => picks.map(({ who }) => who));
  const games = yield* mapInSteps(gamesOf(edition, season, week), GAMES_A_STEP, (game) => {
    const across = rosters.map((players) => bringBacks(players, game)).filter((own) => own.length > 0);
    const roles = rolesIn(list, [game.home, game.away]);
    return {
      ...{ ...game, drafts: across.length, share: tenth(percentOf(across.length, teams.length)) },
      bringBacks: counted(across.flat())
        .slice(0, MOST_BRING_BACKS)
        .map(({ who, drafts }) => {
          const role = roles.get(who.key) ?? null;
          return { ...toWireDrafted(who), drafts, role, together: role && acrossFromQuarterback(role) };
        }),
    };
  });
  const stacked = byTeam.filter((own) => own.some(({ catchers }) => catchers.length > 0)).length;
  return {
    drafts: teams.length,
    stackedShare: tenth(percentOf(stacked, teams.length)),
    stacks: stacks.flat().sort((a, b) => b.withOne + b.withMore - (a.withOne + a.withMore) || b.drafts - a.drafts),
    games: games.filter(({ drafts }) => drafts > 0).sort((a, b) => b.drafts - a.drafts),
    record: recordAnswer(),
  };
}

/** Who has which role at some teams, by their keys. */
const rolesIn = (list: ReturnType<typeof newestList>['list'], nflTeams: readonly string[]) =>
  new Map(nflTeams.flatMap((team) => stackRoles(list, team).map(([{ key }, role]) => [key, role] as const)));

function recordAnswer(): Stacks['record'] {
  const { firstSeason, lastSeason, teamMates, opponents } = STACK_CORRELATIONS;
  return {
    ...{ firstSeasonId: String(firstSeason), lastSeasonId: String(lastSeason) },
    ...{ teamMates: [...teamMates], opponents: [...opponents] },
  };
}

function counted(people: readonly Drafted[]): readonly { readonly who: Drafted; readonly drafts: number }[] {
  const byKey = Map.groupBy(people, ({ key }) => key);
  return [...byKey.values()]
    .flatMap((all) => (all[0] ? [{ who: all[0], drafts: all.length }] : []))
    .sort((a, b) => b.drafts - a.drafts);
}

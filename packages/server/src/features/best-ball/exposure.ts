// How often a person took whom, against how often anybody does.
import type {
  listBestBallAthletes,
  listBestBallPositions,
  listBestBallTeamExposure,
} from '@pylon/contract/best-ball/exposure';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { isExportSite } from '@pylon/engine/best-ball/draft-sites';
import { mapInSteps } from '../../almanac/in-slices.ts';
import {
  closingOf,
  closingValueOf,
  mean,
  percentOf,
  SHORTEST_DRAFT,
  shapeOf,
  tenth,
  tenthOf,
  toWireDrafted,
} from './own-teams.ts';
import { type Drafted, type OwnPick, type OwnTeam, type Portfolio, siteName, TEAMS_A_STEP } from './portfolio.ts';
import { advancedOf, shapeRecord } from './shapes.ts';

/** Somebody drafted, with every pick of them. */
export interface Taken {
  readonly who: Drafted;
  readonly picks: readonly OwnPick[];
  /** Teams with them: two of one name whom the almanac does not know may stand on one team. */
  readonly drafts: number;
}

/** Everybody on the teams, the most frequent first; some teams a step. */
export function* takenSteps(teams: readonly OwnTeam[]): Generator<void, readonly Taken[]> {
  const byKey = new Map<string, { readonly who: Drafted; readonly picks: OwnPick[]; drafts: number; last: string }>();
  yield* mapInSteps(teams, TEAMS_A_STEP, ({ id, picks }) => {
    for (const pick of picks) {
      const { who } = pick;
      const one = byKey.get(who.key) ?? { who, picks: [], drafts: 0, last: '' };
      byKey.set(who.key, one);
      one.picks.push(pick);
      if (one.last !== id) one.drafts++;
      one.last = id;
    }
  });
  const taken = yield* mapInSteps(byKey.values(), PLAYERS_A_STEP, ({ who, picks, drafts }) => {
    const one = { who, picks, drafts };
    return { one, mean: meanPick(one) };
  });
  return taken.sort((a, b) => b.one.drafts - a.one.drafts || a.mean - b.mean).map(({ one }) => one);
}

/** Players of a portfolio of whom is told before whatever else waits has its turn. */
export const PLAYERS_A_STEP = 50;

export const meanPick = ({ picks }: Pick<Taken, 'picks'>): number => mean(picks.map(({ pick }) => pick)) ?? 0;

/** Exposure by player. */
export function* athleteExposure(
  portfolio: Portfolio,
  tournament: string | undefined,
): Generator<void, AnswerOf<typeof listBestBallAthletes>> {
  const { teams, newest } = portfolio;
  const counted = tournament === undefined ? teams : teams.filter((team) => team.tournament === tournament);
  const picksOfDraft = mean(counted.map(({ draftSize, picks }) => draftSize * picks.length)) ?? 0;
  const oneOfEach = mean(counted.map(({ draftSize }) => 100 / draftSize)) ?? 0;
  const everybody = yield* takenSteps(counted);
  const athletes = yield* mapInSteps(everybody, PLAYERS_A_STEP, (taken) => {
    const { who, picks, drafts } = taken;
    const adp = mean(picks.flatMap((pick) => pick.adp ?? []));
    const listed = (who.entityId !== null && newest?.adp.get(who.entityId)) || null;
    return {
      ...toWireDrafted(who),
      nflTeam: who.nflTeam,
      drafts,
      share: tenth(percentOf(drafts, counted.length)),
      fieldShare: listed !== null && listed <= picksOfDraft ? tenth(oneOfEach) : null,
      meanPick: tenth(meanPick(taken)),
      adp: tenthOf(adp),
      closingValue: tenthOf(mean(picks.flatMap((pick) => closingOf(pick) ?? []))),
    };
  });
  return { drafts: counted.length, siteName: siteName(portfolio), athletes };
}

/** Whom the site's drafters take in drafts like the person's, by its newest list; null without one. */
function fieldOf({ edition, season, teams, newest }: Portfolio) {
  const [draftSize, rounds] = [mean(teams.map((team) => team.draftSize)), mean(teams.map(({ picks }) => picks.length))];
  if (!newest || draftSize === null || rounds === null) return null;
  const taken = [...newest.adp]
    .sort(([, a], [, b]) => a - b)
    .slice(0, Math.round(draftSize * rounds))
    .map(([entityId]) => ({
      position: edition.indexes.positionOf(entityId, season),
      nflTeam: edition.indexes.teamOf(entityId, season),
    }));
  return { draftSize, taken };
}

/** Exposure by NFL team. */
export function* teamExposure(portfolio: Portfolio): Generator<void, AnswerOf<typeof listBestBallTeamExposure>> {
  const { teams } = portfolio;
  const field = fieldOf(portfolio);
  const ownTeams = teams.map(({ picks }) => picks.flatMap(({ who }) => who.nflTeam ?? []));
  const picks = teams.reduce((sum, team) => sum + team.picks.length, 0);
  const everybody = ownTeams.flat();
  yield;
  const nflTeams = yield* mapInSteps(new Set(everybody), 4, (nflTeam) => {
    const players = everybody.filter((each) => each === nflTeam).length;
    const inField = field?.taken.filter((each) => each.nflTeam === nflTeam).length ?? 0;
    return {
      nflTeam,
      share: tenth(percentOf(ownTeams.filter((each) => each.includes(nflTeam)).length, teams.length)),
      pickShare: tenth(percentOf(players, picks)),
      fieldPickShare: field && field.taken.length > 0 ? tenth(percentOf(inField, field.taken.length)) : null,
      playersPerTeam: hundredth(players / teams.length),
    };
  });
  return {
    drafts: teams.length,
    nflTeams: nflTeams.sort((a, b) => b.pickShare - a.pickShare || (a.nflTeam < b.nflTeam ? -1 : 1)),
  };
}

const POSITIONS = ['QB', 'RB', 'WR', 'TE'] as const;
const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** Exposure by position, and the shapes of whole rosters. */
export function* positionExposure(portfolio: Portfolio): Generator<void, AnswerOf<typeof listBestBallPositions>> {
  const { teams } = portfolio;
  const field = fieldOf(portfolio);
  const all = teams.flatMap(({ picks }) => picks);
  const positions = yield* mapInSteps(POSITIONS, 1, (position) => {
    const own = all.filter(({ who }) => who.position === position).length;
    const firsts = teams.flatMap(({ picks }) => picks.find(({ who }) => who.position === position)?.pick ?? []);
    const inField = field?.taken.filter((each) => each.position === position).length ?? 0;
    return {
      position,
      pickShare: tenth(percentOf(own, all.length)),
      playersPerTeam: teams.length === 0 ? 0 : hundredth(own / teams.length),
      fieldPlayersPerTeam: field ? hundredth(inField / field.draftSize) : null,
      meanFirstPick: tenthOf(mean(firsts)),
    };
  });
  const most = Math.max(0, ...teams.map(({ picks }) => picks.length));
  // Fewer rounds than any finished draft has: it is still going on.
  const finished = teams.filter(
    ({ site, picks }) => !isExportSite(site) || picks.length >= Math.min(most, SHORTEST_DRAFT),
  );
  const shaped = yield* mapInSteps(finished, TEAMS_A_STEP, (team) => ({
    shape: shapeOf(team),
    closingValue: closingValueOf(team)?.meanPicks ?? null,
  }));
  const byShape = Map.groupBy(shaped, ({ shape }) => JSON.stringify(shape));
  const shapes = [...byShape.values()].flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    const meanClosingValue = tenthOf(mean(of.flatMap(({ closingValue }) => closingValue ?? [])));
    return [
      {
        ...first.shape,
        drafts: of.length,
        share: tenth(percentOf(of.length, finished.length)),
        meanClosingValue,
        advanced: advancedOf(first.shape),
      },
    ];
  });
  return {
    ...{ drafts: teams.length, positions, record: shapeRecord() },
    shapes: shapes.sort((a, b) => b.drafts - a.drafts),
  };
}

// What the market of a league asks for its players: where they are kept, more than this season.

import { cents } from '@pylon/engine/tables/cents';
import type { TradePlayer } from '@pylon/engine/trades/trade-league';
import { type BesidePlayers, packageValue } from '@pylon/engine/trades/trade-odds';
import { careerValues } from '../../football/careers/career-values.ts';
import type { LeagueWeek } from '../../leagues/asked-team.ts';
import type { FuturePick } from '../../leagues/holders/future-picks.ts';
import type { RestMaterial } from '../../leagues/rest-material.ts';
import type { TradedBeside } from './beside-players.ts';

export interface TradeMaterial extends RestMaterial {
  /** What is known of the years to come; null in a league that keeps nobody, and where nobody publishes it. */
  readonly careers: Careers | null;
}

interface Careers {
  /** Who says so, and of which day. */
  readonly told: string;
  /** How much of what the league's market asks lies beyond the season, above 0 to 1. */
  readonly share: number;
  /** By the id on the roster, ≥ 0. */
  valueOf(leagueRosterId: string): number;
  /** ≥ 0, in the same unit. */
  valueOfPick(pick: FuturePick): number;
}

/**
 * How much of what a player brings lies beyond the season. How many a keeper league keeps is not known of every
 * platform: that it is half is an estimate.
 */
const CAREER_SHARES = { redraft: 0, keeper: 0.5, dynasty: 1 } as const;

/** The weeks of a league with what its market asks for each player. */
export function withMarket({ of, week }: Pick<LeagueWeek, 'of' | 'week'>, rest: RestMaterial): TradeMaterial {
  const { edition, season, league } = of;
  const share = CAREER_SHARES[league.carryOver];
  const values = share > 0 ? careerValues(edition, season, league.shape) : null;
  if (!values) return { ...rest, careers: null };
  const members = [...week.rosters.values()].flat();
  const entities = new Map(members.map(({ leagueRosterId, entityId }) => [leagueRosterId, entityId]));
  const careerOf = (id: string) => values.byEntity.get(entities.get(id) ?? '') ?? 0;
  const seasonOf = (id: string) => rest.rests.get(id)?.value ?? 0;
  const sumOf = (worth: (id: string) => number) => [...rest.rests.keys()].reduce((sum, id) => sum + worth(id), 0);
  // All seasons of a league together weigh as much as all its careers.
  const perPoint = sumOf(careerOf) / Math.max(1, sumOf(seasonOf));
  const priced = (player: TradePlayer) => ({
    ...player,
    value: share * careerOf(player.id) + (1 - share) * perPoint * seasonOf(player.id),
  });
  const teams = rest.facts.teams.map(({ id, players }) => ({ id, players: players.map(priced) }));
  const valueOfPick = ({ round, season: drafted }: FuturePick) => values.valueOfPick(round, drafted - season);
  const careers = { told: values.told, share, valueOf: careerOf, valueOfPick };
  return { ...rest, facts: { ...rest.facts, teams }, careers };
}

/** Whether a league keeps players, and who says what they bring for years. */
export const toMarket = ({ of }: Pick<LeagueWeek, 'of'>, { careers }: TradeMaterial) => ({
  isKept: CAREER_SHARES[of.league.carryOver] > 0,
  told: careers?.told ?? null,
});

/**
 * What the market asks for the picks of a trade, and for those that either side could add: nothing where nobody knows
 * years.
 */
export function askedForPicks(
  { careers }: TradeMaterial,
  { gives, gets }: TradedBeside,
): { readonly beside: BesidePlayers; readonly left: BesidePlayers } {
  const askedFor = (picks: readonly FuturePick[]) =>
    careers ? picks.map((pick) => careers.share * careers.valueOfPick(pick)) : [];
  return {
    beside: { gives: askedFor(gives.picks), gets: askedFor(gets.picks) },
    left: { gives: askedFor(gives.picksLeft), gets: askedFor(gets.picksLeft) },
  };
}

/** What both sides of a trade bring for years, picks included; null where nobody knows. */
export function careerValueOf(
  { careers }: TradeMaterial,
  { gives, gets }: { readonly gives: readonly string[]; readonly gets: readonly string[] },
  beside?: Readonly<Record<'gives' | 'gets', Pick<TradedBeside['gives'], 'picks'>>>,
) {
  if (!careers) return null;
  const worthOf = (ids: readonly string[], picks: readonly FuturePick[] = []) =>
    cents(packageValue([...ids.map(careers.valueOf), ...picks.map(careers.valueOfPick)]));
  return { away: worthOf(gives, beside?.gives.picks), for: worthOf(gets, beside?.gets.picks) };
}

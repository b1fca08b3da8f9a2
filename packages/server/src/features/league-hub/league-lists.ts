// What experts say of everybody in a league's own rules, and who has them.
import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import type { leagueAuctionTable, leagueExpertRankings } from '@pylon/contract/league-hub/league-lists';
import { pageOfFacts, rankedFacts } from '@pylon/contract/rankings/ranked-page';
import { auctions } from '@pylon/contract/tables/draft/auctions.table';
import { rankings } from '@pylon/contract/tables/draft/rankings.table';
import type { WireEntity } from '@pylon/contract/wire';
import { startedPositions } from '@pylon/engine/vocabulary/slots';
import type { Person } from '../../db/reads/person-by-token.ts';
import { auctionBoard } from '../../football/auction-board.ts';
import { rowAside } from '../../football/lists/row-aside.ts';
import { boardFor } from '../../football/shown-board.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { holdersIn } from '../../leagues/holders/league-holders.ts';
import {
  type KnownLeague,
  knownLeague,
  knownWeek,
  presentWeek,
  type RosterMember,
} from '../../leagues/known-league.ts';
import { listedAs } from '../../leagues/stored-league.queries.ts';
import { noSuchColumn, tableAnswer } from '../../tables/table-answer.ts';
import { premiumLast } from '../../wire/expert.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import { type LeagueHubParts, listRules } from './league-hub.service.ts';

/** A league whose lists are asked for. */
interface Listed {
  readonly of: KnownLeague;
  /** Everybody on a roster by entity; nobody is before the draft. */
  readonly holders: ReadonlyMap<string, RosterMember>;
  readonly period: 'seasonal' | 'restOfSeason';
  readonly rules: ReturnType<typeof listRules>;
}

async function listed(
  parts: LeagueHubParts,
  { id: accountId, tier }: Person,
  leagueId: string,
): Promise<Outcome<Listed>> {
  const userLeagueId = await listedAs(parts.db, { accountId, leagueId });
  if (userLeagueId === null) return failure('league-not-found');
  const known = await knownLeague(parts, { id: accountId }, userLeagueId);
  if (!known.ok) return known;
  const of = known.value;
  const present = presentWeek(of.league);
  const week = present === null ? null : await knownWeek(parts, of, present);
  return found({
    of,
    holders: week ? holdersIn(week) : new Map(),
    period: present === null ? 'seasonal' : 'restOfSeason',
    rules: listRules(of, tier),
  });
}

/** The rankings in the rules of a league, as a tier sees them: of whom it starts, unless a position is asked for. */
export async function expertRankings(
  parts: LeagueHubParts,
  person: Person,
  { leagueId, week = 0, athletePositions = [], limit, offset }: QueryOf<typeof leagueExpertRankings>,
): Promise<Outcome<AnswerOf<typeof leagueExpertRankings>>> {
  const asked = await listed(parts, person, leagueId);
  if (!asked.ok) return asked;
  const { of, rules, period, holders } = asked.value;
  const { edition, season } = of;
  const { board, basis } = boardFor(person.tier, edition, {
    ...(week > 0 ? ({ period: 'weekly', week } as const) : { period, week }),
    ...{ season, ...rules, expertIds: [] },
  });
  const started = () => [...startedPositions(of.league.shape.slots)];
  const rosterPositions = athletePositions.length > 0 ? athletePositions : started();
  const wish = { rosterPositions, orderBy: rankings.sort, limit, offset };
  const seen = {
    tier: person.tier,
    ...rowAside(edition, { season, week }, { now: parts.clock.now(), scoring: rules.scoring }),
  };
  const page = pageOfFacts(board, rankedFacts(board, wish, seen), wish, seen);
  if (!page) return noSuchColumn();
  return found({
    leagueExpertRankingTable: withHolders(page.rows, holders),
    basis,
    ...{ total: page.total, experts: premiumLast(board.experts), isInOwnRules: rules.isInOwnRules },
    provenance: provenanceOf(edition),
  });
}

/** Auction values in the rules and the money of a league, as a tier sees them. */
export async function auctionTable(
  parts: LeagueHubParts,
  person: Person,
  { leagueId, seasonId, limit, offset }: QueryOf<typeof leagueAuctionTable>,
): Promise<Outcome<AnswerOf<typeof leagueAuctionTable>>> {
  const asked = await listed(parts, person, leagueId);
  if (!asked.ok) return asked;
  const { of, rules, period, holders } = asked.value;
  const { edition, season } = of;
  if (seasonId !== undefined && seasonId !== String(season)) return failure('season-not-found');
  const { rows, experts } = auctionBoard(edition, {
    ...{ season, period, week: 0, scoring: rules.scoring, league: of.league.shape, expertIds: [] },
    ...{ strategy: 'balanced', tier: person.tier },
  });
  const page = tableAnswer(auctions, rows, { orderBy: auctions.sort, limit, offset }, person.tier);
  if (!page.ok) return page;
  return found({
    auctionTable: withHolders(page.value.rows, holders),
    budget: of.league.shape.budgetDollars,
    ...{ total: page.value.total, experts: premiumLast(experts), isInOwnRules: rules.isInOwnRules },
    provenance: provenanceOf(edition),
  });
}

const withHolders = <R extends WireEntity>(rows: readonly R[], holders: Listed['holders']) =>
  rows.map((row) => ({
    ...row,
    leagueParticipantId: holders.get(row.athlete?.id ?? row.team?.id ?? '')?.teamId ?? null,
  }));

// What a plain table's page asks for, by its declaration and the address.
import type { ResearchTable } from '@pylon/contract/tables/tables';
import type { Provenance, Season } from '@pylon/contract/wire';
import { orderKey } from '@pylon/engine/tables/sort-rows';
import type { Column } from '@pylon/engine/tables/table';
import { FLEX_POSITIONS } from '@pylon/engine/vocabulary/positions';
import { queryOptions } from '@tanstack/react-query';
import type { ApiFailure } from '../../api/failure.ts';
import { weekLabel } from '../../widgets/player/display.ts';
import type { EntityRow } from '../../widgets/player/entity.ts';
import {
  DEFAULT_SCORING,
  heldOf,
  type PositionChoice,
  pageOf,
  parseTableSearch,
  positionsOf,
  type SearchChange,
  type TableSearch,
  weekShown,
} from '../../widgets/table/table-search.ts';
import { weeksTold } from '../../widgets/table/use-season.ts';

/** A row of any plain table: whom it is about, and the columns declared. */
export type PlainRow = EntityRow & Readonly<Record<string, unknown>>;

export interface PlainAnswer {
  readonly rows: readonly PlainRow[];
  readonly total: number;
  readonly provenance: Provenance;
}

/** The question for a plain table; its key is that of every call. */
export const plainAnswer = ({ call }: ResearchTable, input: object) =>
  queryOptions<PlainAnswer, ApiFailure>({ queryKey: [call, input] });

/** The table's own questions that are one of some answers. */
export const choicesOf = ({ filters }: ResearchTable) =>
  Object.entries(filters.own ?? {}).flatMap(([name, filter]) =>
    filter.kind === 'choice' ? [{ name, ...filter }] : [],
  );

/** Those that are one of what a call offers. */
export const offeredOf = ({ filters }: ResearchTable) =>
  Object.entries(filters.own ?? {}).flatMap(([name, filter]) =>
    filter.kind === 'offered' ? [{ ...filter, name, called: filter.standard, standard: '' }] : [],
  );
export type Offered = ReturnType<typeof offeredOf>[number];

/** The question for what is offered. */
export const offeredChoices = ({ call }: Offered) =>
  queryOptions<{ readonly choices: readonly { readonly value: string; readonly label: string }[] }, ApiFailure>({
    queryKey: [call, {}],
  });

const ownQuestions = (table: ResearchTable) => [...choicesOf(table), ...offeredOf(table)];

/** The change of the address that puts them all back to their standard. */
export const ownAtStandard = (table: ResearchTable) =>
  Object.fromEntries(ownQuestions(table).map(({ name }) => [name, undefined])) as SearchChange;

/** Names in the address of what a table has a filter for, positions aside. */
export const filtersOf = (table: ResearchTable): readonly string[] => [
  ...['team', 'season'],
  ...(['week', 'scoring'] as const).filter((name) => table.filters[name]),
  ...ownQuestions(table).map(({ name }) => name),
];

/** What the address answers to one of them; the standard unless it says something else. */
export const chosenOf = (
  search: TableSearch,
  { name, standard }: { readonly name: string; readonly standard: string },
) => (search as Readonly<Record<string, string | undefined>>)[name] ?? standard; // read by parsePlainSearch

/** The first and the last week asked of a table of some weeks, by its questions; nothing of any other. */
export const weeksAsked = (table: ResearchTable, search: TableSearch) =>
  Object.fromEntries(
    choicesOf(table).flatMap((choice) =>
      choice.name.endsWith('Week') ? [[choice.name, chosenOf(search, choice)]] : [],
    ),
  );

/** What a call may offer: whether it does is known when it has answered. */
const MAY_BE_OFFERED = /^[\w ()-]{1,40}$/;

/** Reads the address of a table: what every table has, and its own questions. */
export const parsePlainSearch =
  (table: ResearchTable) =>
  (raw: Readonly<Record<string, unknown>>): TableSearch => ({
    ...parseTableSearch(raw),
    ...Object.fromEntries(
      choicesOf(table).flatMap(({ name, choices, standard }) => {
        const text = String(raw[name] ?? '');
        return Object.hasOwn(choices, text) && text !== standard ? [[name, text]] : [];
      }),
    ),
    ...Object.fromEntries(
      offeredOf(table).flatMap(({ name }) => {
        const text = String(raw[name] ?? '');
        return MAY_BE_OFFERED.test(text) ? [[name, text]] : [];
      }),
    ),
  });

/** The positions that a table opens on; null for a table of teams that does not ask whose figures it holds. */
export const positionQuestion = ({ about, filters }: ResearchTable) =>
  filters.positions ?? (about === 'teams' ? null : []);

/** Weeks of a season that can be asked for; −1 is the whole season. */
export const weeksOf = ({ filters }: ResearchTable, season: Season): readonly number[] =>
  filters.isOfOneWeek ? weeksTold(season) : [-1, ...season.weeks];

/** The week that is shown: the one asked for, else the season, or of a table of one week the next to be played. */
export const tableWeek = ({ filters }: ResearchTable, search: TableSearch, season: Season): number =>
  filters.isOfOneWeek ? weekShown(search, season) : (search.week ?? -1);

/**
 * What stands over a table: its season, and the week if it is of one.
 * @param isRefused whether there is nothing of what the address asks for
 */
export function tableTitle(table: ResearchTable, search: TableSearch, season: Season, isRefused = false): string {
  const year = search.season ?? season.id;
  const week = tableWeek(table, search, season);
  return `${year} ${table.title}${week === -1 || isRefused ? '' : `, ${weekLabel(week, Number(year))}`}`;
}

/** The order that the server is asked for. */
const serverOrder = ({ sort, broughtOrders = [] }: ResearchTable, asked: string | undefined): string =>
  asked === undefined || broughtOrders.includes(orderKey(asked)) ? sort : asked;

/** What to ask for a table in a given state. */
export function plainInput(table: ResearchTable, search: TableSearch, season: Season): object {
  const asked = positionQuestion(table);
  const week = tableWeek(table, search, season);
  const positions = asked === null ? [] : positionsOf(search, asked);
  return {
    seasonId: search.season ?? season.id,
    ...(table.filters.week && week !== -1 ? { week } : {}),
    ...(table.filters.scoring ? { scoringSystemId: search.scoring ?? DEFAULT_SCORING } : {}),
    ...(positions.length > 0 ? { rosterPositions: [...positions] } : {}),
    ...(search.team ? { teamId: search.team } : {}),
    ...(table.about === 'teams' ? {} : heldOf(search)),
    ...(search.q ? { searchText: search.q } : {}),
    ...Object.fromEntries(ownQuestions(table).map((choice) => [choice.name, chosenOf(search, choice)])),
    orderBy: serverOrder(table, search.sort),
    ...pageOf(search, table.about),
  };
}

/**
 * Where a column is shown when these positions are asked for; all positions are none.
 * @example shownAmong({ shows: 'picked', shownFor: ['QB'], … }, ['QB']) // → 'desktop'
 */
export function shownAmong(
  { shows = 'desktop', shownFor }: Column,
  positions: readonly PositionChoice[],
): NonNullable<Column['shows']> {
  if (!shownFor || positions.length === 0) return shows;
  const asked = positions.flatMap((choice) => (choice === 'FLEX' ? FLEX_POSITIONS : choice));
  const told = asked.filter((position) => shownFor.includes(position)).length;
  if (told === 0) return 'picked';
  return told === asked.length && shows === 'picked' ? 'desktop' : shows;
}

/** Whether no team has anything in a column, as in one of the games ahead once a season is over: then it waits. */
export const isOfNobody = (about: string, rows: readonly PlainRow[], key: string): boolean =>
  about === 'teams' && rows.length > 0 && rows.every((row) => row[key] === null);

import { GAME_STATES } from '@pylon/engine/vocabulary/game-states';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import * as z from 'zod';
import { MOST_ROWS, PAGE_SIZE } from './tables/page-limits.ts';

/** A list in a query: repeated (`a=1&a=2`), or joined by commas (`a=1,2`). */
export const queryList = <T extends z.ZodType<unknown, string>>(item: T) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((value) => (Array.isArray(value) ? value : value.split(',')).filter((text) => text !== ''))
    .pipe(z.array(item).max(64));

/** A whole number in a query. */
export const queryWhole = z.coerce.number().int();

/** The first page and its size. */
export const pageQuery = {
  limit: queryWhole.min(1).max(MOST_ROWS).default(PAGE_SIZE),
  offset: queryWhole.min(0).default(0),
};

/** Narrows a table by one of the caller's leagues, as its rosters stand this week. */
export const heldQuery = {
  /** Whom the caller's own team has in this league. */
  mineIn: z.uuid().optional(),
  /** Who is on no roster of this league. */
  freeIn: z.uuid().optional(),
};

export const SeasonId = z.string().regex(/^\d{4}$/);
export const PositionFilter = z.enum([...POSITIONS, 'FLEX']);
export const EntityIdText = z.string().min(2).max(40);
export const ScoringSystemIdText = z.string().max(40);

export const Team = z
  .object({
    id: z.string(),
    alias: z.string(),
    market: z.string(),
    name: z.string(),
    fullName: z.string(),
    conferenceName: z.string(),
    divisionName: z.string(),
    primaryColor: z.string(),
    secondaryColor: z.string(),
    logoURL: z.string().nullable(),
    slug: z.string(),
  })
  .meta({ id: 'Team' });
export type Team = z.output<typeof Team>;

/** An athlete as rows carry it; `team` is the team's alias, null for a free agent. */
export const Athlete = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    fullName: z.string(),
    position: z.string(),
    jersey: z.number().nullable(),
    status: z.string(),
    injuryStatus: z.string().nullable(),
    headshotURL: z.string().nullable(),
    team: z.string().nullable(),
  })
  .meta({ id: 'Athlete' });
export type Athlete = z.output<typeof Athlete>;

/** One of the two is set: an athlete, or a team (its defence and special teams). */
export const entity = { athlete: Athlete.nullable(), team: Team.nullable() };

/** What rows carry of an athlete or a team: one of the two is null. */
export interface WireEntity {
  readonly athlete: Athlete | null;
  readonly team: Team | null;
}

/** An entity in a request: exactly one of the two. */
export const entityInput = { athleteId: EntityIdText.nullish(), teamId: EntityIdText.nullish() };

export const Expert = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    /** A house method's working, or the publisher of the list. */
    description: z.string(),
    isPremium: z.boolean(),
    /** By which tables are put in the expert's order. */
    sortKey: z.string(),
    /** The tier that sees the expert's ranks: 0 everybody. */
    paywallTier: z.literal([0, 1, 2]),
    isHouse: z.boolean(),
    asOf: z.string().nullable(),
  })
  .meta({ id: 'Expert' });
export type Expert = z.output<typeof Expert>;

export const Season = z
  .object({
    id: SeasonId,
    year: z.number(),
    type: z.enum(['PRE', 'REG', 'POST']),
    status: z.enum(['INPROGRESS', 'SCHEDULED', 'CLOSED']),
    currentWeek: z.number(),
    weeks: z.array(z.number()),
    startAt: z.string(),
    endDate: z.string(),
    sportLeague: z.literal('NFL'),
  })
  .meta({ id: 'Season' });
export type Season = z.output<typeof Season>;

/** The origin of numbers: each source with the day of its data, and the edition. */
export const Provenance = z
  .object({
    edition: z.string(),
    mode: z.enum(['live', 'mirror', 'sample']),
    asOf: z.string(),
    sources: z.array(
      z.object({
        name: z.string(),
        asOf: z.string().nullable(),
        /** Day since when the source has not answered, or not as it should; left out while it does. */
        since: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'Provenance' });
export type Provenance = z.output<typeof Provenance>;

/** How a game stands. */
export const GameProgress = z
  .object({
    state: z.enum(GAME_STATES),
    /** null before the end. */
    score: z.object({ home: z.number(), away: z.number() }).nullable(),
    /** The score of a live game, where it is ('Q2 6:22', 'Halftime'), and as of when; null of every other. */
    live: z.object({ home: z.number(), away: z.number(), clock: z.string(), asOf: z.string() }).nullable(),
  })
  .meta({ id: 'GameProgress' });
export type GameProgress = z.output<typeof GameProgress>;

export const NextGame = z
  .object({
    week: z.number(),
    kickoff: z.string(),
    isHome: z.boolean(),
    opponent: z.string(),
    isOver: z.literal(true).optional().describe('Told of a game that is over'),
  })
  .meta({ id: 'NextGame' });
export type NextGame = z.output<typeof NextGame>;

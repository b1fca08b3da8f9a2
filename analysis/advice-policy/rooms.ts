// The rooms in which the advice is followed: the product's own, of the open sources as they stood before a season, as
// a subscriber's room values the players and as a room without a plan does.
import { buildEdition } from '@pylon/almanac/editions/build';
import { decodeEdition } from '@pylon/almanac/editions/decode';
import type { Edition } from '@pylon/almanac/editions/edition';
import { encodeEdition } from '@pylon/almanac/editions/encode';
import { latestDay } from '@pylon/almanac/house/days';
import { oldestThatCounts } from '@pylon/almanac/house/newest';
import { mirrorFetcher } from '@pylon/almanac/sources/reading/fetcher';
import { readSources } from '@pylon/almanac/sources/sync';
import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import type { LeagueType } from '@pylon/engine/vocabulary/drafts';
import { DEFAULT_LEAGUE, type LeagueShape } from '@pylon/engine/vocabulary/league';
import { marketRoom } from '@pylon/server/features/mock-draft/players/market-room';
import { type RoomPool, RoomPools } from '@pylon/server/features/mock-draft/players/room-pool';
import { baseScoring } from '@pylon/server/wire/scoring-system';
import { sharedPath } from '../../packages/engine/src/testing/shared-data.ts';

/** A day before the first kick-off of the season that is drafted, when its rankings and markets were out. */
const DAY = '2026-11-21';
export const SEASON = 2026;
/** What every room is made from. */
export const SOURCES = { adpProvider: 'consensus', expertIds: [], scoringSystemId: FREE_SCORING_ID } as const;

/** A way to draft. */
export interface Format {
  readonly name: string;
  readonly kind: 'snake' | 'auction';
  readonly leagueType: LeagueType;
  readonly league: LeagueShape;
}

const league = (slots: Partial<LeagueShape['slots']> = {}): LeagueShape => ({
  ...DEFAULT_LEAGUE,
  slots: { ...DEFAULT_LEAGUE.slots, ...slots },
});

export const FORMATS: readonly Format[] = [
  { name: 'one quarterback', kind: 'snake', leagueType: 'fantasy', league: league() },
  { name: 'superflex', kind: 'snake', leagueType: 'fantasy', league: league({ SUPERFLEX: 1 }) },
  { name: 'best ball', kind: 'snake', leagueType: 'bestBall', league: league({ K: 0, DST: 0, BN: 10 }) },
  { name: 'dynasty', kind: 'snake', leagueType: 'dynasty', league: league() },
  { name: 'auction', kind: 'auction', leagueType: 'fantasy', league: league() },
];

/** A format's room: as our projections value it, and as the market does. */
export interface Rooms {
  readonly paid: RoomPool;
  readonly free: RoomPool;
}

/**
 * The edition of the open sources as of {@link DAY}, all of one time: expected lines of May are left out, beside ranks
 * of August and average picks of September.
 */
export async function loadEdition(): Promise<Edition> {
  const read = await readSources({ fetcher: mirrorFetcher(sharedPath('data')), asOf: DAY });
  if (!read.ok) throw new Error(JSON.stringify(read.faults.slice(0, 3)));
  const ranked = latestDay(read.rows.rankings.flatMap((row) => (row.season === SEASON ? [row.asOf] : [])));
  const oldest = oldestThatCounts(ranked);
  const projections = read.rows.projections.filter((row) => row.season !== SEASON || row.asOf >= oldest);
  const rows = { ...read.rows, projections };
  const built = buildEdition(rows, { asOf: DAY, mode: 'mirror', sources: [], builtAt: `${DAY}T12:00:00Z` });
  const decoded = decodeEdition(encodeEdition(built));
  if (!decoded.ok) throw new Error(decoded.reason);
  return decoded.edition;
}

export function roomsOf(edition: Edition, { league, leagueType }: Format): Rooms {
  const scoring = baseScoring(FREE_SCORING_ID);
  if (scoring === undefined) throw new Error('no free scoring');
  const paid = new RoomPools().poolOf(edition, SEASON, { league, leagueType, sources: SOURCES }, scoring);
  return { paid, free: marketRoom(paid) };
}

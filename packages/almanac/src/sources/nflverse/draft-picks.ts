import type { draftPicks } from '../../tables/opportunity.ts';
import type { RowOf } from '../../tables/table.ts';
import type { Joining } from '../joining/joining.ts';
import { readerOf } from '../reading/delimited.ts';
import type { RecordOf } from '../reading/dictionary.ts';
import { DRAFT_PICK_COLUMNS, DRAFT_PICKS_SOURCE } from './draft-picks.dictionary.ts';

export type DraftPickRecord = RecordOf<typeof DRAFT_PICKS_SOURCE, (typeof DRAFT_PICK_COLUMNS)[number]>;

/** Reads the classes of the file; career totals, which grow after the draft, are not taken over. */
export const readDraftPicks = readerOf(DRAFT_PICKS_SOURCE, DRAFT_PICK_COLUMNS);

/** The draft ends in April; a class counts as known from May on. */
const isKnown = (season: number, asOf: string): boolean => `${season}-05-01` <= asOf;

/** Rows of the classes from a season on. */
export const draftPickRows = (
  records: readonly DraftPickRecord[],
  fromSeason: number,
  { join, asOf }: Joining,
): readonly RowOf<typeof draftPicks>[] =>
  records.flatMap((r) => {
    if (r.season < fromSeason || !isKnown(r.season, asOf)) return [];
    const { season, position, pfr_player_name: name, gsis_id: gsis, pfr_player_id: pfr } = r;
    const playerId = join.playerId({ ids: { gsis, pfr }, name, position, season }) ?? null;
    const { round, pick: overall, team: teamId, college, age } = r;
    return { season, round, overall, teamId, playerId, name, position, college, age };
  });

// Pro Football Reference's charted games, by its own player ids.
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import type { advancedPassing, advancedReceiving, advancedRushing } from '../../tables/advanced.ts';
import type { RowOf } from '../../tables/table.ts';
import { isPlayed, type Joining, seasonTypeOf } from '../joining/joining.ts';
import { readDelimited } from '../reading/delimited.ts';
import type { RecordOf } from '../reading/dictionary.ts';
import type { ReadByRecord } from '../reading/faults.ts';
import { ADVANCED_PASSING_SOURCE, ADVANCED_RECEIVING_SOURCE, ADVANCED_RUSHING_SOURCE } from './advanced.dictionary.ts';

type Passing = RecordOf<typeof ADVANCED_PASSING_SOURCE>;
type Rushing = RecordOf<typeof ADVANCED_RUSHING_SOURCE>;
type Receiving = RecordOf<typeof ADVANCED_RECEIVING_SOURCE>;

export const readAdvancedPassing = (bytes: Buffer, file: string): ReadByRecord<readonly Passing[]> =>
  readDelimited(bytes, ADVANCED_PASSING_SOURCE, { file });
export const readAdvancedRushing = (bytes: Buffer, file: string): ReadByRecord<readonly Rushing[]> =>
  readDelimited(bytes, ADVANCED_RUSHING_SOURCE, { file });
export const readAdvancedReceiving = (bytes: Buffer, file: string): ReadByRecord<readonly Receiving[]> =>
  readDelimited(bytes, ADVANCED_RECEIVING_SOURCE, { file });

interface Who {
  readonly season: number;
  readonly week: number;
  readonly game_type: string;
  readonly team: TeamId;
  readonly pfr_player_id: string;
  readonly pfr_player_name: string;
}

function head(record: Who, joining: Joining) {
  const { season, week, team: teamId, pfr_player_id: pfr, pfr_player_name: name } = record;
  if (!isPlayed(joining, season, week, teamId)) return undefined;
  const playerId = joining.join.playerId({ ids: { pfr }, name, teamId, season });
  return playerId && { season, seasonType: seasonTypeOf(record.game_type), week, playerId, teamId };
}

export const advancedPassingRows = (
  records: readonly Passing[],
  joining: Joining,
): readonly RowOf<typeof advancedPassing>[] =>
  records.flatMap((r) => {
    const who = head(r, joining);
    if (!who) return [];
    return {
      ...who,
      drops: r.passing_drops,
      badThrows: r.passing_bad_throws,
      sacks: r.times_sacked,
      blitzes: r.times_blitzed,
      hurries: r.times_hurried,
      hits: r.times_hit,
      pressures: r.times_pressured,
      pressurePercent: r.times_pressured_pct === null ? null : Math.round(r.times_pressured_pct * 1000) / 10,
    };
  });

export const advancedRushingRows = (
  records: readonly Rushing[],
  joining: Joining,
): readonly RowOf<typeof advancedRushing>[] =>
  records.flatMap((r) => {
    const who = head(r, joining);
    if (!who) return [];
    return {
      ...who,
      carries: r.carries,
      yardsBeforeContact: r.rushing_yards_before_contact,
      yardsAfterContact: r.rushing_yards_after_contact,
      brokenTackles: r.rushing_broken_tackles,
    };
  });

export const advancedReceivingRows = (
  records: readonly Receiving[],
  joining: Joining,
): readonly RowOf<typeof advancedReceiving>[] =>
  records.flatMap((r) => {
    const who = head(r, joining);
    if (!who) return [];
    return {
      ...who,
      brokenTackles: r.receiving_broken_tackles,
      drops: r.receiving_drop,
      interceptionsWhenTargeted: r.receiving_int,
      ratingWhenTargeted: r.receiving_rat,
    };
  });

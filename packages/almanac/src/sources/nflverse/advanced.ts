// Pro Football Reference's charted games, by its own player ids.
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { isPlayed, type Joining, rowsWith, seasonTypeOf } from '../joining/joining.ts';
import { readerOf } from '../reading/delimited.ts';
import type { RecordOf } from '../reading/dictionary.ts';
import { ADVANCED_PASSING_SOURCE, ADVANCED_RECEIVING_SOURCE, ADVANCED_RUSHING_SOURCE } from './advanced.dictionary.ts';

type Passing = RecordOf<typeof ADVANCED_PASSING_SOURCE>;
type Rushing = RecordOf<typeof ADVANCED_RUSHING_SOURCE>;
type Receiving = RecordOf<typeof ADVANCED_RECEIVING_SOURCE>;

export const readAdvancedPassing = readerOf(ADVANCED_PASSING_SOURCE);
export const readAdvancedRushing = readerOf(ADVANCED_RUSHING_SOURCE);
export const readAdvancedReceiving = readerOf(ADVANCED_RECEIVING_SOURCE);

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

const rowsOf = rowsWith(head);

export const advancedPassingRows = rowsOf((r: Passing) => ({
  drops: r.passing_drops,
  badThrows: r.passing_bad_throws,
  sacks: r.times_sacked,
  blitzes: r.times_blitzed,
  hurries: r.times_hurried,
  hits: r.times_hit,
  pressures: r.times_pressured,
  pressurePercent: r.times_pressured_pct === null ? null : Math.round(r.times_pressured_pct * 1000) / 10,
}));

export const advancedRushingRows = rowsOf((r: Rushing) => ({
  carries: r.carries,
  yardsBeforeContact: r.rushing_yards_before_contact,
  yardsAfterContact: r.rushing_yards_after_contact,
  brokenTackles: r.rushing_broken_tackles,
}));

export const advancedReceivingRows = rowsOf((r: Receiving) => ({
  brokenTackles: r.receiving_broken_tackles,
  drops: r.receiving_drop,
  interceptionsWhenTargeted: r.receiving_int,
  ratingWhenTargeted: r.receiving_rat,
}));

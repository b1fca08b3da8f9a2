// A draft that never was, for tests that need no real name and no shared folder.
import { seatByOrder } from '@pylon/engine/mock-draft/rules/pick-order';
import type { RecordedDraft, RecordedPick } from './recorded-drafts.ts';

const TEAMS = 4;
const ROUNDS = 8;
const POSITIONS = ['RB', 'WR', 'QB', 'LB', 'TE', 'WR'] as const;

/** A snake of four teams and eight rounds; Team 2 keeps a player in round 8, and made the first pick of Team 1. */
export function inventedRecording(season: string): RecordedDraft {
  const seats = Array.from({ length: TEAMS }, (_, seat) => seat);
  const picks = Array.from({ length: TEAMS * ROUNDS }, (_, index): RecordedPick => {
    const pickNumber = index + 1;
    const seat = seatByOrder({ order: 'snake', teams: TEAMS }, pickNumber);
    const round = Math.ceil(pickNumber / TEAMS);
    return {
      pick_no: pickNumber,
      round,
      draft_slot: seat + 1,
      roster_id: pickNumber === 1 ? 2 : seat + 1,
      player_id: String(900_000 + pickNumber),
      is_keeper: round === ROUNDS && seat === 1 ? true : null,
      metadata: {
        first_name: 'Stranger',
        last_name: `Number ${pickNumber}`,
        position: POSITIONS[index % POSITIONS.length] ?? 'RB',
      },
    };
  });
  return {
    draft: {
      draft_id: '1',
      league_id: '71',
      type: 'snake',
      status: 'complete',
      sport: 'nfl',
      season,
      settings: { teams: TEAMS, rounds: ROUNDS, slots_qb: 1, slots_rb: 2, slots_wr: 2, slots_te: 1, slots_bn: 2 },
      metadata: { name: 'Invented League', scoring_type: 'ppr' },
      draft_order: Object.fromEntries(seats.map((seat) => [`80${seat}`, seat + 1])),
      slot_to_roster_id: Object.fromEntries(seats.map((seat) => [String(seat + 1), seat + 1])),
    },
    picks,
    users: seats.map((seat) => ({ user_id: `80${seat}`, display_name: `drafter ${seat + 1}`, metadata: {} })),
    rosters: [],
    tradedPicks: [{ season, round: 1, roster_id: 1, owner_id: 2, previous_owner_id: 1 }],
  };
}

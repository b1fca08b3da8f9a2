import type { Position } from './positions.ts';

/** The places of a roster, in the order line-ups list them; BN is the bench. */
export const SLOTS = ['QB', 'RB', 'WR', 'TE', 'FLEX', 'SUPERFLEX', 'RBWR', 'WRTE', 'K', 'DST', 'BN'] as const;
export type Slot = (typeof SLOTS)[number];

/** Every slot but the bench. */
export type StartingSlot = Exclude<Slot, 'BN'>;
export const STARTING_SLOTS = SLOTS.filter((slot): slot is StartingSlot => slot !== 'BN');

/** Places of a roster that are not the line-up's: for the injured, and for players in training. */
export const RESERVE_SLOTS = ['IR', 'TAXI'] as const;
/** Any place that a player of a roster has, in the order rosters list them. */
export const ROSTER_PLACES = [...SLOTS, ...RESERVE_SLOTS] as const;
export type RosterPlace = (typeof ROSTER_PLACES)[number];

/** Which positions may fill a slot. */
export const SLOT_POSITIONS: Readonly<Record<Slot, readonly Position[]>> = {
  QB: ['QB'],
  RB: ['RB'],
  WR: ['WR'],
  TE: ['TE'],
  FLEX: ['RB', 'WR', 'TE'],
  SUPERFLEX: ['QB', 'RB', 'WR', 'TE'],
  RBWR: ['RB', 'WR'],
  WRTE: ['WR', 'TE'],
  K: ['K'],
  DST: ['DST'],
  BN: ['QB', 'RB', 'WR', 'TE', 'K', 'DST'],
};

/** Positions that some place of a line-up takes: best ball and guillotines mostly start no kicker and no defence. */
export const startedPositions = (slots: Readonly<Record<StartingSlot, number>>): ReadonlySet<Position> =>
  new Set(STARTING_SLOTS.flatMap((slot) => (slots[slot] > 0 ? SLOT_POSITIONS[slot] : [])));

/** How a slot reads on screen. */
export const SLOT_LABELS: Readonly<Record<Slot, string>> = {
  QB: 'QB',
  RB: 'RB',
  WR: 'WR',
  TE: 'TE',
  FLEX: 'FLEX',
  SUPERFLEX: 'SUPERFLEX',
  RBWR: 'RB / WR',
  WRTE: 'WR / TE',
  K: 'K',
  DST: 'D/ST',
  BN: 'BENCH',
};
/** How any place of a roster reads on screen. */
export const PLACE_LABELS: Readonly<Record<RosterPlace, string>> = { ...SLOT_LABELS, IR: 'IR', TAXI: 'TAXI' };

/** Whether a place's points count for the team. */
export const isStarting = (place: RosterPlace): place is StartingSlot => place !== 'BN' && !isReserve(place);
/** Whether a place is on a list of those who cannot be started. */
export const isReserve = (place: RosterPlace): boolean => (RESERVE_SLOTS as readonly RosterPlace[]).includes(place);

import { randomUUID } from 'node:crypto';
import { applyAuctionCommands } from '@pylon/engine/auction/rules/apply-auction-command';
import { createAuction, type NewAuction } from '@pylon/engine/auction/rules/create-auction';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { type ScoringCaller, usableScoring } from '../../../plans/usable-scoring.ts';
import { keepNew, type Opened, roomOf, type Wishes } from '../create-draft.ts';
import type { StoredAuction } from '../mock-draft.queries.ts';
import { BOTS, poolFor } from '../mock-draft.service.ts';
import { creationRefusal, refusalOf } from '../refusals.ts';
import type { AuctionParts } from './auction.service.ts';
import type { AuctionView } from './auction-view.ts';

/** Opens an auction as wished, with the bots' nominations and bids up to the person's first decision. */
export async function openAuction(parts: AuctionParts, person: ScoringCaller, wishes: Wishes): Promise<Opened> {
  const scoring = await usableScoring(parts.db, person, wishes.scoringSystemId);
  if (!scoring.ok) return scoring;
  const room = roomOf(parts, wishes, scoring.scoring);
  if (!room.ok) return room;
  const { season, settings, participants, userSeat } = room.data;
  const keepers = wishes.keepers.map(({ athleteId, teamId, participantIndex, cost }) => ({
    seat: participantIndex - 1,
    dollars: cost,
    entityId: (athleteId ?? teamId ?? '') as EntityId, // unknown ids are refused by the rules
  }));
  const auction = { settings, keepers, participants, userSeat, draftAtMs: parts.nowMs() };
  return begin(parts, person.id, season, auction, wishes.sponsor ?? null);
}

/** Opens an auction of the same settings with another seed. */
export async function duplicateAuction(
  parts: AuctionParts,
  accountId: string,
  original: StoredAuction,
): Promise<Opened> {
  const { settings, participants, userSeat } = original.state;
  const { keepers, ...rest } = settings;
  const auction = {
    settings: { ...rest, seed: randomUUID() },
    keepers: keepers.map(({ seat, entityId, dollars }) => ({ seat, entityId, dollars })),
    participants,
    userSeat,
    draftAtMs: parts.nowMs(),
  };
  return begin(parts, accountId, original.season, auction, original.notes.sponsor);
}

/** Opens an auction that stands where another stood before a sale, with the same seed: the bots have the same opinions again. */
export async function replayAuction(
  parts: AuctionParts,
  accountId: string,
  { stored, room }: AuctionView,
  saleNumber: number,
): Promise<Opened> {
  const nowMs = parts.nowMs();
  const steps = [{ command: { type: 'resetToSale', saleNumber } }, BOTS] as const;
  const outcome = applyAuctionCommands({ ...stored.state, draftAtMs: nowMs }, steps, { pool: room.pool, nowMs });
  if (!outcome.ok) return refusalOf(outcome.reason);
  const state = { ...outcome.state, version: 0 };
  const { season, notes } = stored;
  return keepNew(parts, { accountId, season, state, notes, rating: null });
}

async function begin(
  parts: AuctionParts,
  accountId: string,
  season: number,
  auction: NewAuction,
  sponsor: string | null,
): Promise<Opened> {
  const room = poolFor(parts, season, auction.settings);
  if (!room.ok) return room;
  const { pool } = room.data.room;
  const created = createAuction(auction, pool);
  if (!created.ok) return creationRefusal(created.reason, created.keeper);
  const begun = applyAuctionCommands(created.state, [BOTS], { pool, nowMs: auction.draftAtMs });
  const state = begun.ok ? begun.state : created.state;
  return keepNew(parts, { accountId, season, state, notes: { sponsor, names: {} }, rating: null });
}

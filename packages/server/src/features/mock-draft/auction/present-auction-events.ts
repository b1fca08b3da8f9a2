import type { AuctionLogEntry } from '@pylon/contract/drafting/auction';
import type { LiveEvent } from '@pylon/contract/live/live-events';
import type { AuctionEvent } from '@pylon/engine/auction/rules/auction-command';
import { auctionDeadlineMs } from '@pylon/engine/auction/rules/auction-state';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { entityOf } from '../present/naming.ts';
import { type Change, changed, presentProgress } from '../present/present-times.ts';
import { lockFor } from '../results/seen-by.ts';
import type { AuctionView } from './auction-view.ts';
import { presentSalesFrom } from './present-sale.ts';
import { presentStanding } from './present-standing.ts';

/** With more sales at once than this, screens are told to load the auction anew. */
const MOST_SALES_TOLD = 12;

/** What happened to an auction, for the person's streams. `view` is the auction afterwards. */
export function presentAuctionEvents(view: AuctionView, events: readonly AuctionEvent[]): LiveEvent[] {
  const { id, state } = view.stored;
  const sold = events.filter(({ type }) => type === 'sold').length;
  const isRewritten = events.some(({ type }) => type === 'salesRemoved' || type === 'saleEdited');
  const log = events.flatMap((event) => logEntry(view, event));
  const changes = new Set<Change>();
  if (isRewritten || sold > MOST_SALES_TOLD) changes.add('picks');
  for (const { type } of events) {
    if (type === 'queueChanged') changes.add('queue');
    if (type === 'settingsChanged') changes.add('settings');
  }
  const told = [...changes].map((change) => changed(id, state.version, change));
  if (changes.has('picks') || log.length === 0) return told;
  const mockDraft = presentProgress(view.stored, auctionDeadlineMs(state));
  // Without what a plan opens: nobody knows under which plan it will be read.
  const seen = { ...view, lock: lockFor(0) };
  const sales = presentSalesFrom(seen, state.sales.length + 1 - sold).map(
    ({ rank: _, tier: __, seasonalScoredProjections: ___, value: ____, surplus: _____, ...sale }) => sale,
  );
  return [...told, { event: 'mock-draft:auction', data: { mockDraft, standing: presentStanding(view), sales, log } }];
}

function logEntry(view: AuctionView, event: AuctionEvent): AuctionLogEntry[] {
  const { participants } = view.stored.state;
  const entry = (
    type: AuctionLogEntry['type'],
    saleNumber: number,
    seat: number,
    { entityId, dollars }: { readonly entityId: EntityId; readonly dollars: number | null },
  ): AuctionLogEntry[] => [
    {
      type,
      saleNumber,
      participantId: participants[seat]?.id ?? '',
      dollars,
      ...entityOf(view, entityId, view.room.byId.get(entityId)?.position ?? ''),
    },
  ];
  switch (event.type) {
    case 'nominated':
    case 'bid':
      return entry(event.type, event.saleNumber, event.seat, event);
    case 'passed':
      return entry(event.type, event.saleNumber, event.seat, { entityId: event.entityId, dollars: null });
    case 'sold':
      return entry(event.type, event.saleNumber, event.sale.seat, event.sale);
    default:
      return [];
  }
}

// What deserves a word before the next pick, in one list: queued players who went, tiers that run out, bargains, runs,
// and weeks in which a team would be short. Each has an id, so that it can be waved away and stays away until it is
// about something else.
import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { placeFilled } from '@pylon/engine/drafting/roster';
import { sharedByes } from '@pylon/engine/mock-draft/advice/bye-conflicts';
import { fallPastAdp } from '@pylon/engine/mock-draft/advice/fallen-players';
import { POSITION_LABELS, POSITION_NAMES } from '@pylon/engine/vocabulary/positions';
import { decimal, many } from '../../../../widgets/player/display.ts';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { nameOfParticipant } from '../../draft-words.ts';
import type { FreePlayer, RoomView } from '../state/room-view.ts';
import { lastOwnPick } from '../state/wire-draft.ts';
import type { QueueLoss } from './queue-losses.ts';

export interface RoomAlert {
  readonly id: string;
  readonly kind: 'queue' | 'tier' | 'value' | 'run' | 'bye';
  /** What the alert is about, to begin its sentence with. */
  readonly what: string;
  /** The rest of the sentence. */
  readonly detail: string;
  /** The player whom the alert is about; null unless they can still be drafted. */
  readonly row: FreePlayer | null;
}

/** Bargains told of at a time, the best players first. */
const BARGAINS = 2;

export interface AlertsAsked {
  readonly draft: MockDraft;
  readonly view: RoomView;
  readonly byId: ReadonlyMap<string, DraftPlayer>;
  readonly losses: readonly QueueLoss[];
}

/** The alerts of a room, losses from my own queue first. None once every pick is made. */
export function roomAlerts(asked: AlertsAsked): readonly RoomAlert[] {
  if (asked.view.turn === null) return [];
  return [...goneAlerts(asked), ...tierAlerts(asked), ...valueAlerts(asked), ...runAlerts(asked), ...byeAlerts(asked)];
}

/** Queued players who went since my latest pick: to older losses I have answered. */
function goneAlerts({ draft, losses }: AlertsAsked): readonly RoomAlert[] {
  const since = lastOwnPick(draft)?.pickNumber ?? 0;
  const news = losses.filter(({ pick }) => pick.pickNumber > since);
  return news.map(({ item, pick }) => ({
    id: `queue ${item.id} ${pick.pickNumber}`,
    kind: 'queue',
    what: `${entityOf(item)?.shortName} is gone from your queue`,
    detail: `: ${nameOfParticipant(draft, pick.participantId)} at ${pickLabel(pick.pickNumber, draft.configuration.numberOfTeams)}`,
    row: null,
  }));
}

/** Tiers of positions in which another one would still start. */
function tierAlerts({ view }: AlertsAsked): readonly RoomAlert[] {
  const { alerts, picksBetween, held, pool } = view;
  return alerts
    .filter(({ position }) => placeFilled(held, position, pool.league.slots).slot !== 'BN')
    .map(({ position, tier, undraftedCount }) => ({
      id: `tier ${position} ${tier}`,
      kind: 'tier',
      what: `${undraftedCount} left in ${POSITION_LABELS[position]} tier ${tier}`,
      detail: `, ${many(picksBetween, 'pick')} until yours`,
      row: view.free.find((row) => row.position === position && row.player.tier === tier) ?? null,
    }));
}

function valueAlerts({ draft, view }: AlertsAsked): readonly RoomAlert[] {
  const at = view.turn?.pickNumber ?? 0;
  return view.free
    .map((row) => ({ row, fall: fallPastAdp(row.player, at, draft.configuration.numberOfTeams) }))
    .filter(({ row, fall }) => fall > 0 && !['K', 'DST'].includes(row.position) && view.refusals[row.position] === null)
    .slice(0, BARGAINS)
    .map(({ row, fall }) => ({
      id: `value ${row.id}`,
      kind: 'value',
      what: `${entityOf(row.player)?.shortName} has fallen ${fall} picks`,
      detail: ` past an ADP of ${decimal(row.player.adp, 1)}`,
      row,
    }));
}

function runAlerts({ view }: AlertsAsked): readonly RoomAlert[] {
  return view.runs.map(({ position, count, of }) => ({
    id: `run ${position}`,
    kind: 'run',
    what: `Run on ${POSITION_NAMES[position].toLowerCase()}`,
    detail: `: ${count} of the last ${of} were ${POSITION_LABELS[position]}`,
    row: null,
  }));
}

function byeAlerts({ view, byId }: AlertsAsked): readonly RoomAlert[] {
  return sharedByes(view.starters).map(({ week, entityIds }) => ({
    id: `bye ${week} ${entityIds.length}`,
    kind: 'bye',
    what: `${entityIds.length} of your starters are off in week ${week}`,
    detail: `: ${namesOf(entityIds, byId)}`,
    row: null,
  }));
}

/** Short names in one text. @example 'J. Chase, B. Robinson' */
export const namesOf = (ids: readonly string[], byId: ReadonlyMap<string, DraftPlayer>): string =>
  ids
    .flatMap((id) => {
      const player = byId.get(id);
      return player ? [entityOf(player)?.shortName ?? ''] : [];
    })
    .join(', ');

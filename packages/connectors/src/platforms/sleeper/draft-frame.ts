/** What a draft of Sleeper is, from the answers that say so. */
import { pickNumberOf } from '@pylon/engine/mock-draft/rules/pick-order';
import type { DraftOrder } from '@pylon/engine/vocabulary/drafts';
import type { OutsideDraftFrame, OutsideDraftStatus, OutsidePartialDraft, OutsideTeam } from '../../outside-draft.ts';
import { boundedText, firstName } from '../../outside-text.ts';
import { draftPlaces } from './draft-places.ts';
import { playerOfId, toPlayer } from './players.ts';
import { Id, type SleeperDraft, type SleeperRosters, type SleeperTradedPicks, type SleeperUsers } from './shapes.ts';

const STATUS_OF: Readonly<Record<string, OutsideDraftStatus>> = {
  pre_draft: 'scheduled',
  drafting: 'drafting',
  paused: 'paused',
  complete: 'complete',
};

/** The draft with what stands in other answers; each of those may be missing. */
export interface FrameAnswers {
  readonly draft: SleeperDraft;
  readonly users: SleeperUsers;
  readonly rosters: SleeperRosters;
  readonly tradedPicks: SleeperTradedPicks;
}

/** Joins the answers. */
export function toFrame({ draft, users, rosters, tradedPicks }: FrameAnswers): OutsideDraftFrame {
  const { settings, metadata } = draft;
  const sport = /^\w{1,20}$/.test(draft.sport) ? draft.sport : '';
  const { shape, partial } = draftPlaces(settings);
  const order = orderOf(draft);
  const owners = ownersBySeat(draft, users, shape.teams);
  const seatOfRoster = seatsByRoster(draft, rosters, owners);
  return {
    draftId: draft.draft_id,
    url: `https://sleeper.com/draft/${sport || 'nfl'}/${draft.draft_id}`,
    name: boundedText(metadata['name']) || null,
    sport,
    season: Number(draft.season),
    status: (Object.hasOwn(STATUS_OF, draft.status) ? STATUS_OF[draft.status] : undefined) ?? 'drafting',
    order,
    isOrderDrawn: Object.keys(draft.draft_order).length > 0,
    leagueType: metadata['scoring_type']?.startsWith('dynasty') ? 'dynasty' : 'fantasy',
    pointsPerReception: receptionPoints(metadata['scoring_type'] ?? ''),
    shape,
    ...blockOf(draft, shape.teams),
    ...(partial && { partial: { ...partial, rostered: rosteredIn(rosters, seatOfRoster) } }),
    pickTimerSeconds: settings['pick_timer'] || null,
    teams: owners.map((ownerId, seat): OutsideTeam => ({ ownerId, name: teamName(draft, users, ownerId, seat) })),
    seatOfRoster,
    tradedPicks: tradesOf(draft, tradedPicks, order, shape.teams, seatOfRoster),
  };
}

function orderOf({ type, settings }: SleeperDraft): DraftOrder | 'auction' | 'unknown' {
  if (type === 'auction' || type === 'linear') return type;
  if (type !== 'snake') return 'unknown';
  const reversal = settings['reversal_round'] ?? 0;
  if (reversal === 3) return 'thirdRoundReversal';
  return reversal === 0 ? 'snake' : 'unknown';
}

/**
 * What a catch is worth by the kind of scoring ('half_ppr', 'dynasty_ppr'). Kinds that speak of line-ups say nothing.
 */
function receptionPoints(scoringType: string): 0 | 0.5 | 1 | null {
  if (scoringType.includes('half_ppr')) return 0.5;
  if (scoringType.includes('ppr')) return 1;
  return /(^|_)std$/.test(scoringType) ? 0 : null;
}

/** Who drafts from which seat. Before the order is drawn, people sit in the order in which the league lists them. */
function ownersBySeat({ draft_order }: SleeperDraft, users: SleeperUsers, teams: number): readonly (string | null)[] {
  const bySlot = new Map(Object.entries(draft_order).map(([userId, slot]) => [slot, userId]));
  if (bySlot.size > 0) return Array.from({ length: teams }, (_, seat) => bySlot.get(seat + 1) ?? null);
  return Array.from({ length: teams }, (_, seat) => users[seat]?.user_id ?? null);
}

function teamName({ metadata }: SleeperDraft, users: SleeperUsers, ownerId: string | null, seat: number): string {
  const user = users.find(({ user_id }) => user_id === ownerId);
  const candidates = [user?.metadata['team_name'], user?.display_name, metadata[`slot_name_${seat + 1}`]];
  return firstName(candidates, `Team ${seat + 1}`);
}

/** The draft says which roster a slot drafts for; where it does not, the slot of the roster's owner does. */
function seatsByRoster(
  { slot_to_roster_id, draft_order }: SleeperDraft,
  rosters: SleeperRosters,
  owners: readonly (string | null)[],
): Readonly<Record<string, number>> {
  const told = Object.entries(slot_to_roster_id).map(([slot, roster]) => [String(roster), Number(slot) - 1] as const);
  if (told.length > 0) return Object.fromEntries(told.filter(([, seat]) => seat >= 0 && seat < owners.length));
  if (Object.keys(draft_order).length === 0) return {};
  return Object.fromEntries(
    rosters.flatMap(({ roster_id, owner_id }) => {
      const seat = owner_id === null ? -1 : owners.indexOf(owner_id);
      return seat < 0 ? [] : [[String(roster_id), seat]];
    }),
  );
}

/**
 * Who is up in an auction. Sleeper's metadata name them by id, and seats by slots counted from 1; all are empty while
 * nobody is.
 */
function blockOf({ type, status, metadata }: SleeperDraft, teams: number): Pick<OutsideDraftFrame, 'block'> {
  const id = Id.safeParse(metadata['nominated_player_id']).data;
  const seatIn = (name: string) => {
    const slot = Number(metadata[name] || Number.NaN);
    return Number.isInteger(slot) && slot >= 1 && slot <= teams ? slot - 1 : null;
  };
  const nominatorSeat = seatIn('nominating_slot');
  const seat = seatIn('offering_slot') ?? nominatorSeat;
  const dollars = Number(metadata['highest_offer'] || Number.NaN);
  const isUp = type === 'auction' && status !== 'complete' && status !== 'pre_draft';
  if (!isUp || !id || nominatorSeat === null || seat === null || !Number.isInteger(dollars) || dollars < 0) return {};
  return { block: { player: toPlayer(id, {}), nominatorSeat, seat, dollars } };
}

/** Whom teams have. */
const rosteredIn = (
  rosters: SleeperRosters,
  seatOfRoster: Readonly<Record<string, number>>,
): OutsidePartialDraft['rostered'] =>
  rosters.flatMap(({ roster_id, players }) =>
    players.map((id) => ({ seat: seatOfRoster[roster_id] ?? null, player: playerOfId(id) })),
  );

function tradesOf(
  { season, settings }: SleeperDraft,
  trades: SleeperTradedPicks,
  order: OutsideDraftFrame['order'],
  teams: number,
  seatOfRoster: Readonly<Record<string, number>>,
): OutsideDraftFrame['tradedPicks'] {
  if (order === 'auction' || order === 'unknown') return [];
  return trades
    .filter((trade) => trade.season === season && trade.round >= 1 && trade.round <= (settings['rounds'] ?? 0))
    .flatMap(({ round, roster_id, owner_id }) => {
      const first = seatOfRoster[roster_id];
      const seat = seatOfRoster[owner_id];
      if (first === undefined || seat === undefined || first === seat) return [];
      return [{ pickNumber: pickNumberOf({ order, teams }, first, round), seat }];
    })
    .sort((one, other) => one.pickNumber - other.pickNumber);
}

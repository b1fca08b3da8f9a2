// Looks at one team: prepares what its owner's rules allow, sends what nobody vetoed, and notes what came of it.
import { isDeepStrictEqual } from 'node:util';
import type { CruiseRules } from '@pylon/contract/cruise-control/cruise-control';
import type { ProposalState } from '@pylon/contract/cruise-control/cruise-limits';
import type { Tier } from '@pylon/contract/plans/tiers';
import { isStarting } from '@pylon/engine/vocabulary/slots';
import { isLocked } from '../../leagues/line-ups.ts';
import { orderMail } from '../../outside/mail/send-mail.job.ts';
import type { ClaimTellers } from './claim-tellers.ts';
import { type ClaimsNow, claimsNow, isOnTeam, timedClaims } from './claims-now.ts';
import {
  type ChangeRow,
  changesOfWeeks,
  controlOf,
  type HeldChanges,
  holdingChanges,
  isClaim,
  isLineup,
  type LineupRow,
  type NewChange,
  ownerOf,
  type Steered,
} from './cruise-control.queries.ts';
import type { CruiseMail } from './cruise-mails.ts';
import { type CruiseParts, type OwnTeam, ownTeam } from './own-team.ts';
import { vetoUntil } from './send-times.ts';
import { type TeamChange, teamChanges } from './team-changes.ts';

/** What is prepared so long before a kick-off: from the first days of a week on. */
const EARLIEST_MS = 6 * 24 * 3_600_000;

/** Behind every moment. */
const NEVER = new Date(8.64e15);

export interface SteerParts extends CruiseParts {
  /** Whether plans are sold: without them everything is open to everybody. */
  readonly hasPlans: boolean;
  readonly claims: ClaimTellers;
}

/** The tier that a person's changes are made for. */
const tierOf = ({ tier }: Steered, hasPlans: boolean): Tier => (hasPlans ? tier : 2);

/** Does what is to be done in one league. Done twice at once or one after the other, it comes to the same. */
export async function steer(parts: SteerParts, userLeagueId: string): Promise<void> {
  const { db, clock } = parts;
  const owner = await ownerOf(db, userLeagueId);
  if (!owner) return;
  const tier = tierOf(owner, parts.hasPlans);
  const asked = await ownTeam(parts, { id: owner.accountId, tier }, userLeagueId);
  const own = asked.ok && asked.value.obstacle === null ? asked.value : null;
  const now = clock.now();
  // Claims take long: they are made before anybody waits for the changes, and left where rules have changed meanwhile.
  const rules = (await controlOf(db, userLeagueId))?.rules;
  const claims = own && rules ? await claimsFor(parts, own, { owner, userLeagueId, tier, rules, now }) : UNKNOWN;
  const weeks = [own?.week ?? [], claims.kind === 'told' ? claims.week : []].flat();
  await holdingChanges(db, { userLeagueId, weeks, now }, async (held) => {
    const isOver = ({ kickoff_at: kickoff }: ChangeRow) => kickoff <= now;
    await held.move(idsOf(held.rows.filter((row) => row.state === 'prepared' && isOver(row))), 'expired');
    if (!own) return;
    const at = { own, now, userLeagueId, mailTo: owner.mailTo };
    const open = held.rows.filter((row) => !isOver(row));
    await steerLineup(held, open, at);
    if (isDeepStrictEqual(held.rules, rules)) await steerClaims(held, open, { ...at, claims });
    const sent = held.rows.filter((row) => row.state === 'sent' && !row.seen_at);
    await held.markSeen(idsOf(sent.filter((row) => isMade(row, own))));
  });
}

const UNKNOWN: ClaimsNow = { kind: 'unknown' };

/** What a look goes by. */
interface Look {
  readonly own: OwnTeam;
  readonly now: Date;
  readonly userLeagueId: string;
  readonly mailTo: string | null;
}

interface AskedClaims extends Pick<Look, 'userLeagueId' | 'now'> {
  readonly owner: Steered;
  readonly tier: Tier;
  readonly rules: CruiseRules;
}

async function claimsFor(
  { db, claims }: SteerParts,
  own: OwnTeam,
  { owner, userLeagueId, tier, rules, now }: AskedClaims,
): Promise<ClaimsNow> {
  if (!rules.claims.isOn) return { kind: 'none' };
  const present = own.week === null ? [] : await changesOfWeeks(db, userLeagueId, [own.week]);
  return claimsNow(claims, own, {
    ...{ accountId: owner.accountId, userLeagueId, tier, rules, now },
    rowsOf: (week) => changesOfWeeks(db, userLeagueId, [week]),
    lineup: changesNow(own, present.filter(isLineup), rules, now),
  });
}

async function steerLineup(held: HeldChanges, open: readonly ChangeRow[], look: Look): Promise<void> {
  const { own, now } = look;
  const ofWeek = held.rows.filter(isLineup).filter(({ week }) => week === own.week);
  const known = new Map(ofWeek.map((row) => [row.pair, row]));
  const wanted = changesNow(own, ofWeek, held.rules, now).flatMap((change): NewChange[] => {
    const until = untilOf(change, held.rules, known.get(change.pair), now);
    const { pair, stored, gainedPoints } = change;
    return until && own.week !== null ? [{ week: own.week, pair, stored, gainedPoints, ...until }] : [];
  });
  const rows = ofWeek.filter((row) => open.includes(row));
  const due = await bringUpToDate(held, rows, { wanted, now });
  await send(held, due, { ...look, kind: 'cruise-changes' });
  const overtaken = rows.filter((row) => row.state === 'sent' && isOvertaken(row, own));
  await takeBack(held, overtaken, { ...look, kind: 'cruise-taken-back' });
}

async function steerClaims(
  held: HeldChanges,
  open: readonly ChangeRow[],
  look: Look & { readonly claims: ClaimsNow },
): Promise<void> {
  const { own, now, claims } = look;
  if (claims.kind === 'unknown') return;
  const rows = open.filter(isClaim);
  const wanted = claims.kind === 'told' ? timedClaims(claims, rows, { rules: held.rules, now }) : [];
  const due = await bringUpToDate(held, rows, { wanted, now });
  await send(held, due, { ...look, kind: 'cruise-claims' });
  if (claims.kind !== 'told') return;
  const overtaken = rows.filter(
    (row) => row.state === 'sent' && claims.overtaken.has(row.change.comes.entityId) && !isOnTeam(row, own),
  );
  await takeBack(held, overtaken, { ...look, kind: 'cruise-claims-back' });
}

/**
 * Prepares what is wanted, and withdraws what waits and is wanted no more.
 *
 * @param rows those of one kind whose time is not over
 * @returns what waited and is due
 */
async function bringUpToDate(
  held: HeldChanges,
  rows: readonly ChangeRow[],
  { wanted, now }: { readonly wanted: readonly NewChange[]; readonly now: Date },
): Promise<readonly ChangeRow[]> {
  for (const change of wanted) await held.prepare(change);
  const untilOfRow = (row: ChangeRow) =>
    wanted.find(({ week, pair }) => week === row.week && pair === row.pair)?.vetoUntil ?? null;
  const open = rows.filter(({ state }) => state === 'prepared');
  await held.move(idsOf(open.filter((row) => untilOfRow(row) === null)), 'withdrawn');
  return open.filter((row) => (untilOfRow(row) ?? NEVER) <= now);
}

const idsOf = (rows: readonly ChangeRow[]): readonly string[] => rows.map(({ id }) => id);

/** What the rules ask for now, beside what was decided in this week. */
function changesNow(
  { of, week, team }: OwnTeam,
  ofWeek: readonly LineupRow[],
  rules: CruiseRules,
  now: Date,
): readonly TeamChange[] {
  if (week === null) return [];
  const peopleOf = ({ change: { comes, goes } }: LineupRow) =>
    [comes, goes].flatMap((one) => one?.leagueRosterId ?? []);
  const inState = (...states: readonly ProposalState[]) => ofWeek.filter(({ state }) => states.includes(state));
  return teamChanges(team, {
    at: { season: of.season, week },
    slots: of.league.shape.slots,
    rules,
    isLocked: (player) => isLocked(player, now),
    left: new Set(inState('vetoed', 'undone').flatMap(peopleOf)),
    standing: inState('prepared', 'sent').map(({ change: { comes, goes, slot } }) => ({
      comes: comes.leagueRosterId,
      goes: goes?.leagueRosterId ?? null,
      slot,
    })),
  });
}

/** When a change kicks off and is sent; null where it is too early or too late for it. */
function untilOf({ kickoff: told }: TeamChange, rules: CruiseRules, row: ChangeRow | undefined, now: Date) {
  if (told === null) return null;
  const kickoff = new Date(told);
  if (kickoff.getTime() - now.getTime() > EARLIEST_MS) return null;
  // What is prepared late is not put off with every look.
  const preparedAt = row?.state === 'prepared' ? row.prepared_at : now;
  const until = vetoUntil(rules, kickoff, preparedAt);
  return until && { kickoff, vetoUntil: until };
}

/** What is done with changes, and by which mail it is told. */
interface Telling extends Pick<Look, 'userLeagueId' | 'mailTo'> {
  readonly kind: CruiseMail;
}

/** Tells a person what to do, in the app and, where their address is proved, by mail. */
async function send(held: HeldChanges, due: readonly ChangeRow[], telling: Telling): Promise<void> {
  if (due.length === 0) return;
  await held.move(idsOf(due), 'sent', { isMailed: telling.mailTo !== null });
  await mail(held, due, telling);
}

/** Says of changes that were told, and that nobody is seen to have made, that they are better left. */
async function takeBack(held: HeldChanges, overtaken: readonly ChangeRow[], telling: Telling): Promise<void> {
  await held.move(idsOf(overtaken), 'withdrawn');
  await mail(
    held,
    overtaken.filter((row) => row.is_mailed),
    telling,
  );
}

async function mail(
  held: HeldChanges,
  rows: readonly ChangeRow[],
  { userLeagueId, mailTo, kind }: Telling,
): Promise<void> {
  if (mailTo === null || rows.length === 0) return;
  await orderMail(held.transaction, { kind, to: mailTo, data: { userLeagueId, changeIds: idsOf(rows).join(' ') } });
}

/** Whether whoever was to come in does not play any more, and the line-up is not seen to have them. */
function isOvertaken(row: LineupRow, own: OwnTeam): boolean {
  const comes = own.team.find((one) => one.leagueRosterId === row.change.comes.leagueRosterId);
  return comes !== undefined && (comes.isOut || comes.game === null) && !isMade(row, own);
}

/** Whether the team, as it was read, has a change; of a week that is over nobody looks any more. */
function isMade(row: ChangeRow, own: OwnTeam): boolean {
  if (isClaim(row)) return isOnTeam(row, own);
  if (!isLineup(row) || row.week !== own.week) return false;
  const { comes, goes } = row.change;
  const starts = (id: string) => own.team.some((one) => one.leagueRosterId === id && isStarting(one.place));
  return starts(comes.leagueRosterId) && !(goes && starts(goes.leagueRosterId));
}

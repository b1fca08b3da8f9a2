// Looks at one team: prepares what its owner's rules allow, sends what nobody vetoed, and notes what came of it.
import type { CruiseRules } from '@pylon/contract/cruise-control/cruise-control';
import type { ProposalState } from '@pylon/contract/cruise-control/cruise-limits';
import type { Tier } from '@pylon/contract/plans/tiers';
import { isStarting } from '@pylon/engine/vocabulary/slots';
import { isLocked } from '../../leagues/line-ups.ts';
import { orderMail } from '../../outside/mail/send-mail.job.ts';
import { type ChangeRow, type HeldWeek, holdingChanges, ownerOf, type Steered } from './cruise-control.queries.ts';
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
}

/** The tier that a person's changes are made for. */
const tierOf = ({ tier }: Steered, hasPlans: boolean): Tier => (hasPlans ? tier : 2);

/** Does what is to be done in one league. Done twice at once or one after the other, it comes to the same. */
export async function steer(parts: SteerParts, userLeagueId: string): Promise<void> {
  const { db, clock } = parts;
  const owner = await ownerOf(db, userLeagueId);
  if (!owner) return;
  const asked = await ownTeam(parts, { id: owner.accountId, tier: tierOf(owner, parts.hasPlans) }, userLeagueId);
  const own = asked.ok && asked.value.obstacle === null ? asked.value : null;
  const now = clock.now();
  await holdingChanges(db, { userLeagueId, week: own?.week ?? null, now }, async (held) => {
    const isOver = ({ kickoff_at: kickoff }: ChangeRow) => kickoff <= now;
    await held.move(idsOf(held.rows.filter((row) => row.state === 'prepared' && isOver(row))), 'expired');
    if (!own) return;
    const ofWeek = held.rows.filter(({ week }) => week === own.week);
    const known = new Map(ofWeek.map((row) => [row.pair, row]));
    const standing = new Map<string, Date>();
    for (const change of changesNow(own, ofWeek, held.rules, now)) {
      const until = untilOf(change, held.rules, known.get(change.pair), now);
      if (!until) continue;
      standing.set(change.pair, until.vetoUntil);
      const { pair, stored, gainedPoints } = change;
      await held.prepare({ pair, stored, gainedPoints, ...until });
    }
    const open = ofWeek.filter((row) => row.state === 'prepared' && !isOver(row));
    await held.move(idsOf(open.filter(({ pair }) => !standing.has(pair))), 'withdrawn');
    const due = open.filter(({ pair }) => (standing.get(pair) ?? NEVER) <= now);
    await send(held, due, { userLeagueId, mailTo: owner.mailTo });
    const overtaken = ofWeek.filter((row) => row.state === 'sent' && !isOver(row) && isOvertaken(row, own));
    await takeBack(held, overtaken, { userLeagueId, mailTo: owner.mailTo });
    await held.markSeen(idsOf(ofWeek.filter((row) => row.state === 'sent' && !row.seen_at && isMade(row, own))));
  });
}

const idsOf = (rows: readonly ChangeRow[]): readonly string[] => rows.map(({ id }) => id);

/** What the rules ask for now, beside what was decided in this week. */
function changesNow(
  { of, week, team }: OwnTeam,
  ofWeek: readonly ChangeRow[],
  rules: CruiseRules,
  now: Date,
): readonly TeamChange[] {
  if (week === null) return [];
  const peopleOf = ({ change: { comes, goes } }: ChangeRow) =>
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

/** Tells a person what to change, in the app and, where their address is proved, by mail. */
async function send(
  held: HeldWeek,
  due: readonly ChangeRow[],
  { userLeagueId, mailTo }: { readonly userLeagueId: string; readonly mailTo: string | null },
): Promise<void> {
  if (due.length === 0) return;
  await held.move(idsOf(due), 'sent', { isMailed: mailTo !== null });
  if (mailTo === null) return;
  const data = { userLeagueId, changeIds: idsOf(due).join(' ') };
  await orderMail(held.transaction, { kind: 'cruise-changes', to: mailTo, data });
}

/** Says of changes that were told, and that nobody is seen to have made, that they are better left. */
async function takeBack(
  held: HeldWeek,
  overtaken: readonly ChangeRow[],
  { userLeagueId, mailTo }: { readonly userLeagueId: string; readonly mailTo: string | null },
): Promise<void> {
  await held.move(idsOf(overtaken), 'withdrawn');
  const mailed = overtaken.filter((row) => row.is_mailed);
  if (mailTo === null || mailed.length === 0) return;
  const data = { userLeagueId, changeIds: idsOf(mailed).join(' ') };
  await orderMail(held.transaction, { kind: 'cruise-taken-back', to: mailTo, data });
}

/** Whether whoever was to come in does not play any more, and the line-up is not seen to have them. */
function isOvertaken(row: ChangeRow, own: OwnTeam): boolean {
  const comes = own.team.find((one) => one.leagueRosterId === row.change.comes.leagueRosterId);
  return comes !== undefined && (comes.isOut || comes.game === null) && !isMade(row, own);
}

/** Whether the line-up, as it was read, has a change. */
function isMade({ change: { comes, goes } }: ChangeRow, { team }: OwnTeam): boolean {
  const starts = (id: string) => team.some((one) => one.leagueRosterId === id && isStarting(one.place));
  return starts(comes.leagueRosterId) && !(goes && starts(goes.leagueRosterId));
}

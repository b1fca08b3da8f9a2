// The claims that a person's rules ask for now.

import type { CruiseRules } from '@pylon/contract/cruise-control/cruise-control';
import { MOST_CLAIMS } from '@pylon/contract/cruise-control/cruise-limits';
import { opens, type Tier } from '@pylon/contract/plans/tiers';
import { cents } from '@pylon/engine/tables/cents';
import type { ToldClaim } from '@pylon/engine/waivers/claims';
import { kickoffsOf } from '../../football/games/week-games.ts';
import type { KnownLeague } from '../../leagues/known-league.ts';
import type { ClaimTellers } from './claim-tellers.ts';
import { type ChangeRow, type ClaimRow, isClaim, type NewChange } from './cruise-control.queries.ts';
import type { OwnTeam } from './own-team.ts';
import { claimVetoUntil, nextRun } from './send-times.ts';
import { personOf, type TeamChange } from './team-changes.ts';

/** Claims are prepared so long before they are run: when most games of the week before are over. */
const EARLIEST_MS = 48 * 3_600_000;
/** Weeks after the present one for which a run can be that comes within seven days. */
const WEEKS_AHEAD = 2;

/** What is to be done about claims. */
export type ClaimsNow =
  /** None is to be prepared: what waits is withdrawn. */
  | { readonly kind: 'none' }
  /** Nobody knows: what waits goes on waiting. */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'told';
      readonly week: number;
      readonly runsAt: Date;
      readonly wanted: readonly Omit<NewChange, 'vetoUntil' | 'kickoff'>[];
      /** Those that were sent and bring nothing any more, by entity. */
      readonly overtaken: ReadonlySet<string>;
    };

interface Asked {
  readonly accountId: string;
  readonly userLeagueId: string;
  readonly tier: Tier;
  readonly rules: CruiseRules;
  /** Of the week of the run. */
  readonly rowsOf: (week: number) => Promise<readonly ChangeRow[]>;
  /** What the line-up of the week is to become. */
  readonly lineup: readonly TeamChange[];
  readonly now: Date;
}

export async function claimsNow(tellers: ClaimTellers, own: OwnTeam, asked: Asked): Promise<ClaimsNow> {
  const { accountId, userLeagueId, tier, rules, now } = asked;
  if (!rules.claims.isOn || !opens(tier, 'standaloneWaiverWire')) return { kind: 'none' };
  const runsAt = nextRun(rules, now);
  const week = weekOfRun(own, runsAt);
  if (week === null || runsAt.getTime() - now.getTime() > EARLIEST_MS) return { kind: 'none' };
  const rows = (await asked.rowsOf(week)).filter(isClaim).filter((row) => row.week === week);
  const has = (row: ClaimRow) => isOnTeam(row, own);
  const made = rows.filter((row) => row.state === 'sent' && !has(row));
  const decided = rows.filter(({ state }) => state === 'vetoed' || state === 'undone');
  const idsGoing = decided.flatMap(({ change: { goes } }) => goes?.leagueRosterId ?? []);
  const told = await tellers.now(
    { accountId, userLeagueId },
    {
      fixed: new Set([
        ...rules.keptRosterIds,
        ...idsGoing,
        ...asked.lineup.map(({ comes }) => comes.leagueRosterId),
        ...idsLocked(own, runsAt),
      ]),
      left: new Set([...decided, ...made].map(({ change }) => change.comes.entityId)),
      made: made.map(({ change: { comes, goes, bidDollars } }) => ({
        ...{ entityId: comes.entityId, dropId: goes?.leagueRosterId ?? null, dollars: bidDollars },
      })),
      leastGain: rules.claims.leastGain,
      mostPercent: rules.claims.mostPercent,
      // What was told stands as it was told: nothing comes on top of it in the night.
      most: rows.some(({ state }) => state === 'sent' || state === 'undone') ? 0 : MOST_CLAIMS,
    },
  );
  if (!told) return { kind: 'unknown' };
  const wanted = told.claims.map((claim, at) => toChange(claim, { own, week, place: at + 1 }));
  return { kind: 'told', week, runsAt, wanted, overtaken: told.overtaken };
}

/** Claims as they are prepared: with until when each can be vetoed. */
export function timedClaims(
  claims: Extract<ClaimsNow, { kind: 'told' }>,
  rows: readonly ClaimRow[],
  { rules, now }: { readonly rules: CruiseRules; readonly now: Date },
): readonly NewChange[] {
  return claims.wanted.flatMap((wanted): NewChange[] => {
    const row = rows.find(({ week, pair }) => week === wanted.week && pair === wanted.pair);
    // What is prepared late is not put off with every look.
    const preparedAt = row?.state === 'prepared' ? row.prepared_at : now;
    const vetoUntil = claimVetoUntil(rules, claims.runsAt, preparedAt);
    return vetoUntil ? [{ ...wanted, kickoff: claims.runsAt, vetoUntil }] : [];
  });
}

/** Whether a team, as it was read, has whoever was to be claimed. */
export const isOnTeam = ({ change: { comes } }: ClaimRow, { team }: OwnTeam): boolean =>
  team.some(({ entityId }) => entityId === comes.entityId);

/** The first week whose games begin after claims are run; null where none of the season does. */
function weekOfRun({ of, week: present }: OwnTeam, runsAt: Date): number | null {
  const first = present ?? of.league.weeks.first;
  for (let week = first; week <= Math.min(of.league.weeks.last, first + WEEKS_AHEAD); week++)
    if ((firstKickoff(of, week) ?? 0) > runsAt.getTime()) return week;
  return null;
}

export const firstKickoff = ({ edition, season }: KnownLeague, week: number): number | null =>
  kickoffsOf(edition, { season, week })?.first ?? null;

/** Whoever a platform lets nobody drop when claims are run: they have played in a week that goes on. */
function idsLocked({ of, week, team }: OwnTeam, runsAt: Date): readonly string[] {
  const at = runsAt.getTime();
  if (week === null || (kickoffsOf(of.edition, { season: of.season, week })?.last ?? 0) < at) return [];
  return team.flatMap(({ leagueRosterId, game }) => (game && Date.parse(game.kickoff) <= at ? leagueRosterId : []));
}

function toChange(
  { entityId, position, name, dropId, gainPerWeek, dollars, chance }: ToldClaim,
  { own, week, place }: { readonly own: OwnTeam; readonly week: number; readonly place: number },
): Omit<NewChange, 'vetoUntil' | 'kickoff'> {
  const goes = own.team.find(({ leagueRosterId }) => leagueRosterId === dropId);
  return {
    ...{ week, pair: `claim ${entityId}`, gainedPoints: cents(gainPerWeek) },
    stored: {
      ...{ reason: 'claim', place, bidDollars: dollars },
      comes: { entityId, position, name },
      goes: goes ? personOf(goes) : null,
      winPercent: chance === null ? null : cents(100 * chance),
    },
  };
}

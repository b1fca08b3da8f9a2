// The trade that a call names, in a league of the caller's.
import type { BodyOf } from '@pylon/contract/endpoint';
import type { previewTrade } from '@pylon/contract/trade-analyzer/trade-analyzer';
import type { Trade } from '@pylon/engine/trades/best-trades';
import type { Clock } from '../../clock.ts';
import type { Person } from '../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { type LeagueWeek, leagueWeek } from '../../leagues/asked-team.ts';
import { type LeagueParts, noTrades, type RosterMember, teamOf } from '../../leagues/known-league.ts';
import { changeableWeeks } from '../../leagues/rest-weeks.ts';
import type { SeasonDesk } from '../../leagues/season-desk.ts';
import type { Caller } from '../../threads/caller.ts';
import { askedBeside, type TradedBeside } from './beside-players.ts';
import type { TradeDesk, TradingLeague } from './trade-desk.ts';

/** What the calls of trades need. */
export interface TradeParts extends LeagueParts {
  readonly clock: Clock;
  readonly desk: TradeDesk;
  readonly seasons: SeasonDesk;
}

/** Who asks, and for whom heavy work is done. */
export interface Asking {
  readonly person: Person;
  readonly caller: Caller;
}

/** A league in which the caller's team can trade. */
export interface OwnLeague extends TradingLeague, Pick<LeagueWeek, 'basis' | 'playersOf'> {
  readonly teamId: string;
}

/** The trade as it is asked about. */
export interface AskedTrade extends OwnLeague {
  readonly trade: Trade;
  readonly beside: TradedBeside;
}

/**
 * A league and the caller's own team in it.
 *
 * @param participantId the other team, if one is named
 * @returns as leagueWeek and {@link noTrades}; team-not-in-league where the caller has none; league-completed when no
 *   week is left; invalid-parameters for trading with oneself
 */
export async function ownLeague(
  parts: TradeParts,
  person: Person,
  { userLeagueId, participantId }: { readonly userLeagueId: string; readonly participantId?: string | undefined },
): Promise<Outcome<OwnLeague>> {
  const asked = await leagueWeek(parts, person, { userLeagueId });
  if (!asked.ok) return asked;
  const { of, week, basis, playersOf } = asked.value;
  const refusal = noTrades(of);
  if (refusal) return refusal;
  const teamId = of.ownTeamId;
  if (teamId === null || !teamOf(of, teamId)) return failure('team-not-in-league');
  if (participantId === teamId) return failure('invalid-parameters', { participantId: 'is your own team' });
  if (participantId !== undefined && !teamOf(of, participantId)) return failure('team-not-in-league');
  const weeks = changeableWeeks(of, parts.clock.now());
  return weeks.length === 0 ? failure('league-completed') : found({ of, week, weeks, teamId, basis, playersOf });
}

/**
 * @returns as {@link ownLeague}; invalid-parameters for whoever is not on the roster, picks that the team does not
 *   have, whoever or whatever is named twice, and more dollars than are left
 */
export async function askedTrade(
  parts: TradeParts,
  person: Person,
  body: BodyOf<typeof previewTrade>,
): Promise<Outcome<AskedTrade>> {
  const asked = await ownLeague(parts, person, body);
  if (!asked.ok) return asked;
  const { of, week, teamId } = asked.value;
  const { participantId: opponentId, tradeAwayRosterIds: gives, tradeForRosterIds: gets } = body;
  const { faults, ...beside } = askedBeside(of, teamId, body);
  const fields = {
    ...faultOf('tradeAwayRosterIds', gives, week.rosters.get(teamId)),
    ...faultOf('tradeForRosterIds', gets, week.rosters.get(opponentId)),
    ...faults,
  };
  if (Object.keys(fields).length > 0) return failure('invalid-parameters', fields);
  return found({
    ...asked.value,
    trade: { teamId, opponentId, gives: gives.toSorted(), gets: gets.toSorted() },
    beside,
  });
}

function faultOf(field: string, ids: readonly string[], roster: readonly RosterMember[] = []): Record<string, string> {
  if (new Set(ids).size < ids.length) return { [field]: 'names somebody twice' };
  const members = ids.map((id) => roster.find(({ leagueRosterId }) => leagueRosterId === id));
  if (members.includes(undefined)) return { [field]: 'names somebody who is not on the roster' };
  return members.some((member) => member?.position === null)
    ? { [field]: 'names somebody of a position that is not drafted here' }
    : {};
}

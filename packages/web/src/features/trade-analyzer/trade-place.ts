import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { MOST_OF_A_SIDE } from '@pylon/contract/trade-analyzer/trade-limits';

/** Which league and opponent a trade is looked for with, and which trade it begins with, as the address says it. */
export interface TradePlace {
  /** A league of the person's list; their first unless named. */
  readonly league?: string;
  /** A team of it; the first of the others unless named. */
  readonly opponent?: string;
  /** Whom the person gives, by ids on their roster, joined by commas; nobody unless named. */
  readonly away?: string;
  /** Whom they get, by ids on the opponent's. */
  readonly for?: string;
}

const ID = /^[\da-f-]{36}$/;
const LONGEST_ROSTER_ID = 128;

/** @example parseTradePlace({ opponent: '2', league: 'mine' }) // → { opponent: '2' } */
export function parseTradePlace({
  league,
  opponent,
  away,
  for: wanted,
}: Readonly<Record<string, unknown>>): TradePlace {
  return {
    ...(typeof league === 'string' && ID.test(league) && { league }),
    // A search holds a number where somebody's text looks like one.
    ...((typeof opponent === 'string' || typeof opponent === 'number') &&
      String(opponent).length <= 64 &&
      opponent !== '' && { opponent: String(opponent) }),
    ...(isSide(away) && { away }),
    ...(isSide(wanted) && { for: wanted }),
  };
}

/** Whether it can be a side of a trade: as many players as it may give at most, each once. */
function isSide(text: unknown): text is string {
  const ids = typeof text === 'string' ? text.split(',') : [];
  return (
    ids.length > 0 &&
    ids.length <= MOST_OF_A_SIDE &&
    new Set(ids).size === ids.length &&
    ids.every((id) => id !== '' && id.length <= LONGEST_ROSTER_ID)
  );
}

/** A side of a trade as an address says it. */
export const sideIn = (text: string | undefined): readonly string[] => text?.split(',') ?? [];

/** Teams that can be traded with: all others, and in a guillotine none. */
export const opponentsIn = ({ league, leagueParticipantId, cardGamingMode }: UserLeague) =>
  cardGamingMode === 'guillotine'
    ? []
    : (league?.leagueParticipants ?? []).filter(({ id }) => id !== leagueParticipantId);

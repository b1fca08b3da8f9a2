/** Moves and offers of a Yahoo league. Claims that were lost are told by nobody. */
import type { OutsideTradeOffer, OutsideTransaction } from '../../outside-league.ts';
import { momentOfSeconds } from '../../outside-text.ts';
import { toPlayer } from './players.ts';
import type { YahooLeague, YahooMoved, YahooTransaction } from './shapes.ts';
import { weekOf } from './weeks.ts';

const OUTCOMES: Readonly<Record<string, OutsideTransaction['outcome']>> = { successful: 'done', vetoed: 'lost' };

/** Moves of a week, oldest first. One that is not yet decided is none, and so is a change without players. */
export function transactionsIn(
  transactions: readonly YahooTransaction[],
  league: YahooLeague,
  week: number,
): readonly OutsideTransaction[] {
  return transactions
    .flatMap((transaction): readonly OutsideTransaction[] => {
      const { timestamp, status, players, transaction_key: transactionId, faab_bid } = transaction;
      const outcome = OUTCOMES[status];
      const at = momentOfSeconds(timestamp);
      if (!outcome || at === null || timestamp === null || players.length === 0) return [];
      if (weekOf(timestamp * 1_000, league) !== week) return [];
      const kind = kindOf(transaction);
      return [
        { transactionId, at, kind, outcome, moves: players.map(toMove), picks: [], faab: [], bidDollars: faab_bid },
      ];
    })
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Offers that nobody has answered, oldest first. */
export function offersIn(transactions: readonly YahooTransaction[]): readonly OutsideTradeOffer[] {
  return transactions
    .flatMap((transaction): readonly OutsideTradeOffer[] => {
      const { type, status, players, trader_team_key: byTeamId, transaction_key: offerId } = transaction;
      const at = momentOfSeconds(transaction.trade_proposed_time ?? transaction.timestamp);
      if (type !== 'pending_trade' || status !== 'proposed' || byTeamId === null || at === null) return [];
      return [{ offerId, at, byTeamId, moves: players.map(toMove), picks: [], faab: [] }];
    })
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function kindOf({ type, players }: YahooTransaction): OutsideTransaction['kind'] {
  if (type === 'trade') return 'trade';
  if (type === 'commish') return 'commissioner';
  return players.some(({ transaction_data }) => transaction_data.source_type === 'waivers') ? 'waiver' : 'free-agent';
}

function toMove(player: YahooMoved): OutsideTransaction['moves'][number] {
  const { source_type, source_team_key, destination_type, destination_team_key } = player.transaction_data;
  return {
    player: toPlayer(player),
    fromTeamId: source_type === 'team' ? source_team_key : null,
    toTeamId: destination_type === 'team' ? destination_team_key : null,
  };
}

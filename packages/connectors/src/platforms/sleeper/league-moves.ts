/** Transactions of a Sleeper league, and picks that changed hands. */
import type { OutsideFuturePick, OutsideTransaction } from '../../outside-league.ts';
import { momentOf } from '../../outside-text.ts';
import { statusOf } from './league.ts';
import type { SleeperLeague, SleeperTransaction } from './league-shapes.ts';
import { playerOfId } from './players.ts';
import type { SleeperTradedPicks } from './shapes.ts';

const KINDS: Readonly<Record<string, OutsideTransaction['kind']>> = {
  waiver: 'waiver',
  free_agent: 'free-agent',
  trade: 'trade',
  commissioner: 'commissioner',
};
const OUTCOMES: Readonly<Record<string, OutsideTransaction['outcome']>> = { complete: 'done', failed: 'lost' };

/** What came to an end, oldest first; told twice, the first word holds. What is still open is left out. */
export function toTransactions(told: readonly SleeperTransaction[]): readonly OutsideTransaction[] {
  const byId = new Map<string, OutsideTransaction>();
  for (const one of told) {
    const { transaction_id, type, status, created, status_updated, settings } = one;
    const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
    const outcome = Object.hasOwn(OUTCOMES, status) ? OUTCOMES[status] : undefined;
    const at = momentOf(status_updated) ?? momentOf(created);
    if (kind === undefined || outcome === undefined || at === null || byId.has(transaction_id)) continue;
    const bid = settings['waiver_bid'];
    byId.set(transaction_id, {
      transactionId: transaction_id,
      ...{ at, kind, outcome },
      moves: movesOf(one),
      picks: one.draft_picks.flatMap((pick) => toPick(pick) ?? []),
      faab: one.waiver_budget.map(({ sender, receiver, amount }) => ({
        fromTeamId: String(sender),
        toTeamId: String(receiver),
        dollars: amount,
      })),
      bidDollars: bid !== undefined && bid >= 0 && bid <= 1e6 ? bid : null,
    });
  }
  return [...byId.values()].sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}

/** `adds` says who gets somebody, `drops` who gives them; in a trade, both. */
function movesOf({ adds, drops }: SleeperTransaction): OutsideTransaction['moves'] {
  const to = new Map(adds);
  const from = new Map(drops);
  return [...new Set([...to.keys(), ...from.keys()])].map((id) => ({
    player: playerOfId(id),
    fromTeamId: textOf(from.get(id)),
    toTeamId: textOf(to.get(id)),
  }));
}

const textOf = (rosterId: number | undefined): string | null => (rosterId === undefined ? null : String(rosterId));

/** Picks of drafts still to come that are somebody else's now. */
export function toFuturePicks(league: SleeperLeague, traded: SleeperTradedPicks): readonly OutsideFuturePick[] {
  const isDraftToCome = ['pre-draft', 'drafting'].includes(statusOf(league));
  const first = Number(league.season) + (isDraftToCome ? 0 : 1);
  const byPick = new Map<string, OutsideFuturePick>();
  for (const pick of traded) {
    const read = toPick(pick);
    if (read === null || read.season < first || read.teamId === read.originalTeamId) continue;
    byPick.set(`${read.season} ${read.round} ${read.originalTeamId}`, read);
  }
  return [...byPick.values()];
}

function toPick({ season, round, roster_id, owner_id }: SleeperTradedPicks[number]): OutsideFuturePick | null {
  const isPick = /^20\d\d$/.test(season) && round >= 1 && round <= 99 && roster_id >= 1 && owner_id >= 1;
  if (!isPick) return null;
  return { season: Number(season), round, originalTeamId: String(roster_id), teamId: String(owner_id) };
}

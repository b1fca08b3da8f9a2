/** How a Yahoo league drafted. */
import type { OutsideDraftResult, OutsideLeaguePick } from '../../outside-league.ts';
import type { OutsidePlayer } from '../../outside-player.ts';
import { momentOfSeconds } from '../../outside-text.ts';
import { statusOf } from './league.ts';
import { byKey } from './players.ts';
import type { YahooLeague, YahooPick, YahooSettings } from './shapes.ts';

/** What is known of a draft. */
interface KnownDraft {
  readonly league: YahooLeague;
  /** null where they are not told: prices show an auction then. */
  readonly settings: YahooSettings | null;
  readonly picks: readonly YahooPick[];
  /** By the number that a key ends with; whoever is not among them has no name. */
  readonly people: ReadonlyMap<string, OutsidePlayer>;
}

export function toDraftResult({ league, settings, picks, people }: KnownDraft): OutsideDraftResult {
  const isAuction = settings ? settings.is_auction_draft : picks.some(({ cost }) => cost !== null && cost > 0);
  const status = statusOf(league);
  const byNumber = new Map<number, OutsideLeaguePick>();
  for (const { pick, round, team_key: teamId, player_key, cost } of picks) {
    if (player_key === null) continue;
    const player = byKey(player_key);
    byNumber.set(pick, {
      ...{ pickNumber: pick, round, teamId, isKeeper: false },
      player: people.get(player.id.id) ?? player,
      costDollars: isAuction ? cost : null,
    });
  }
  return {
    order: isAuction ? 'auction' : orderOf(picks),
    status: status === 'pre-draft' || status === 'drafting' ? status : 'completed',
    startsAt: momentOfSeconds(settings?.draft_time ?? null),
    picks: [...byNumber.values()].sort((one, other) => one.pickNumber - other.pickNumber),
  };
}

/** Yahoo names no order: the first rounds show it. */
export function orderOf(picks: readonly YahooPick[]): OutsideDraftResult['order'] {
  const round = (number: number) =>
    picks
      .filter((pick) => pick.round === number)
      .sort((one, other) => one.pick - other.pick)
      .map(({ team_key }) => team_key);
  const [first, second] = [round(1), round(2)];
  if (first.length < 2 || first.length !== second.length) return 'unknown';
  if (first.join() === second.join()) return 'linear';
  return first.join() === second.toReversed().join() ? 'snake' : 'unknown';
}

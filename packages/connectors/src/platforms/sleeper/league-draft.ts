/** How a Sleeper league was drafted, and whom its teams keep. */
import type { OutsideDraftResult, OutsideKeeper, OutsideLeaguePick } from '../../outside-league.ts';
import { momentOf } from '../../outside-text.ts';
import { oncePerTeam } from './league.ts';
import type { SleeperLeague, SleeperLeagueDraft, SleeperTeams } from './league-shapes.ts';
import { playerOfId, toPlayer } from './players.ts';
import type { SleeperPicks } from './shapes.ts';

/** The league's draft among several, of which a dynasty may have one for all and one for rookies. */
export const draftOf = (
  { draft_id }: SleeperLeague,
  drafts: readonly SleeperLeagueDraft[],
): SleeperLeagueDraft | undefined => drafts.find((draft) => draft.draft_id === draft_id) ?? drafts[0];

/** The draft in our words. */
export const toDraftResult = (draft: SleeperLeagueDraft, picks: SleeperPicks): OutsideDraftResult => ({
  order: orderOf(draft),
  status: draft.status === 'pre_draft' ? 'pre-draft' : draft.status === 'complete' ? 'completed' : 'drafting',
  startsAt: momentOf(draft.start_time),
  picks: toLeaguePicks(draft, picks),
});

function orderOf({ type, settings }: SleeperLeagueDraft): OutsideDraftResult['order'] {
  if (type === 'auction' || type === 'linear') return type;
  const reversal = settings['reversal_round'] ?? 0;
  if (type !== 'snake' || (reversal !== 0 && reversal !== 3)) return 'unknown';
  return reversal === 3 ? 'third-round-reversal' : 'snake';
}

/** Picks by number; one that no team made, or that took nobody, is none. Told twice, the later word holds. */
function toLeaguePicks({ settings }: SleeperLeagueDraft, picks: SleeperPicks): readonly OutsideLeaguePick[] {
  const teams = settings['teams'] ?? 0;
  const byNumber = new Map<number, OutsideLeaguePick>();
  for (const { pick_no, round, roster_id, player_id, is_keeper, metadata } of picks) {
    const isPick = pick_no <= 5_000 && roster_id !== null && roster_id >= 1 && player_id && player_id !== '0';
    if (!isPick) continue;
    byNumber.set(pick_no, {
      pickNumber: pick_no,
      round: round ?? (teams > 0 ? Math.ceil(pick_no / teams) : 1),
      teamId: String(roster_id),
      player: metadata['last_name'] ? toPlayer(player_id, metadata) : playerOfId(player_id),
      isKeeper: is_keeper === true,
      costDollars: dollarsOf(metadata['amount']),
    });
  }
  return [...byNumber.values()].sort((one, other) => one.pickNumber - other.pickNumber);
}

const dollarsOf = (amount: string | undefined): number | null =>
  /^\d{1,6}$/.test(amount ?? '') ? Number(amount) : null;

/**
 * Whom teams keep: those of the draft's board, and until the draft is over those that a team has named.
 *
 * @param draft null before there is one
 */
export function toKeepers(draft: OutsideDraftResult | null, teams: SleeperTeams): readonly OutsideKeeper[] {
  const drafted = (draft?.picks ?? []).filter(({ isKeeper }) => isKeeper);
  const kept = new Map<string, OutsideKeeper>();
  for (const { teamId, player, round, costDollars } of drafted) {
    const isAuction = draft?.order === 'auction';
    kept.set(player.id.id, { teamId, player, round: isAuction ? null : round, costDollars });
  }
  if (draft?.status === 'completed') return [...kept.values()];
  for (const { roster_id, keepers } of oncePerTeam(teams)) {
    for (const id of keepers) {
      if (id === '0' || kept.has(id)) continue;
      kept.set(id, { teamId: String(roster_id), player: playerOfId(id), round: null, costDollars: null });
    }
  }
  return [...kept.values()];
}

/** A week of Guillotine Leagues, its moves, and the draft. */
import type {
  OutsideDraftResult,
  OutsideLeaguePick,
  OutsideMatchup,
  OutsideRoster,
  OutsideTransaction,
} from '../../outside-league.ts';
import { momentOf } from '../../outside-text.ts';
import { playerOfId } from '../sleeper/players.ts';
import { slotOf } from './league.ts';
import type { GuillotineDraft, GuillotineMoves, GuillotineRosters, GuillotineScores } from './shapes.ts';

/** Whoever is on two rosters stays on the first. */
export function toRosters({ rosters }: GuillotineRosters): readonly OutsideRoster[] {
  const taken = new Set<string>();
  const teams = new Map<string, OutsideRoster>();
  for (const { teamId, players } of rosters) {
    if (teams.has(teamId)) continue;
    const own = players.filter(({ playerId }) => !taken.has(playerId) && taken.add(playerId));
    teams.set(teamId, {
      teamId,
      players: own.map(({ playerId, slot, starter, points }) => ({
        player: playerOfId(playerId),
        slot: (starter ? slotOf({ slot, eligible: [] }) : undefined) ?? 'BN',
        points,
      })),
    });
  }
  return [...teams.values()];
}

/** Nobody meets anybody: each team with its points. */
export function toMatchups({ scores }: GuillotineScores): readonly OutsideMatchup[] {
  const points = new Map(scores.map((score) => [score.teamId, score.points]));
  return [...points].map(([teamId, own]) => ({ teams: [{ teamId, points: own }, null], kind: 'regular' }));
}

/** A cut is the league's own doing. */
const KINDS: Readonly<Record<string, OutsideTransaction['kind']>> = {
  waiver: 'waiver',
  'free-agent': 'free-agent',
  drop: 'free-agent',
  cut: 'commissioner',
};

/** Moves and lost bids, oldest first; told twice, the first word holds. */
export function toTransactions({ transactions }: GuillotineMoves): readonly OutsideTransaction[] {
  const byId = new Map<string, OutsideTransaction>();
  for (const { id, type, teamId, adds, drops, bid, state, at: told } of transactions) {
    const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
    const at = momentOf(Date.parse(told));
    if (kind === undefined || at === null || byId.has(id)) continue;
    byId.set(id, {
      transactionId: id,
      ...{ at, kind, outcome: state === 'lost' ? 'lost' : 'done' },
      moves: [
        ...[...new Set(adds)].map((player) => ({ player: playerOfId(player), fromTeamId: null, toTeamId: teamId })),
        ...[...new Set(drops)]
          .filter((player) => !adds.includes(player))
          .map((player) => ({ player: playerOfId(player), fromTeamId: teamId, toTeamId: null })),
      ],
      ...{ picks: [], faab: [] },
      bidDollars: kind === 'waiver' ? bid : null,
    });
  }
  return [...byId.values()].sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}

/** Picks by number; told twice, the later word holds. */
export function toDraftResult({ type, status, picks }: GuillotineDraft): OutsideDraftResult {
  const byNumber = new Map<number, OutsideLeaguePick>();
  for (const { overall, round, teamId, playerId } of picks) {
    const player = playerOfId(playerId);
    byNumber.set(overall, { pickNumber: overall, ...{ round, teamId, player }, isKeeper: false, costDollars: null });
  }
  return {
    order: type === 'snake' ? 'snake' : 'unknown',
    status: status === 'pre-draft' ? 'pre-draft' : status === 'drafting' ? 'drafting' : 'completed',
    startsAt: null,
    picks: [...byNumber.values()].sort((one, other) => one.pickNumber - other.pickNumber),
  };
}

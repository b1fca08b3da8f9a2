/** Who somebody of MyFantasyLeague is. Its other answers tell ids alone: names stand in one long list of a season. */
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import type { Result } from '@pylon/engine/vocabulary/result';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import type { OutsidePlayer } from '../../outside-player.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { MflApi } from './api.ts';
import { Players } from './shapes.ts';

const SPELLINGS: Readonly<Record<string, Position>> = { PK: 'K', Def: 'DST', FB: 'RB' };

/** A position in our words; as it is for single defenders, coaches and units of a team. */
export const positionOf = (code: string): string => SPELLINGS[code] ?? code;

/** Makes a player of an id. */
export type PlayerOf = (id: string) => OutsidePlayer;

/** The list may be asked for once a day. */
const KEPT_MS = 86_400_000;
interface Kept {
  readonly untilMs: number;
  readonly playerOf: PlayerOf;
}
/** Lists that are kept at a time, a few thousand names each: those of this season and of another. */
const MOST_KEPT = 2;
/** By network and season, the one asked for last at the end. Nothing is lost: whoever has no list asks for it. */
const KEPT = new WeakMap<object, Map<number, Kept>>();

/** The players of a season, asked for once a day; without a list everybody is an id. */
export async function readPlayers(api: MflApi, season: number): Promise<Result<PlayerOf, PlatformFailure>> {
  const kept = KEPT.get(api.network) ?? new Map<number, Kept>();
  KEPT.set(api.network, kept);
  const known = kept.get(season);
  if (known && known.untilMs > api.nowMs()) {
    keep(kept, season, known);
    return { ok: true, value: known.playerOf };
  }
  const read = await api.get({ season, type: 'players', session: null }, Players);
  if (!read.ok) return read;
  const byId = new Map(read.value?.player.map((player) => [player.id, player]));
  const playerOf: PlayerOf = (id) => toPlayer(id, byId.get(id));
  if (read.value !== null) keep(kept, season, { untilMs: api.nowMs() + KEPT_MS, playerOf });
  return { ok: true, value: playerOf };
}

/** Puts a list at the end, and lets go of those that were asked for longest ago. */
function keep(kept: Map<number, Kept>, season: number, list: Kept): void {
  kept.delete(season);
  kept.set(season, list);
  for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
}

interface Told {
  readonly name: string;
  readonly position: string;
  readonly team: string;
}

function toPlayer(id: string, told: Told | undefined): OutsidePlayer {
  const positionCode = told?.position ?? '';
  const position = positionOf(positionCode);
  // Names are 'Last, First', those of teams 'Bills, Buffalo'.
  const name = (told?.name ?? '').split(', ').reverse().join(' ');
  return {
    id: { system: 'mfl', id },
    teamId: position === 'DST' ? (toTeamId(told?.team ?? '') ?? null) : null,
    name: name || 'Unknown player',
    position: isPosition(position) ? position : null,
    positionCode,
  };
}

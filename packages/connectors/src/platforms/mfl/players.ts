/** Who somebody of MyFantasyLeague is. Its other answers tell ids alone: names stand in one long list of a season. */
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import type { Result } from '@pylon/engine/vocabulary/result';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import { keptADay } from '../../kept-a-day.ts';
import type { OutsidePlayer } from '../../outside-player.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { MflApi } from './api.ts';
import { Players } from './shapes.ts';

const SPELLINGS: Readonly<Record<string, Position>> = { PK: 'K', Def: 'DST', FB: 'RB' };

/** A position in our words; as it is for single defenders, coaches and units of a team. */
export const positionOf = (code: string): string => SPELLINGS[code] ?? code;

/** Makes a player of an id. */
export type PlayerOf = (id: string) => OutsidePlayer;

/** Lists of this season and of another, a few thousand names each; one may be asked for once a day. */
const kept = keptADay<PlayerOf>(2);

/** The players of a season; without a list everybody is an id. */
export async function readPlayers(api: MflApi, season: number): Promise<Result<PlayerOf, PlatformFailure>> {
  const read = await kept(api, String(season), async () => {
    const told = await api.get({ season, type: 'players', session: null }, Players);
    if (!told.ok) return told;
    if (told.value === null) return { ok: true, value: null };
    const byId = new Map(told.value.player.map((player) => [player.id, player]));
    return { ok: true, value: (id) => toPlayer(id, byId.get(id)) };
  });
  return read.ok ? { ok: true, value: read.value ?? ((id) => toPlayer(id, undefined)) } : read;
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

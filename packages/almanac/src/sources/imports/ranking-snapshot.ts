// Daily snapshots of rankings: { source, fetched_at, players: [{ player_name, position, team, rank }] }.

import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import { espnTeam } from '../espn/espn-ids.ts';
import { type Fault, faultAt } from '../reading/faults.ts';
import { isObject, numberIn, readJson, textIn } from '../reading/json.ts';
import { dated, formatOf, type ImportedRanking, type ImportKind } from './import-file.ts';

/** Whether the file is such a snapshot: looked for in its first characters. */
const looksLikeSnapshot = (bytes: Buffer): boolean => {
  const start = bytes.subarray(0, 400).toString('utf8');
  return start.trimStart().startsWith('{') && start.includes('"source"') && start.includes('"players"');
};

/** A publisher's overall ranking of a day. */
export const rankingSnapshot: ImportKind = {
  kind: 'ranking-snapshot',
  recognises: (_, file) => looksLikeSnapshot(file.bytes),
  read: (file) => {
    const json = readJson(file.bytes, file.name);
    if (!json.ok) return json;
    const answer = isObject(json.value) ? json.value : {};
    const day = dated(file, textIn(answer, 'fetched_at')?.slice(0, 10));
    if (!day.ok) return day;
    const source = textIn(answer, 'source') ?? 'imported';
    const expert = file.options?.publisher ?? (source === 'fantasypros' ? 'fantasypros-ecr' : source);
    const faults: Fault[] = [];
    const rankings: ImportedRanking[] = [];
    const players = Array.isArray(answer['players']) ? answer['players'] : [];
    for (const [index, player] of players.entries()) {
      const name = isObject(player) ? textIn(player, 'player_name') : null;
      const rank = isObject(player) ? numberIn(player, 'rank') : null;
      if (!isObject(player) || name === null || rank === null) {
        const column = name === null ? 'player_name' : 'rank';
        faults.push(faultAt(file.name, index + 1, column, 'missing-value', 'is missing'));
        continue;
      }
      const code = textIn(player, 'team') ?? 'FA';
      // ESPN's copies give its team numbers, and positions that are not to be relied on: tight ends read as receivers.
      const teamId = /^\d+$/.test(code) ? espnTeam(Number(code)) : toTeamId(code);
      if (teamId === undefined) {
        faults.push(faultAt(file.name, index + 1, 'team', 'unknown-team', `'${code}' is not a team`));
        continue;
      }
      const sleeper = textIn(player, 'sleeper_id');
      const who = {
        name,
        position: textIn(player, 'position') ?? '',
        teamId,
        ...(sleeper ? { ids: { sleeper } } : {}),
      };
      const unknown = { mean: null, sd: null, best: null, worst: null, tier: null };
      rankings.push({ ...day.value, ...unknown, who, period: 'seasonal', expert, format: formatOf(file), rank });
    }
    if (faults.length > 0) return { ok: false, reason: faults.slice(0, 20) };
    return { ok: true, value: { kind: 'ranking-snapshot', rankings } };
  },
};

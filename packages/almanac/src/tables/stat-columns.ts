import { STAT_KEYS, type StatKey } from '@pylon/engine/scoring/stat-keys';

/**
 * One number column per stat key: an amount, 0 when nothing happened; `defensePointsAllowed` and `defenseYardsAllowed`
 * may be missing.
 */
export const statColumns = Object.fromEntries(
  STAT_KEYS.map((key) => [key, { type: 'number', nullable: true, meaning: `Amount of ${key}` }]),
) as Readonly<Record<StatKey, { type: 'number'; nullable: true; meaning: string }>>;

// Rankings as lists: FantasyPros exports, one publisher's list, an operator's own expert. A rank, a name, perhaps a
// tier.

import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import { defineSource, later, need } from '../reading/dictionary.ts';
import { formatOf, type ImportFile, tableKind } from './import-file.ts';

const SOURCE = defineSource({
  kind: 'ranking-list',
  meaning: "A player's place in a list",
  key: [],
  columns: {
    rank: need.whole('Overall rank', 'RK', 'Overall'),
    name: need.text('Name', 'PLAYER NAME', 'Player'),
    tier: later.whole('Tier', 'TIERS'),
    team: later.team('Team'),
    position: later.text('Position, perhaps with the rank in it', 'POS'),
    best: later.number('Best rank by any expert'),
    worst: later.number('Worst rank by any expert'),
    mean: later.number("Mean of the experts' ranks", 'AVG.', 'Avg'),
    sd: later.number("Standard deviation of the experts' ranks", 'STD.DEV', 'Std Dev', 'STD. DEV'),
  },
});

const RANK_NAMES = new Set(['rank', 'rk', 'overall']);
const PLAYER_NAMES = new Set(['name', 'player name', 'player']);

/** Whose list it is: as the operator says, else by the file's name. */
export function publisherOf({ name, options = {} }: ImportFile): string {
  if (options.publisher) return options.publisher;
  const base = name.slice(name.lastIndexOf('/') + 1);
  if (/^fantasypros.*(top[-_ ]?10|accurate)/i.test(base)) return 'fantasypros-top10';
  if (/^fantasypros/i.test(base)) return 'fantasypros-ecr';
  return base.split(/[-_ .]/)[0]?.toLowerCase() ?? 'imported';
}

/** Whether a name is a team's full name; lists without positions give team defences so. */
const isTeamName = (name: string): boolean => name.includes(' ') && toTeamId(name) != null;

/** A publisher's ranking of a season, or of a dynasty when the file's name says so. */
export const rankingList = tableKind({
  kind: 'ranking-list',
  recognises: (header) =>
    header.some((name) => RANK_NAMES.has(name.toLowerCase())) &&
    header.some((name) => PLAYER_NAMES.has(name.toLowerCase())) &&
    !header.some((name) => /adp|aav|AVG$|Underdog|10-Team/i.test(name) && name !== 'ECR VS. ADP'),
  source: SOURCE,
  listOf: (records, day, file) => {
    const period: 'dynasty' | 'seasonal' = /dynasty/i.test(file.name) ? 'dynasty' : 'seasonal';
    const list = { ...day, period, expert: publisherOf(file), format: formatOf(file) };
    const rankings = records.map(({ name, position, team, ...rest }) => ({
      ...list,
      ...rest,
      who: { name, position: position ?? (isTeamName(name) ? 'DST' : ''), teamId: team },
    }));
    return { rankings };
  },
});

import { buildIndexes } from '@pylon/almanac/editions/indexes';
import { toLeagueConfig } from '@pylon/contract/league/league-config';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { expect, test } from 'vitest';
import { knownAs } from '../../../outside/known-as.ts';
import { sampleEdition } from '../../../testing/sample-edition.ts';
import { toPicture } from './by-hand-picture.ts';

/** The sample with its first player known by Sleeper's number alone, as rookies are for a while. */
function withoutGsis() {
  const sample = sampleEdition();
  const { players } = sample.tables;
  const first = <T>(column: readonly T[], value: T) => [value, ...column.slice(1)];
  const column = {
    ...players.column,
    playerId: first(players.column.playerId, 'sleeper:7'),
    gsisId: first(players.column.gsisId, ''),
    sleeperId: first(players.column.sleeperId, '7'),
  };
  const tables = { ...sample.tables, players: { ...players, column } };
  return { ...sample, tables, indexes: buildIndexes(tables) };
}

test('a player on a roster is known again, also one who has no number of the league’s own yet', () => {
  const edition = withoutGsis();
  const other = edition.tables.players.column.playerId[1] ?? '';
  const { participantCount: _teams, rounds: _rounds, budget: _budget, ...slots } = toLeagueConfig(DEFAULT_LEAGUE);
  const teams = [
    { teamName: 'Mine', entityIds: ['sleeper:7', other] },
    { teamName: 'Theirs', entityIds: ['BUF'] },
  ];
  const said = { name: 'Kitchen', carryOver: 'redraft' as const, slots, teams };
  const kept = toPicture(edition, { year: 2025, currentWeek: 9 }, said, 'x', {});
  if (!kept.ok) throw new Error('the league is refused');
  const ids = kept.value.rosters.rosters.flatMap(({ players }) =>
    players.map(({ player }) => knownAs(player, edition)),
  );
  expect(ids).toEqual(['sleeper:7', other, 'BUF']);
});

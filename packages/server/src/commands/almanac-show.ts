import { decodeEdition } from '@pylon/almanac/editions/decode';
import type { Edition } from '@pylon/almanac/editions/edition';
import { adpBoard } from '@pylon/almanac/read/adp-board';
import { projectionLines } from '@pylon/almanac/read/projection-lines';
import { searchPlayers } from '@pylon/almanac/read/search-players';
import { statTotals } from '@pylon/almanac/read/stat-totals';
import { rowAt } from '@pylon/almanac/tables/table';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { CommandParts } from './almanac-sync.ts';
import { alignedLines, complain, counted, styled } from './terminal.ts';

/** Prints what the edition in force knows of the best match for a text. */
export async function showCommand({ store }: CommandParts, text: string): Promise<number> {
  const id = await store.current();
  const encoded = id === null ? null : await store.get(id);
  if (!encoded) return complain('There is no edition yet. Run: npm run almanac -- sync');
  const read = decodeEdition(encoded);
  if (!read.ok) return complain(`The edition in force cannot be read (${read.reason}). Run: npm run almanac -- sync`);
  const [entityId, ...others] = searchPlayers(read.edition, text);
  if (!entityId) return complain(`Nobody is called '${text}'.`);
  for (const line of [...identityLines(read.edition, entityId), ...seasonLines(read.edition, entityId)])
    console.log(line);
  if (others.length > 0) console.log(styled('dim', `Also matching: ${others.slice(0, 5).join(', ')}`));
  return 0;
}

/** Every known fact of the players' or teams' table. */
function identityLines({ tables, indexes }: Edition, entityId: EntityId): string[] {
  const player = indexes.playerRow(entityId);
  const team = indexes.teamRow(entityId);
  const facts =
    player !== undefined ? rowAt(tables.players, player) : team !== undefined ? rowAt(tables.teams, team) : {};
  const known = Object.entries(facts).filter(([, value]) => value !== null);
  return alignedLines(known.map(([name, value]) => [`  ${name}`, String(value)]));
}

function seasonLines(edition: Edition, entityId: EntityId): string[] {
  return edition.manifest.seasons.toReversed().flatMap((season) => {
    const total = statTotals(edition, season).find((entry) => entry.entityId === entityId);
    const board = adpBoard(edition, season).entries.find((entry) => entry.entityId === entityId);
    const projection = projectionLines(edition, { season, period: 'seasonal', week: 0 }).find(
      (entry) => entry.entityId === entityId,
    );
    return [
      '',
      styled('bold', `${season}`),
      ...(total ? [`  ${total.games} games for ${total.teamIds.join(' and ')}: ${amounts(total.line)}`] : []),
      ...(projection ? [`  projected, ${projection.games.toFixed(1)} games: ${amounts(projection.line)}`] : []),
      ...(board ? [`  ADP ${amounts(board.adp)}; consensus ${board.consensus?.toFixed(1) ?? '–'}`] : []),
    ];
  });
}

const amounts = (line: Readonly<Record<string, number>>): string =>
  Object.entries(line)
    .map(([name, amount]) => `${name} ${counted(Math.round(amount * 10) / 10)}`)
    .join(', ');

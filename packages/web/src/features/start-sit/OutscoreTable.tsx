import type { StartSitRow } from '@pylon/contract/start-sit/start-sit';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { NONE, odds } from '../../widgets/player/display.ts';
import { entityOf } from '../../widgets/player/entity.ts';

const nameOf = ({ player }: StartSitRow): string => entityOf(player)?.shortName ?? player.id;

/** How often each outscores each of the others. */
export function OutscoreTable({ rows }: { readonly rows: readonly StartSitRow[] }) {
  const columns: readonly StatTableColumn<StartSitRow>[] = [
    { title: 'Outscores', isWords: true, cell: nameOf },
    ...rows.map(
      (other): StatTableColumn<StartSitRow> => ({
        title: nameOf(other),
        cell: (row) => {
          const found = row.outscores.find(({ playerId }) => playerId === other.player.id);
          return found ? odds(found.percent / 100) : NONE;
        },
      }),
    ),
  ];
  return (
    <section aria-labelledby="outscore" className="bg-surface">
      <PartTitle id="outscore" title="Who outscores whom" className="mb-2" />
      <StatTable
        label="Who outscores whom"
        caption="How often the player of a row outscores the player of a column."
        columns={columns}
        rows={rows}
        keyOf={({ player }) => player.id}
      />
    </section>
  );
}

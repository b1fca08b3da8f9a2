import type { Answer } from '../../api/call.ts';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { decimal, percent } from '../../widgets/player/display.ts';

type Shapes = Answer<'listBestBallPositions'>['record'];
type Shape = Shapes['shapes'][number];
type Count = Shapes['positions'][number];

/** What shapes of rosters advanced in real drafts of an earlier season. */
export function ShapeRecord({ record }: { readonly record: Shapes }) {
  const { everybody, drafts, rounds, seasonId, shapes, positions } = record;
  return (
    <section aria-labelledby="advanced-shapes" className="flex flex-col gap-3">
      <PartTitle id="advanced-shapes" title="What has advanced" />
      <p className="text-base">
        {decimal(drafts)} real drafts of {seasonId} (Best Ball Mania III): two of twelve teams advanced,{' '}
        {percent(everybody.share)} with a tie.
      </p>
      <StatTable
        label="Shapes that advanced"
        caption="Shapes of real rosters, the most frequent first, and what part of them advanced"
        columns={SHAPE_COLUMNS}
        rows={shapes}
        keyOf={({ QB, RB, WR, TE }) => `${QB}-${RB}-${WR}-${TE}`}
      />
      <StatTable
        label="Positions that advanced"
        caption="Players of a position on real rosters, and what part of them advanced"
        columns={COUNT_COLUMNS}
        rows={positions}
        keyOf={({ position, players }) => `${players} ${position}`}
      />
      <p className="text-muted text-sm">
        Teams of {rounds} players. The range is where nine of ten such samples would be: hardly a shape leaves
        everybody’s share. What the earlier half of these drafts says of a shape foretold the later half by next to
        nothing, and one season’s injuries are in all of them. So no shape is recommended for it.
      </p>
    </section>
  );
}

const COMMON = [
  { title: 'Teams', cell: ({ teams }: Shape | Count) => decimal(teams) },
  { title: 'Advanced', cell: ({ share }: Shape | Count) => percent(share) },
  {
    title: 'Range',
    hint: 'Nine of ten such samples',
    cell: ({ low, high }: Shape | Count) => `${decimal(low, 1)} to ${percent(high)}`,
  },
] as const;

const SHAPE_COLUMNS: readonly StatTableColumn<Shape>[] = [
  { title: 'QB-RB-WR-TE', isWords: true, cell: ({ QB, RB, WR, TE }) => `${QB}-${RB}-${WR}-${TE}` },
  ...COMMON,
];
const COUNT_COLUMNS: readonly StatTableColumn<Count>[] = [
  { title: 'Players', isWords: true, cell: ({ position, players }) => `${players} ${position}` },
  ...COMMON,
];

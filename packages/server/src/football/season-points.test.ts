import { statLineAt } from '@pylon/almanac/read/stat-line-at';
import { points } from '@pylon/engine/scoring/points';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { expect, test } from 'vitest';
import { sampleEdition } from '../testing/sample-edition.ts';
import { everybodysSystems } from '../wire/scoring-system.ts';
import { seasonPoints } from './season-points.ts';

const edition = sampleEdition();

const FEW = everybodysSystems().filter(({ name }) => ['0.5 PPR', 'ESPN', 'DraftKings Best Ball'].includes(name));

test.each(FEW)('a season in $name is to the last bit the sum of its games', (scoring) => {
  for (const season of edition.manifest.seasons) {
    const { column, length } = edition.tables.statWeeks;
    const sums = new Map<string, number>();
    for (let row = 0; row < length; row++) {
      if (column.season[row] !== season || column.seasonType[row] !== 'REG') continue;
      const entityId = column.entityId[row] ?? '';
      const position = edition.indexes.positionOf(entityId, season);
      const own = points(
        statLineAt(edition.tables.statWeeks, row),
        position !== null && isPosition(position) ? position : null,
        scoring.settings,
      );
      sums.set(entityId, (sums.get(entityId) ?? 0) + own);
    }
    const told = seasonPoints(edition, season, scoring);
    expect(new Map([...told].map(([id, total]) => [id, total.points] as const))).toEqual(sums);
  }
});

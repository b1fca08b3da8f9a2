import type { Edition } from '@pylon/almanac/editions/edition';
import type { superModels } from '@pylon/contract/tables/results/super-models.table';
import { rookieOutlook, runnersLike } from '@pylon/engine/player-value/rookies/rookie-runners';
import { type DraftedRunner, draftedRunners } from '../../../football/careers/rookies.ts';
import { seasonPoints } from '../../../football/season-points.ts';
import type { RowsOf } from '../../../tables/rows.ts';
import { baseScoring, type KnownScoring } from '../../../wire/scoring-system.ts';

const PPR = baseScoring('2') as KnownScoring; // everybody's system
/** Past runners who are named beside a rookie. */
const NAMED = 3;

/** Runners of the class asked for: of the season's unless another one is, or of all. */
export const rows: RowsOf<typeof superModels> = ({ edition, season, choices }) => {
  const { draftClass, conference } = choices;
  const asked = draftClass === '' ? String(season) : draftClass;
  const isAsked = (runner: DraftedRunner) =>
    (asked === 'all' || String(runner.draftClass) === asked) && (conference === '' || runner.conference === conference);
  return draftedRunners(edition)
    .filter(isAsked)
    .map((runner) => {
      const { points, floor, ceiling, starterShare } = rookieOutlook(runner.overall);
      const { entityId, overall, college, age, pounds } = runner;
      return {
        ...{ entityId, overall, college, age, pounds, floor, ceiling },
        draftClass: String(runner.draftClass),
        draftedBy: runner.teamId,
        conference: runner.conference,
        expected: points,
        starterShare: 100 * starterShare,
        like: runnersLike(runner, NAMED)
          .map((past) => `${past.name} ${Math.round(past.points)}`)
          .join(', '),
        first: pointsIn(edition, runner, runner.draftClass),
        second: pointsIn(edition, runner, runner.draftClass + 1),
      };
    });
};

/** What a player scored in a season; null where the edition lacks the season, 0 where the player had no game in it. */
function pointsIn(edition: Edition, { entityId }: DraftedRunner, season: number): number | null {
  const all = seasonPoints(edition, season, PPR);
  return all.size === 0 ? null : (all.get(entityId)?.points ?? 0);
}

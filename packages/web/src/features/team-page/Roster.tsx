import { unlocked } from '@pylon/contract/plans/tiers';
import type { TeamPage } from '@pylon/contract/team-page/team-page';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { LockedNote } from '../../widgets/paywall/LockedNote.tsx';
import { decimal, NONE } from '../../widgets/player/display.ts';
import { entityKey, entityOf } from '../../widgets/player/entity.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { NothingYet } from './Part.tsx';
import { playerColumns } from './player-columns.tsx';

type Row = TeamPage['roster'][number];

const FACTS: readonly StatTableColumn<Row>[] = [
  { title: '#', hint: 'Number on the shirt', cell: ({ athlete }) => decimal(athlete?.jersey) },
  { title: 'Age', hint: 'Today', cell: ({ age }) => decimal(age) },
  { title: 'Since', hint: 'First season in the league', cell: ({ rookieYear }) => rookieYear ?? NONE },
];

/** Figures of the regular season, for whichever teams. */
const FIGURES: readonly StatTableColumn<Row>[] = [
  { title: 'G', hint: 'Games with a stat', cell: ({ games }) => decimal(unlocked(games)) },
  {
    title: 'Points',
    hint: 'In the chosen scoring',
    className: 'font-semibold',
    cell: ({ points }) => decimal(unlocked(points), 1),
  },
  { title: 'A game', cell: ({ pointsPerGame }) => decimal(unlocked(pointsPerGame), 1) },
  {
    title: 'Finish',
    hint: 'Place at the position',
    cell: (row) => {
      const finish = unlocked(row.positionFinish);
      return finish === null ? NONE : `${entityOf(row)?.positionLabel}${finish}`;
    },
  },
];

/** Whom fantasy leagues draft, with what they did in the season. */
export function Roster({ page: { roster, seasonId, team } }: { readonly page: TeamPage }) {
  const isNow = useSeason().id === seasonId;
  if (roster.every(({ athlete }) => athlete === null))
    return <NothingYet>No roster of {seasonId} is known yet.</NothingYet>;
  const points = roster[0]?.points;
  const hasPlayed = roster.some((row) => unlocked(row.points) !== null);
  const title = `Roster of ${team.fullName}, ${seasonId}`;
  return (
    <>
      <StatTable
        label={title}
        caption={title}
        columns={[...playerColumns<Row>(isNow), ...FACTS, ...(hasPlayed ? FIGURES : [])]}
        rows={roster}
        keyOf={entityKey}
      />
      <LockedNote of={points} what={`Games, points and finishes of ${seasonId}, the best first`} />
    </>
  );
}

import { unlocked } from '@pylon/contract/plans/tiers';
import { POSITION_NAMES, type Position } from '@pylon/engine/vocabulary/positions';
import { useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import type { Input } from '../../api/call.ts';
import { PATHS } from '../../paths.ts';
import { decimal } from '../../widgets/player/display.ts';
import { type EntityRow, entityOf } from '../../widgets/player/entity.ts';
import { PlayerLink } from '../../widgets/player/PlayerLink.tsx';
import { PositionTag } from '../../widgets/player/PositionTag.tsx';
import type { TableSearch } from '../../widgets/table/table-search.ts';
import { isOver, isUnderWay, useSeason } from '../../widgets/table/use-season.ts';
import { finishedInput, LEADER_POSITIONS, leadersInput } from './home.loader.ts';
import { SectionHead } from './parts.tsx';

/** The first five of each position: by the points that are expected of them, or made once the season is over. */
export function PositionLeaders({ search }: { readonly search: TableSearch }) {
  const season = useSeason();
  const hasEnded = isOver(season);
  return (
    <section aria-labelledby="leaders">
      <SectionHead
        id="leaders"
        title="The first five by position"
        {...(hasEnded
          ? { to: '/season-stats', more: 'All season stats' }
          : { to: PATHS.projections, more: 'All projections' })}
      />
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
        {LEADER_POSITIONS.map((position) =>
          hasEnded ? (
            <FinishedLeaders key={position} position={position} input={finishedInput(season, search, position)} />
          ) : (
            <ProjectedLeaders
              key={position}
              position={position}
              input={leadersInput(season, search, position)}
              isWeekly={isUnderWay(season)}
            />
          ),
        )}
      </div>
    </section>
  );
}

interface ProjectedLeadersProps {
  readonly position: Position;
  readonly input: Input<'listProjections'>;
  readonly isWeekly: boolean;
}

/** The first five of a position by expected points: the rows of the projections that are open to everybody. */
function ProjectedLeaders({ position, input, isWeekly }: ProjectedLeadersProps) {
  const { data } = useSuspenseQuery(answer('listProjections', input));
  const rows = data.playerProjections.map((row) => ({
    ...row,
    place: unlocked(row.positionRank),
    points: decimal(unlocked(row.projectedFantasyPoints), isWeekly ? 1 : 0),
  }));
  return <LeaderList position={position} rows={rows} />;
}

interface FinishedLeadersProps {
  readonly position: Position;
  readonly input: Input<'listSeasonStats'>;
}

/** The first five of a position by the points that they made: the rows of season stats that are open to everybody. */
function FinishedLeaders({ position, input }: FinishedLeadersProps) {
  const { data } = useSuspenseQuery(answer('listSeasonStats', input));
  const rows = data.rows.map((row) => ({
    ...row,
    place: unlocked(row.finish),
    points: decimal(unlocked(row.points), 0),
  }));
  return <LeaderList position={position} rows={rows} />;
}

interface Leader extends EntityRow {
  readonly place: number | null;
  readonly points: string;
}

const LeaderList = ({ position, rows }: { readonly position: Position; readonly rows: readonly Leader[] }) => (
  <section aria-label={POSITION_NAMES[position]}>
    <h3 className="flex items-baseline gap-2 border-edge border-b pb-1 text-base">
      <span className="scoreboard text-xl">
        <PositionTag position={position} />
      </span>
      <span className="font-normal font-sans text-muted text-sm">{POSITION_NAMES[position]}</span>
    </h3>
    <ol>
      {rows.map((row) => {
        const entity = entityOf(row);
        return (
          entity && (
            <li key={entity.id} className="flex h-11 items-center gap-3 border-hairline border-b md:h-9">
              <span className="scoreboard w-5 text-right font-semibold text-lg">{row.place}</span>
              <PlayerLink playerId={entity.id} className="thumb flex min-w-0 font-semibold hover:underline">
                <span className="truncate">{entity.name}</span>
              </PlayerLink>
              <span className="text-muted text-sm">{entity.teamAlias ?? '--'}</span>
              <span className="figures ml-auto">{row.points}</span>
            </li>
          )
        );
      })}
    </ol>
  </section>
);

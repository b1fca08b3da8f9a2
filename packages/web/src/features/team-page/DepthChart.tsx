import type { TeamPage } from '@pylon/contract/team-page/team-page';
import { classNames } from '../../ui/class-names.ts';
import { day } from '../../widgets/player/display.ts';
import { entityKey, entityOf } from '../../widgets/player/entity.ts';
import { PlayerLink } from '../../widgets/player/PlayerLink.tsx';
import { StatusTag } from '../../widgets/player/StatusTag.tsx';
import { useSeason } from '../../widgets/table/use-season.ts';
import { NothingYet } from './Part.tsx';

type Places = NonNullable<TeamPage['depthChart']>['places'];

/** Who stands where, starters first. */
export function DepthChart({ page: { depthChart, seasonId } }: { readonly page: TeamPage }) {
  const isNow = useSeason().id === seasonId;
  if (!depthChart) return <NothingYet>No depth chart of {seasonId} has been published yet.</NothingYet>;
  const { places, asOf, week } = depthChart;
  const others = places.filter(({ isFantasy }) => !isFantasy);
  return (
    <>
      <PlaceGrid places={places.filter(({ isFantasy }) => isFantasy)} isNow={isNow} />
      {others.length > 0 && (
        <details className="text-base">
          <summary className="cursor-pointer font-semibold max-md:min-h-11">Line, defense and special teams</summary>
          <div className="pt-3">
            <PlaceGrid places={others} isNow={isNow} />
          </div>
        </details>
      )}
      <p className="text-muted text-sm">
        As of week {week}
        {asOf !== null && `, ${day(asOf)}`}
      </p>
    </>
  );
}

interface PlaceGridProps {
  readonly places: Places;
  /** How a player is, is known of today alone. */
  readonly isNow: boolean;
}

const PlaceGrid = ({ places, isNow }: PlaceGridProps) => (
  <div className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3">
    {places.map(({ slot, players }) => (
      <section key={slot} className="min-w-0">
        <h3 className="label">{slot}</h3>
        <ol>
          {players.map((player, place) => {
            const entity = entityOf(player);
            return (
              entity && (
                <li
                  key={entityKey(player)}
                  className="flex min-h-8 items-center gap-1.5 border-hairline border-t max-md:min-h-11"
                >
                  <PlayerLink
                    playerId={entity.id}
                    className={classNames(
                      'thumb min-w-0 truncate underline-offset-2 hover:underline',
                      place === 0 && 'font-semibold',
                    )}
                  >
                    {entity.name}
                  </PlayerLink>
                  {isNow && <StatusTag status={entity.status} injuryStatus={entity.injuryStatus} />}
                </li>
              )
            );
          })}
        </ol>
      </section>
    ))}
  </div>
);

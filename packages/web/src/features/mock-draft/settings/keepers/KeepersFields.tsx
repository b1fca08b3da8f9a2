import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { KeeperBuilder, type KeeperBuilderProps } from './KeeperBuilder.tsx';
import { positionIn } from './use-kept-players.ts';

const LeagueKeepers = lazyPart(() => import('./LeagueKeepers.tsx'), 'LeagueKeepers');

/** Who is kept in the draft: whom the league keeps whose scoring it has, and anybody else. */
export function KeepersFields(props: KeeperBuilderProps) {
  const { system, kept, ...own } = props;
  const { leagueId } = system;
  return (
    <div className="flex flex-col gap-4">
      {leagueId !== null && (
        <LeagueKeepers
          key={leagueId}
          {...own}
          leagueId={leagueId}
          positionOf={(entityId) => positionIn(kept, entityId)}
        />
      )}
      <KeeperBuilder {...props} />
    </div>
  );
}

import type { LeagueKeeper } from '@pylon/contract/league-sync/keepers';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { answer } from '../../../api/answers.ts';
import { failureWords } from '../../../api/failure.ts';
import { sayFailure } from '../../../api/say-failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/table/SkeletonRows.tsx';
import { entityOf } from '../../player/entity.ts';
import { PositionTag } from '../../player/PositionTag.tsx';
import { nameOf } from '../league-words.ts';
import { KeeperForm } from './KeeperForm.tsx';
import { inPickOrder, keeperLabel, keptBy } from './keeper-words.ts';

export interface KeepersDialogProps {
  readonly league: UserLeague;
  readonly onClose: () => void;
}

/** Who is kept in a league: what the platform tells stands, what the person adds can be taken away. */
export function KeepersDialog({ league, onClose }: KeepersDialogProps) {
  const { id } = league;
  const call = useCall();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ ...answer('listLeagueKeepers', { id }), staleTime: 0 });
  const reload = () => queries.invalidateQueries({ queryKey: ['listLeagueKeepers'] });
  const removing = useMutation({
    mutationFn: (keeperId: string) => call('deleteLeagueKeeper', { id, keeperId }),
    onSettled: reload,
    onError: sayFailure,
  });
  const teams = league.league?.leagueParticipants ?? [];
  return (
    <Dialog title={`Keepers of ${nameOf(league)}`} isOpen onClose={onClose}>
      <div className="flex flex-col gap-5 px-4 py-5 md:px-6">
        {data ? (
          <>
            <KeeperForm league={league} isAuction={data.isAuction} rounds={data.rounds} onAdded={reload} />
            {data.keepers.length === 0 ? (
              <EmptyState
                message="Nobody is kept"
                hint="No keeper of this league is known. Add those that you know of."
              />
            ) : (
              <ul aria-label="Keepers" className="border-hairline border-t">
                {inPickOrder(data.keepers, data.isAuction).map((keeper) => (
                  <KeeperRow
                    key={keeper.id}
                    keeper={keeper}
                    label={keeperLabel(keeper, data.isAuction)}
                    team={keptBy(keeper, teams)}
                    platform={league.league?.fantasyConnector ?? ''}
                    onRemove={() => removing.mutate(keeper.id)}
                  />
                ))}
              </ul>
            )}
          </>
        ) : error ? (
          <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={3} label="Loading keepers" />
        )}
      </div>
    </Dialog>
  );
}

interface KeeperRowProps {
  readonly keeper: LeagueKeeper;
  readonly label: string;
  readonly team: string;
  readonly platform: string;
  readonly onRemove: () => void;
}

function KeeperRow({ keeper, label, team, platform, onRemove }: KeeperRowProps) {
  const entity = entityOf(keeper);
  return (
    <li className="flex min-h-12 items-center gap-3 border-hairline border-b">
      <span className="figures w-12 shrink-0 text-right font-semibold">{label}</span>
      <span className="flex min-w-0 grow flex-col sm:flex-row sm:items-baseline sm:gap-3">
        <span className="truncate text-base">
          <strong>{keeper.name}</strong> {entity && <PositionTag position={entity.position} />}{' '}
          {entity && <span className="text-muted text-sm">{entity.teamAlias ?? 'FA'}</span>}
        </span>
        <span className="truncate text-muted text-sm">{team}</span>
      </span>
      {keeper.isFromPlatform ? (
        <span className="shrink-0 text-muted text-sm">from {platform}</span>
      ) : (
        <IconButton label={`Remove ${keeper.name}`} icon={<X aria-hidden size={18} />} onClick={onRemove} />
      )}
    </li>
  );
}

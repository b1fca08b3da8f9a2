import { ORDER_OF } from '@pylon/contract/drafting/draft-values';
import { orderLabel, pickNumberOf } from '@pylon/engine/mock-draft/rules/pick-order';
import { X } from 'lucide-react';
import { Button } from '../../../../ui/Button.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { teamName } from '../setting-words.ts';
import { ANY, type DraftWishes } from '../wishes/draft-wishes.ts';
import type { KeptPlayer } from './kept-players.ts';
import type { KeptPlayers, KnownPlayer } from './use-kept-players.ts';

export interface KeeperListProps {
  readonly wishes: DraftWishes;
  readonly kept: KeptPlayers;
  readonly onChange: (keepers: readonly KeptPlayer[]) => void;
}

/** Who is kept, in the order of the picks, each with what is in their way. */
export function KeeperList({ wishes, kept, onChange }: KeeperListProps) {
  const { keepers, numberOfTeams, draftType, draftPosition } = wishes;
  if (keepers.length === 0) {
    return (
      <p className="text-base text-muted">
        Nobody is kept. A keeper takes the team's pick of a round, or in an auction its money, and is left out of the
        grades.
      </p>
    );
  }
  const isAuction = draftType === 'AUCTION';
  const rows = keepers.map((keeper, index) => {
    const isPlaced = draftType !== 'AUCTION' && numberOfTeams !== ANY && keeper.team <= numberOfTeams;
    const pickNumber = isPlaced
      ? pickNumberOf({ order: ORDER_OF[draftType], teams: numberOfTeams }, keeper.team - 1, keeper.round)
      : Number.POSITIVE_INFINITY;
    const label = isPlaced ? orderLabel(pickNumber, numberOfTeams) : isAuction ? `$${keeper.costDollars}` : '–';
    return { keeper, index, label, pickNumber, conflict: kept.conflicts[index] ?? null };
  });
  rows.sort((a, b) => (a.pickNumber === b.pickNumber ? a.index - b.index : a.pickNumber - b.pickNumber));
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label="Keepers">
        {rows.map(({ keeper, index, label, conflict }) => {
          const player = kept.players.get(keeper.entityId);
          const name = (player?.row && entityOf(player.row)?.name) ?? keeper.entityId;
          return (
            <li
              key={`${keeper.entityId} ${index}`}
              className="flex min-h-12 items-center gap-3 border-hairline border-t"
            >
              <span className="figures w-12 shrink-0 text-right font-semibold">{label}</span>
              <span className="flex min-w-0 grow flex-col sm:flex-row sm:items-baseline sm:gap-3">
                <KeptName entityId={keeper.entityId} player={player} />
                <span className="whitespace-nowrap text-muted text-sm">
                  {teamName(keeper.team, draftPosition)}
                  {!isAuction && `, round ${keeper.round}`}
                </span>
                {conflict && <strong className="font-normal text-bad text-sm">{conflict}</strong>}
              </span>
              <IconButton
                label={`Remove ${name}`}
                icon={<X aria-hidden size={18} />}
                onClick={() => onChange(keepers.filter((_, at) => at !== index))}
              />
            </li>
          );
        })}
      </ul>
      {keepers.length > 1 && (
        <p>
          <Button size="small" kind="quiet" onClick={() => onChange([])}>
            Remove all
          </Button>
        </p>
      )}
    </div>
  );
}

function KeptName({ entityId, player }: { readonly entityId: string; readonly player: KnownPlayer | undefined }) {
  const entity = player?.row ? entityOf(player.row) : null;
  if (entity) {
    return (
      <span className="truncate text-base">
        <strong>{entity.name}</strong> <PositionTag position={entity.position} />{' '}
        <span className="text-muted text-sm">{entity.teamAlias ?? 'FA'}</span>
      </span>
    );
  }
  return player?.refusal ? <span className="truncate text-base">{entityId}</span> : <Skeleton className="h-4 w-40" />;
}

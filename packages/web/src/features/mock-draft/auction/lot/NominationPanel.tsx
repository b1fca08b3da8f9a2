import { Button } from '../../../../ui/Button.tsx';
import { NameButton } from '../../../../ui/NameButton.tsx';
import { SkeletonRows } from '../../../../ui/table/SkeletonRows.tsx';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { dollars } from '../auction-words.ts';
import type { AuctionModel } from '../state/use-auction.ts';
import type { AuctionRow } from './nominees.ts';

/** Suggestions shown. */
const SHOWN = 6;

export interface NominationPanelProps {
  readonly room: AuctionModel;
  readonly onAsk: (row: AuctionRow) => void;
}

/** My turn to nominate: whom to choose, each with the reason and one button. */
export function NominationPanel({ room, onAsk }: NominationPanelProps) {
  const { nominees, actions } = room;
  return (
    <section aria-labelledby="nominate-title" className="flex flex-col gap-3">
      <div className="border-ink border-b-2 pb-2">
        <h2 id="nominate-title" className="text-2xl">
          Whom do you put up?
        </h2>
        <p className="text-base text-muted">
          Target: somebody you want. Bluff: the others spend on somebody you do not need. Anybody else: from the list.
        </p>
      </div>
      {nominees.length === 0 ? (
        <SkeletonRows rows={SHOWN} label="Suggestions" />
      ) : (
        <ol aria-label="Suggested nominations">
          {nominees.slice(0, SHOWN).map(({ row, label, words }, place) => {
            const entity = entityOf(row.player);
            if (!entity) return null;
            return (
              <li key={row.id} className="flex min-h-14 items-center gap-3 border-hairline border-b py-1.5">
                <span className="label w-14 shrink-0">{label}</span>
                <span className="min-w-0 grow">
                  <span className="flex items-baseline gap-2">
                    <NameButton
                      name={entity.name}
                      className="text-left text-lg md:truncate"
                      onClick={() => onAsk(row)}
                    />
                    <span className="figures whitespace-nowrap text-sm">
                      <PositionTag position={entity.position} rank={row.player.positionRank} />{' '}
                      <span className="text-muted">{entity.teamAlias}</span>
                    </span>
                  </span>
                  <span className="block text-muted text-sm">{words}</span>
                </span>
                <Button
                  kind={place === 0 ? 'primary' : 'plain'}
                  className="max-md:px-3"
                  isBusy={actions.busy === 'nominate' && place === 0}
                  disabled={actions.busy !== null}
                  aria-label={`Nominate ${entity.name} for ${dollars(1)}`}
                  onClick={() => void actions.nominate(row.player, 1)}
                >
                  Nominate
                </Button>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

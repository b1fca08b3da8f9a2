import type { Auction } from '@pylon/contract/drafting/auction';
import type { AuctionPlayer } from '@pylon/contract/drafting/auction-advice';
import { X } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Combobox } from '../../../../ui/overlays/Combobox.tsx';
import { Select } from '../../../../ui/overlays/Select.tsx';
import { toasts } from '../../../../ui/states/toast-store.ts';
import { entityKey, entityOf } from '../../../../widgets/player/entity.ts';
import { PlayerTags } from '../../../../widgets/player/PlayerTags.tsx';
import { findable, findPlayers } from '../../in-person/find-players.ts';
import { PlayerChoice } from '../../in-person/PlayerChoice.tsx';
import { dollars, nameOfTeam } from '../auction-words.ts';
import { typedBid } from '../lot/bid-steps.ts';
import type { TypedSale } from '../state/use-auction-actions.ts';

export interface SaleFormProps {
  readonly auction: Auction;
  readonly players: readonly AuctionPlayer[];
  /** The sale that is put right; absent for a new one. */
  readonly start?: TypedSale;
  readonly action: string;
  readonly isBusy: boolean;
  /** Answers whether the sale was kept; the form is then empty for the next one. */
  readonly onSale: (sale: TypedSale) => Promise<boolean>;
  readonly isAutoFocused?: boolean;
}

/** A sale as it is called out: a few letters and Enter for the player, the team, the price, Enter. */
export function SaleForm({ auction, players, start, action, isBusy, onSale, isAutoFocused = false }: SaleFormProps) {
  const id = useId();
  const all = useMemo(() => findable(players), [players]);
  const [player, setPlayer] = useState<TypedSale['player'] | null>(start?.player ?? null);
  const [teamId, setTeamId] = useState(
    start?.participantId ?? auction.standing.nominatorId ?? auction.userParticipant.id,
  );
  const [price, setPrice] = useState(start ? String(start.dollars) : '');
  const search = useRef<HTMLInputElement>(null);
  const priceField = useRef<HTMLInputElement>(null);
  const team = auction.standing.teams.find(({ participantId }) => participantId === teamId);
  // The rules work out what money a corrected sale frees; here there is no bound to check.
  const most = start ? null : (team?.maximumBid ?? 0);
  const sum = typedBid(price, 1, 999);
  const entity = player && entityOf(player);
  const isTaken = (each: AuctionPlayer) => each.price !== null;
  const noteOf = (each: AuctionPlayer): string =>
    isTaken(each)
      ? `${nameOfTeam(auction, each.participantId)} ${dollars(each.price ?? 0)}`
      : `should go for ${each.expectedPrice === null ? '$1' : dollars(each.expectedPrice)}`;
  const handlePlayer = (each: AuctionPlayer) => {
    if (isTaken(each) && entityKey(each) !== (start && entityKey(start.player))) {
      return toasts.show('warning', `${entityOf(each)?.name ?? ''} went to ${noteOf(each)}.`);
    }
    setPlayer(each);
    // The field is drawn with the player; the focus goes there afterwards.
    requestAnimationFrame(() => priceField.current?.focus());
  };
  const handleSubmit = () => {
    if (!player || sum === null || isBusy) return;
    void onSale({ player, participantId: teamId, dollars: sum }).then((isDone) => {
      if (!isDone || start) return;
      setPlayer(null);
      setPrice('');
      requestAnimationFrame(() => search.current?.focus());
    });
  };
  const isTooMuch = sum !== null && most !== null && sum > most;
  return (
    <Form onSubmit={handleSubmit} aria-label={action} className="flex flex-col gap-3">
      {player && entity ? (
        <div className="flex h-11 items-center justify-between gap-3 rounded-md border border-edge bg-raised pr-1 pl-3">
          <span className="min-w-0 truncate text-lg">
            <span className="font-semibold">{entity.name}</span> <PlayerTags entity={entity} />
          </span>
          <IconButton
            size="small"
            label="Another player"
            icon={<X aria-hidden size={16} />}
            onClick={() => setPlayer(null)}
          />
        </div>
      ) : (
        <Combobox
          label="Player sold"
          placeholder="A few letters of the name"
          field={search}
          isFloating
          isAutoFocused={isAutoFocused}
          find={(text) => findPlayers(all, text, isTaken)}
          keyOf={entityKey}
          renderItem={(each) => <PlayerChoice player={each} note={noteOf(each)} />}
          onPick={handlePlayer}
        />
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="To"
          value={teamId}
          options={auction.standing.teams
            .filter(({ openSlots, participantId }) => openSlots > 0 || participantId === start?.participantId)
            .map(({ participantId }) => ({ value: participantId, label: nameOfTeam(auction, participantId) }))}
          onChange={setTeamId}
          className="min-w-32 grow"
        />
        <div className="flex flex-col gap-1">
          <label htmlFor={id} className="label">
            Price
          </label>
          <input
            id={id}
            ref={priceField}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            placeholder={most === null ? '$' : `$1–${most}`}
            value={price}
            aria-invalid={isTooMuch || undefined}
            aria-describedby={`${id}-bounds`}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setPrice(event.target.value)}
            className="figures h-9 w-24 rounded-md border border-edge bg-surface px-3 text-base text-ink placeholder:text-muted max-md:h-11 max-md:text-lg"
          />
        </div>
        <Button kind="primary" type="submit" isBusy={isBusy} disabled={!player || sum === null || isTooMuch}>
          {action}
        </Button>
      </div>
      <p
        id={`${id}-bounds`}
        role={isTooMuch ? 'alert' : undefined}
        className={isTooMuch ? 'text-bad text-sm' : 'text-muted text-sm'}
      >
        {most === null
          ? 'Enter keeps the correction.'
          : `${nameOfTeam(auction, teamId)} can pay up to ${dollars(most)}.`}
      </p>
    </Form>
  );
}

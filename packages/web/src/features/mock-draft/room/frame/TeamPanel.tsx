import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import type { RosterMember } from '@pylon/engine/drafting/roster';
import { draftRoster } from '@pylon/engine/mock-draft/report/draft-roster';
import { SLOT_LABELS, type Slot } from '@pylon/engine/vocabulary/slots';
import { memo, useMemo, useState } from 'react';
import { Select } from '../../../../ui/overlays/Select.tsx';
import { PartTitle } from '../../../../ui/PartTitle.tsx';
import { ColumnHead } from '../../../../ui/table/ColumnHead.tsx';
import { decimal } from '../../../../widgets/player/display.ts';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { PlayerTags } from '../../../../widgets/player/PlayerTags.tsx';
import type { RoomView } from '../state/room-view.ts';

export interface TeamPanelProps {
  readonly draft: MockDraft;
  readonly view: RoomView;
  readonly byId: ReadonlyMap<string, DraftPlayer>;
}

interface Place {
  readonly slot: Slot;
  readonly member: RosterMember | null;
}

/** A team by slot: mine, or anybody's. */
export const TeamPanel = memo(function TeamPanel({ draft, view, byId }: TeamPanelProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const mine = String(view.state.userSeat);
  const seat = Number(chosen ?? mine);
  const roster = useMemo(() => draftRoster(view.state, seat, view.pool.table), [view, seat]);
  const places: readonly Place[] = [
    ...roster.places.map(({ slot, starter }) => ({ slot, member: starter })),
    ...roster.bench.map((member) => ({ slot: 'BN' as const, member })),
    ...Array.from({ length: roster.openBench }, () => ({ slot: 'BN' as const, member: null })),
  ];
  const points = roster.places.reduce((sum, { starter }) => sum + (starter?.points ?? 0), 0);
  return (
    <section aria-labelledby="team-title" className="flex flex-col">
      <div className="flex items-end justify-between gap-3 pb-1">
        <PartTitle id="team-title" title={seat === view.state.userSeat ? 'My team' : draft.participants[seat]?.name} />
        <Select
          label="Team"
          isLabelHidden
          value={String(seat)}
          options={draft.participants.map(({ name }, index) => ({
            value: String(index),
            label: index === view.state.userSeat ? 'My team' : name,
          }))}
          onChange={setChosen}
          className="w-32"
        />
      </div>
      <table className="w-full table-fixed text-base">
        <caption className="sr-only">Roster by slot</caption>
        <thead>
          <tr className="label border-edge border-b text-left">
            <ColumnHead title="Slot" className="w-20" />
            <ColumnHead title="Player" />
            <ColumnHead title="Bye" className="w-10 text-right" />
            <ColumnHead title="Proj" className="w-12 text-right" />
          </tr>
        </thead>
        <tbody>
          {places.map((place, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its place
            <PlaceRow key={index} place={place} player={byId.get(place.member?.pick.player?.entityId ?? '')} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-edge border-t">
            <th scope="row" colSpan={3} className="label pt-1 text-left font-semibold">
              Starters, projected
            </th>
            <td className="figures pt-1 text-right font-semibold">{decimal(points)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
});

function PlaceRow({ place, player }: { readonly place: Place; readonly player: DraftPlayer | undefined }) {
  const entity = player && entityOf(player);
  return (
    <tr className="h-8 border-hairline border-b max-md:h-11">
      <td className="label">{SLOT_LABELS[place.slot]}</td>
      <td className="truncate">
        {entity ? (
          <>
            <span className="font-semibold">{entity.shortName}</span> <PlayerTags entity={entity} />
          </>
        ) : (
          <span className="text-muted">open</span>
        )}
      </td>
      <td className="figures text-right text-muted">{player?.byeWeek ?? ''}</td>
      <td className="figures text-right">{place.member ? decimal(place.member.points) : ''}</td>
    </tr>
  );
}

import type { Auction } from '@pylon/contract/drafting/auction';
import { SLOT_LABELS } from '@pylon/engine/vocabulary/slots';
import { Select } from '../../../../ui/overlays/Select.tsx';
import { SkeletonRows } from '../../../../ui/table/SkeletonRows.tsx';
import { decimal } from '../../../../widgets/player/display.ts';
import { entityKey, entityOf } from '../../../../widgets/player/entity.ts';
import { PlayerTags } from '../../../../widgets/player/PlayerTags.tsx';
import { dollars } from '../auction-words.ts';
import { isOpen, placesOf, type RosterPlace, type Rosters } from './rosters.ts';

export interface RosterPanelProps {
  readonly auction: Auction;
  readonly rosters: Rosters | undefined;
  readonly teamId: string;
  readonly onTeam: (participantId: string) => void;
}

/** A team by slot with what each player cost: mine, or anybody's. */
export function RosterPanel({ auction, rosters, teamId, onTeam }: RosterPanelProps) {
  const team = auction.standing.teams.find(({ participantId }) => participantId === teamId);
  const isMine = teamId === auction.userParticipant.id;
  const prices = new Map(auction.sales.map((sale) => [entityKey(sale), sale]));
  const places = placesOf(rosters, teamId);
  const starters = places.filter(({ rosterPosition }) => rosterPosition.position !== 'BN');
  const points = starters.reduce((sum, place) => sum + (place.seasonalScoredProjections ?? 0), 0);
  return (
    <section aria-labelledby="team-title" className="flex flex-col">
      <div className="flex items-center justify-between gap-3 pb-2">
        <h2 id="team-title" className="truncate text-xl">
          {isMine ? 'My team' : auction.participants.find(({ id }) => id === teamId)?.name}
        </h2>
        <Select
          label="Team"
          isLabelHidden
          value={teamId}
          options={auction.participants.map(({ id, name }) => ({
            value: id,
            label: id === auction.userParticipant.id ? 'My team' : name,
          }))}
          onChange={onTeam}
          className="w-32"
        />
      </div>
      {team && (
        <dl className="flex gap-6 border-edge border-b pb-2">
          <Fact name="Left" value={dollars(team.budgetLeft)} isLarge />
          <Fact name="Max bid" value={team.openSlots === 0 ? '–' : dollars(team.maximumBid)} />
          <Fact name="Open" value={String(team.openSlots)} />
          <Fact name="Per place" value={team.openSlots === 0 ? '–' : dollars(team.budgetLeft / team.openSlots)} />
        </dl>
      )}
      {rosters ? (
        <table className="w-full table-fixed text-base">
          <caption className="sr-only">Roster by slot with prices</caption>
          <colgroup>
            <col className="w-20" />
            <col />
            <col className="w-14" />
            <col className="w-12" />
          </colgroup>
          <thead className="sr-only">
            <tr>
              <th scope="col">Slot</th>
              <th scope="col">Player</th>
              <th scope="col">Bye</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {places.map((place, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its place
              <PlaceRow key={index} place={place} sale={prices.get(entityKey(place))} />
            ))}
          </tbody>
          <tfoot>
            <tr className="border-edge border-t">
              <th scope="row" colSpan={2} className="label pt-1 text-left font-semibold">
                Starters, projected
              </th>
              <td colSpan={2} className="figures pt-1 text-right font-semibold">
                {decimal(points)}
              </td>
            </tr>
          </tfoot>
        </table>
      ) : (
        <SkeletonRows rows={10} label="Roster" />
      )}
    </section>
  );
}

function Fact({
  name,
  value,
  isLarge = false,
}: {
  readonly name: string;
  readonly value: string;
  readonly isLarge?: boolean;
}) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd className={`scoreboard figures font-semibold ${isLarge ? 'text-2xl' : 'text-xl leading-8'}`}>{value}</dd>
    </div>
  );
}

function PlaceRow({
  place,
  sale,
}: {
  readonly place: RosterPlace;
  readonly sale: Auction['sales'][number] | undefined;
}) {
  const entity = entityOf(place);
  return (
    <tr className="h-8 border-hairline border-b max-md:h-11">
      <td className="label w-20">{SLOT_LABELS[place.rosterPosition.position]}</td>
      <td className="truncate">
        {entity && !isOpen(place) ? (
          <>
            <span className="font-semibold">{entity.shortName}</span> <PlayerTags entity={entity} />
            {sale?.isKeeper && <span className="text-muted text-xs"> kept</span>}
          </>
        ) : (
          <span className="text-muted">open</span>
        )}
      </td>
      <td className="figures w-14 text-right text-muted text-sm">
        {place.byeWeek === null ? '' : `bye ${place.byeWeek}`}
      </td>
      <td className="figures w-12 text-right font-semibold">{sale ? dollars(sale.price) : ''}</td>
    </tr>
  );
}

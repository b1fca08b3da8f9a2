import type { Auction } from '@pylon/contract/drafting/auction';
import { entityKey, entityOf } from '../../../../widgets/player/entity.ts';
import { RoomTeam, type TeamPlace } from '../../drafting/frame/RoomTeam.tsx';
import { dollars } from '../auction-words.ts';
import { isOpen, placesOf, type Rosters } from './rosters.ts';

export interface RosterPanelProps {
  readonly auction: Auction;
  readonly rosters: Rosters | undefined;
  readonly teamId: string;
  readonly onTeam: (participantId: string) => void;
}

/** A team by slot with what each player cost, and the money that it has left. */
export function RosterPanel({ auction, rosters, teamId, onTeam }: RosterPanelProps) {
  const team = auction.standing.teams.find(({ participantId }) => participantId === teamId);
  const sales = new Map(auction.sales.map((sale) => [entityKey(sale), sale]));
  const roster = placesOf(rosters, teamId);
  const starters = roster.filter(({ rosterPosition }) => rosterPosition.position !== 'BN');
  const places = roster.map((place): TeamPlace => {
    const sale = sales.get(entityKey(place));
    return {
      slot: place.rosterPosition.position,
      entity: isOpen(place) ? null : entityOf(place),
      byeWeek: place.byeWeek,
      isKept: sale?.isKeeper ?? false,
      figure: sale ? dollars(sale.price) : '',
    };
  });
  return (
    <RoomTeam
      draft={auction}
      teamId={teamId}
      onTeam={onTeam}
      facts={
        team && (
          <dl className="flex gap-6 border-edge border-b pt-1 pb-2">
            <Fact name="Left" value={dollars(team.budgetLeft)} isLarge />
            <Fact name="Max bid" value={team.openSlots === 0 ? '–' : dollars(team.maximumBid)} />
            <Fact name="Open" value={String(team.openSlots)} />
            <Fact name="Per place" value={team.openSlots === 0 ? '–' : dollars(team.budgetLeft / team.openSlots)} />
          </dl>
        )
      }
      places={rosters ? places : null}
      figureTitle="Price"
      points={starters.reduce((sum, place) => sum + (place.seasonalScoredProjections ?? 0), 0)}
      isHeadless
    />
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly isLarge?: boolean;
}

const Fact = ({ name, value, isLarge = false }: FactProps) => (
  <div>
    <dt className="label">{name}</dt>
    <dd className={`scoreboard figures font-semibold ${isLarge ? 'text-2xl' : 'text-xl leading-8'}`}>{value}</dd>
  </div>
);

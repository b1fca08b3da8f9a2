import type { AnyDraft } from '@pylon/contract/drafting/mock-draft';
import { SLOT_LABELS, type Slot } from '@pylon/engine/vocabulary/slots';
import type { ReactNode } from 'react';
import { Select } from '../../../../ui/overlays/Select.tsx';
import { PartTitle } from '../../../../ui/PartTitle.tsx';
import { ColumnHead } from '../../../../ui/table/ColumnHead.tsx';
import { SkeletonRows } from '../../../../ui/table/SkeletonRows.tsx';
import { decimal } from '../../../../widgets/player/display.ts';
import type { Entity } from '../../../../widgets/player/entity.ts';
import { PlayerTags } from '../../../../widgets/player/PlayerTags.tsx';

/** A place of a team's roster. */
export interface TeamPlace {
  readonly slot: Slot;
  /** Who sits there; null while nobody does. */
  readonly entity: Entity | null;
  readonly byeWeek: number | null;
  readonly isKept: boolean;
  /** Points or price. */
  readonly figure: string;
}

export interface RoomTeamProps {
  readonly draft: AnyDraft;
  readonly teamId: string;
  readonly onTeam: (participantId: string) => void;
  /** What stands between the team's name and its places. */
  readonly facts?: ReactNode;
  /** Null while the places are on their way. */
  readonly places: readonly TeamPlace[] | null;
  readonly figureTitle: 'Proj' | 'Price';
  /** Projected points of the starters. */
  readonly points: number;
  /** Each bye week says what it is, and no heads are seen. */
  readonly isHeadless?: boolean;
}

/** A team by slot: mine, or anybody's. */
export function RoomTeam(props: RoomTeamProps) {
  const { draft, teamId, onTeam, facts, places, figureTitle, points, isHeadless = false } = props;
  const teams = draft.participants.map(({ id, name }) => ({
    value: id,
    label: id === draft.userParticipant.id ? 'My team' : name,
  }));
  return (
    <section aria-labelledby="team-title" className="flex flex-col">
      <div className="flex items-end justify-between gap-3 pb-1">
        <PartTitle id="team-title" title={teams.find(({ value }) => value === teamId)?.label} className="truncate" />
        <Select label="Team" isLabelHidden value={teamId} options={teams} onChange={onTeam} className="w-32" />
      </div>
      {facts}
      {places ? (
        <table className="w-full table-fixed text-base">
          <caption className="sr-only">Roster by slot{figureTitle === 'Price' && ' with prices'}</caption>
          <colgroup>
            <col className={places.some(({ slot }) => slot === 'SUPERFLEX') ? 'w-20' : 'w-14'} />
            <col />
            <col className={isHeadless ? 'w-14' : 'w-10'} />
            <col className="w-12" />
          </colgroup>
          <thead className={isHeadless ? 'sr-only' : undefined}>
            <tr className="label border-edge border-b text-left">
              <ColumnHead title="Slot" />
              <ColumnHead title="Player" />
              <ColumnHead title="Bye" className="text-right" />
              <ColumnHead title={figureTitle} className="text-right" />
            </tr>
          </thead>
          <tbody>
            {places.map(({ slot, entity, byeWeek, isKept, figure }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its place
              <tr key={index} className="h-8 border-hairline border-b max-md:h-11">
                <td className="label">{SLOT_LABELS[slot]}</td>
                <td className="truncate">
                  {entity ? (
                    <>
                      <span className="font-semibold">{entity.shortName}</span> <PlayerTags entity={entity} />
                      {isKept && <span className="text-muted text-xs"> kept</span>}
                    </>
                  ) : (
                    <span className="text-muted">open</span>
                  )}
                </td>
                <td className={`figures text-right text-muted ${isHeadless ? 'text-sm' : ''}`}>
                  {byeWeek !== null && (isHeadless ? `bye ${byeWeek}` : byeWeek)}
                </td>
                <td className={`figures text-right ${isHeadless ? 'font-semibold' : ''}`}>{figure}</td>
              </tr>
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
      ) : (
        <SkeletonRows rows={10} label="Roster" />
      )}
    </section>
  );
}

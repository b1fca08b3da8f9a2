import type { Position } from '@pylon/engine/vocabulary/positions';
import { SLOT_LABELS, SLOT_POSITIONS } from '@pylon/engine/vocabulary/slots';
import { useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Select } from '../../../../ui/overlays/Select.tsx';
import { RowHead } from '../../../../ui/table/RowHead.tsx';
import { decimal } from '../../../../widgets/player/display.ts';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { PlayerTags } from '../../../../widgets/player/PlayerTags.tsx';
import { PositionFilter } from '../../../../widgets/player/PositionFilter.tsx';
import type { PositionChoice } from '../../../../widgets/table/table-search.ts';
import { draftedChoices } from '../../room/state/drafted-positions.ts';
import { ReportSection } from '../ReportSection.tsx';
import { nameIn, type ReportDraft, type RosterPlace, rosterOf, teamOptions, whose } from '../report.ts';

/** The drafter's line-up beside that of any other team, whole or by position. */
export function Rosters({ draft }: { readonly draft: ReportDraft }) {
  const mine = draft.userParticipant.id;
  const others = teamOptions(draft).filter(({ value }) => value !== mine);
  const [chosen, setChosen] = useState(others[0]?.value ?? mine);
  const [positions, setPositions] = useState<readonly PositionChoice[]>([]);
  const placesOf = (id: string) => rosterOf(draft, id).filter((place) => isWanted(place, positions));
  const title = `${whose(draft, mine)} line-up`;
  return (
    <ReportSection id="line-ups" title="Line-ups" question="Who starts by season projection, and who sits.">
      <PositionFilter chosen={positions} choices={draftedChoices(draft)} onChange={setPositions} />
      <div className="grid gap-x-10 gap-y-6 pt-2 md:grid-cols-2">
        <div>
          <h3 className="flex h-9 items-center text-lg max-md:h-11">{title}</h3>
          <Roster name={title} places={placesOf(mine)} />
        </div>
        {others.length > 0 && (
          <div>
            <Select
              label="Line-up of another team"
              isLabelHidden
              value={chosen}
              options={others}
              onChange={setChosen}
              className="w-44"
            />
            <Roster name={`Line-up of ${nameIn(draft, chosen)}`} places={placesOf(chosen)} />
          </div>
        )}
      </div>
    </ReportSection>
  );
}

/** Whether a place is shown: its player is of a chosen position; open places only where all are. */
function isWanted({ pick }: RosterPlace, chosen: readonly PositionChoice[]): boolean {
  if (chosen.length === 0) return true;
  const position = pick && entityOf(pick)?.position;
  const wanted = chosen.flatMap((choice): readonly Position[] => (choice === 'FLEX' ? SLOT_POSITIONS.FLEX : [choice]));
  return position != null && wanted.includes(position);
}

function Roster({ name, places }: { readonly name: string; readonly places: readonly RosterPlace[] }) {
  if (places.length === 0) {
    return <p className="border-hairline border-t py-3 text-base text-muted">Nobody of these positions.</p>;
  }
  return (
    <table className="w-full text-base">
      <caption className="sr-only">{name}</caption>
      <tbody>
        {places.map(({ slot, pick }, index) => {
          const entity = pick && entityOf(pick);
          const isBench = slot === 'BN';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its place
            <tr key={index} className={classNames('h-9 border-hairline border-b', isBench && 'text-muted')}>
              <RowHead className="label w-20 text-left">{SLOT_LABELS[slot]}</RowHead>
              <td>
                {entity ? (
                  <>
                    <span className={isBench ? '' : 'font-semibold'}>{entity.name}</span> <PlayerTags entity={entity} />
                  </>
                ) : (
                  'open'
                )}
              </td>
              <td className="figures w-16 text-right text-muted text-sm">
                {pick?.byeWeek ? `bye ${pick.byeWeek}` : ''}
              </td>
              <td className="figures w-12 text-right">{pick ? decimal(pick.seasonalScoredProjections) : ''}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

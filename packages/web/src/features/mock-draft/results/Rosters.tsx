import type { MockDraft } from '@pylon/contract/mock-draft';
import { SLOT_LABELS } from '@pylon/engine/vocabulary/slots';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import type { Answer } from '../../../api/call.ts';
import { failureWords } from '../../../api/failure.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { decimal } from '../../../widgets/display.ts';
import { entityOf } from '../../../widgets/entity.ts';
import { PositionTag } from '../../../widgets/PositionTag.tsx';

/** My line-up beside that of any other team. */
export function Rosters({ draft }: { readonly draft: MockDraft }) {
  const { data, error, refetch } = useQuery(answer('listDraftRosters', { mockDraftId: draft.id }));
  const others = draft.participants.filter(({ id }) => id !== draft.userParticipant.id);
  const [chosen, setChosen] = useState(others[0]?.id ?? draft.userParticipant.id);
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={6} label="Rosters" />;
  const rosterOf = (id: string) =>
    data.mockDraftRosters.find(({ participantId }) => participantId === id)?.roster ?? [];
  return (
    <section aria-labelledby="rosters-title">
      <h2 id="rosters-title" className="pb-2 text-xl">
        Line-ups
      </h2>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <div>
          <h3 className="flex h-9 items-center text-lg">Your line-up</h3>
          <Roster name="Your line-up" places={rosterOf(draft.userParticipant.id)} />
        </div>
        <div>
          <Select
            label="Line-up of another team"
            isLabelHidden
            value={chosen}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setChosen}
            className="w-44"
          />
          <Roster
            name={`Line-up of ${draft.participants.find(({ id }) => id === chosen)?.name}`}
            places={rosterOf(chosen)}
          />
        </div>
      </div>
    </section>
  );
}

type Places = Answer<'listDraftRosters'>['mockDraftRosters'][number]['roster'];

function Roster({ name, places }: { readonly name: string; readonly places: Places }) {
  return (
    <table className="w-full text-base">
      <caption className="sr-only">{name}</caption>
      <tbody>
        {places.map((place, index) => {
          const entity = entityOf(place);
          const isBench = place.rosterPosition.position === 'BN';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its place
            <tr key={index} className={classNames('h-9 border-hairline border-b', isBench && 'text-muted')}>
              <th scope="row" className="label w-24 text-left">
                {SLOT_LABELS[place.rosterPosition.position]}
              </th>
              <td>
                {entity ? (
                  <>
                    <span className={isBench ? '' : 'font-semibold'}>{entity.name}</span>{' '}
                    <span className="text-sm">
                      <PositionTag position={entity.position} /> <span className="text-muted">{entity.teamAlias}</span>
                    </span>
                  </>
                ) : (
                  'open'
                )}
              </td>
              <td className="figures w-20 text-right text-muted text-sm">
                {place.byeWeek === null ? '' : `bye ${place.byeWeek}`}
              </td>
              <td className="figures w-14 text-right">{decimal(place.seasonalScoredProjections)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

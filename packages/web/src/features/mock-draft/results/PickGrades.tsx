import type { MockDraft } from '@pylon/contract/mock-draft';
import { decimal, signed } from '../../../widgets/display.ts';
import { entityOf } from '../../../widgets/entity.ts';
import { GradeBadge } from '../../../widgets/GradeBadge.tsx';
import { PlayerLink } from '../../../widgets/PlayerLink.tsx';
import { PositionTag } from '../../../widgets/PositionTag.tsx';
import { pickLabel } from '../../../widgets/snake-rows.ts';

/** My picks with their grades, in the order they were made. Keepers have none. */
export function PickGrades({ draft }: { readonly draft: MockDraft }) {
  const own = draft.picks.filter(({ participantId }) => participantId === draft.userParticipant.id);
  return (
    <section aria-labelledby="picks-title">
      <h2 id="picks-title" className="pb-1 text-xl">
        Your picks
      </h2>
      <table className="w-full text-base">
        <caption className="sr-only">Your picks and their grades</caption>
        <thead>
          <tr className="label border-edge border-b text-right">
            <th scope="col" className="w-14 text-left font-semibold">
              Grade
            </th>
            <th scope="col" className="text-left font-semibold">
              Player
            </th>
            <th scope="col" className="whitespace-nowrap pl-3 font-semibold">
              Pick
            </th>
            <th
              scope="col"
              className="whitespace-nowrap pl-3 font-semibold"
              title="Picks later than average draft position"
            >
              vs ADP
            </th>
            <th scope="col" className="whitespace-nowrap pl-3 font-semibold">
              Proj
            </th>
          </tr>
        </thead>
        <tbody>
          {own.map((pick) => {
            const entity = entityOf(pick);
            return entity ? (
              <tr key={pick.pickNumber} className="h-10 border-hairline border-b">
                <td className="pl-2">
                  <GradeBadge grade={pick.letterGrade} />
                </td>
                <th scope="row" className="text-left font-semibold">
                  <PlayerLink playerId={entity.id} className="underline-offset-2 hover:underline">
                    {entity.name}
                  </PlayerLink>{' '}
                  <span className="whitespace-nowrap font-normal text-sm">
                    <PositionTag position={entity.position} /> <span className="text-muted">{entity.teamAlias}</span>
                  </span>
                </th>
                <td className="figures pl-3 text-right">
                  {pickLabel(pick.pickNumber, draft.configuration.numberOfTeams)}
                </td>
                <td className="figures pl-3 text-right">
                  {pick.adp === null ? '–' : signed(pick.pickNumber - pick.adp, 0)}
                </td>
                <td className="figures pl-3 text-right">{decimal(pick.seasonalScoredProjections)}</td>
              </tr>
            ) : null;
          })}
        </tbody>
      </table>
    </section>
  );
}

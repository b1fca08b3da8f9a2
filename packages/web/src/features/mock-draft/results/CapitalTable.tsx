import type { MockDraft } from '@pylon/contract/mock-draft';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { percent } from '../../../widgets/display.ts';
import { PositionTag } from '../../../widgets/PositionTag.tsx';

/** How much of the draft's worth went into each position: mine beside the room's. */
export function CapitalTable({ draft }: { readonly draft: MockDraft }) {
  const { capitals, userParticipant, participants } = draft;
  if (capitals.length === 0) return null;
  const rows = capitals.map(({ playerPosition, capitalAmount, countAmount, participantCapitals }) => {
    const mine = participantCapitals.find(({ participantId }) => participantId === userParticipant.id);
    return { playerPosition, room: capitalAmount, count: countAmount, mine: mine?.capitalAmount ?? 0, own: mine };
  });
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const [allMine, allRoom] = [sum(({ mine }) => mine), sum(({ room }) => room)];
  const share = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);
  const most = Math.max(1, ...rows.flatMap(({ mine, room }) => [share(mine, allMine), share(room, allRoom)]));
  return (
    <section aria-labelledby="capital-title">
      <h2 id="capital-title" className="text-xl">
        Draft capital
      </h2>
      <p className="pb-1 text-base text-muted">How much of what picks are worth went into each position.</p>
      <table className="w-full text-base">
        <caption className="sr-only">Draft capital by position</caption>
        <thead>
          <tr className="label border-edge border-b text-left">
            <th scope="col" className="w-16 font-semibold">
              Pos
            </th>
            <th scope="col" className="font-semibold">
              You, and the room under it
            </th>
            <th scope="col" className="w-20 text-right font-semibold">
              You
            </th>
            <th scope="col" className="w-20 text-right font-semibold">
              Room
            </th>
            <th scope="col" className="w-28 text-right font-semibold max-md:hidden">
              Your picks
            </th>
            <th scope="col" className="w-28 text-right font-semibold max-md:hidden">
              Room's average
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.playerPosition} className="h-10 border-hairline border-b">
              <th scope="row" className="text-left">
                <PositionTag position={isPosition(row.playerPosition) ? row.playerPosition : null} />
              </th>
              <td aria-hidden className="pr-4">
                <span className="flex flex-col gap-0.5">
                  <span
                    className="h-2 bg-accent-fill"
                    style={{ width: `${(100 * share(row.mine, allMine)) / most}%` }}
                  />
                  <span className="h-1 bg-muted" style={{ width: `${(100 * share(row.room, allRoom)) / most}%` }} />
                </span>
              </td>
              <td className="figures text-right font-semibold">{percent(share(row.mine, allMine))}</td>
              <td className="figures text-right">{percent(share(row.room, allRoom))}</td>
              <td className="figures text-right max-md:hidden">{row.own?.countAmount ?? 0}</td>
              <td className="figures text-right max-md:hidden">{(row.count / participants.length).toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

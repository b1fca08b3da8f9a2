import type { MockDraft, MockDraftPick } from '@pylon/contract/mock-draft';
import { entityOf } from '../../../widgets/entity.ts';
import { PositionTag } from '../../../widgets/PositionTag.tsx';
import { nameOfParticipant } from '../draft-words.ts';

/** Picks in sight at a time. */
const SHOWN = 5;

/** The picks of the others as they come in, until it is my turn. It lies over the room and takes nothing away from it. */
export function SimulatedPicks({
  draft,
  picks,
}: {
  readonly draft: MockDraft;
  readonly picks: readonly MockDraftPick[];
}) {
  const shown = picks.filter(({ participantId }) => participantId !== draft.userParticipant.id).slice(-SHOWN);
  if (shown.length === 0) return null;
  return (
    <section
      aria-label="Simulated picks"
      className="appear -translate-x-1/2 pointer-events-none fixed top-1/4 left-1/2 z-40 w-80 max-w-[calc(100vw-2rem)] rounded-md border border-ink bg-surface px-4 py-2 shadow-2xl"
    >
      <h2 className="label">Simulated picks</h2>
      <ol>
        {shown.map((pick) => {
          const entity = entityOf(pick);
          return (
            <li key={pick.pickNumber} className="appear flex items-baseline gap-3 py-0.5">
              <span className="w-16 shrink-0 truncate text-muted text-sm">
                {nameOfParticipant(draft, pick.participantId)}
              </span>
              <span className="scoreboard min-w-0 grow truncate font-semibold text-lg">{entity?.name}</span>
              <PositionTag position={entity?.position ?? null} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

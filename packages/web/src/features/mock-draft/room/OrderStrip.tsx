import type { MockDraft, MockDraftPick } from '@pylon/contract/mock-draft';
import { classNames } from '../../../ui/class-names.ts';
import { entityOf } from '../../../widgets/entity.ts';
import { PositionTag } from '../../../widgets/PositionTag.tsx';
import { pickLabel } from '../../../widgets/snake-rows.ts';
import { nameOfParticipant } from '../draft-words.ts';
import { isDone } from './engine-draft.ts';

/** Picks shown before and after the one at hand. */
const BEFORE = 2;
const AFTER = 22;

/** Who has just picked, who is on the clock, who comes next, and when it is my turn again. */
export function OrderStrip({ draft, turn }: { readonly draft: MockDraft; readonly turn: MockDraftPick | null }) {
  const at = turn === null ? draft.picks.length : turn.pickNumber - 1;
  const shown = draft.picks.slice(Math.max(0, at - BEFORE), at + AFTER);
  const next = draft.picks.slice(at + 1).find((pick) => !isDone(pick));
  return (
    <ol aria-label="Order of picks" className="flex min-w-0 grow gap-1 overflow-hidden">
      {shown.map((pick) => (
        <StripCell
          key={pick.pickNumber}
          draft={draft}
          pick={pick}
          role={pick === turn ? 'clock' : pick === next ? 'deck' : 'other'}
        />
      ))}
    </ol>
  );
}

interface StripCellProps {
  readonly draft: MockDraft;
  readonly pick: MockDraftPick;
  readonly role: 'clock' | 'deck' | 'other';
}

const ROLE_WORDS = { clock: 'On the clock', deck: 'On deck', other: null };

function StripCell({ draft, pick, role }: StripCellProps) {
  const isMine = pick.participantId === draft.userParticipant.id;
  const entity = entityOf(pick);
  return (
    <li
      aria-current={role === 'clock' ? 'step' : undefined}
      className={classNames(
        'flex h-14 shrink-0 flex-col justify-between rounded-sm border px-2 py-1',
        role === 'clock' ? 'w-36' : 'w-24',
        isMine ? 'border-accent bg-accent-wash' : role === 'clock' ? 'border-ink bg-surface' : 'border-hairline',
        entity && 'text-muted',
      )}
    >
      <span className="flex items-baseline justify-between gap-1 text-xs">
        <span className={classNames('truncate', role === 'clock' ? 'font-semibold text-ink' : 'text-muted')}>
          {ROLE_WORDS[role] ?? (entity ? <PositionTag position={entity.position} /> : ' ')}
        </span>
        <span className="figures text-muted">{pickLabel(pick.pickNumber, draft.configuration.numberOfTeams)}</span>
      </span>
      <span
        className={classNames(
          'scoreboard truncate font-semibold leading-5',
          role === 'clock' ? 'text-xl' : 'text-base',
        )}
      >
        {entity ? entity.shortName : nameOfParticipant(draft, pick.participantId)}
      </span>
    </li>
  );
}

import type { MockDraftSummary } from '@pylon/contract/drafting/mock-draft';
import { Link } from '@tanstack/react-router';
import { Copy, Trash2 } from 'lucide-react';
import { PATHS } from '../../../paths.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { draftKind, draftProgress, draftSearch } from '../../../widgets/draft/draft-summary.ts';
import { draftTitle } from '../../../widgets/draft/draft-title.ts';
import { GradeBadge } from '../../../widgets/draft/GradeBadge.tsx';

export interface DraftRowProps {
  readonly draft: MockDraftSummary;
  readonly isCurrent: boolean;
  readonly isBusy: boolean;
  readonly onPlayAgain: () => void;
  readonly onDelete: () => void;
}

/** A draft of the list: its grade, what it is, how far it has come, and what can be done with it. */
export function DraftRow({ draft, isCurrent, isBusy, onPlayAgain, onDelete }: DraftRowProps) {
  const name = draftTitle(draft);
  const share = draft.picksTotal === 0 ? 0 : draft.picksMade / draft.picksTotal;
  return (
    <li className="flex min-h-14 items-center gap-3 border-hairline border-b py-1.5 max-md:gap-1">
      <span className="w-10 shrink-0">
        <GradeBadge grade={draft.letterGrade} />
      </span>
      <span className="min-w-0 grow">
        <Link
          to={PATHS.draftRoom}
          params={{ mockDraftId: draft.id }}
          search={draftSearch(draft)}
          aria-current={isCurrent ? 'page' : undefined}
          className="font-semibold text-lg underline-offset-2 hover:underline"
        >
          {name}
        </Link>
        <span className="block text-muted text-sm md:truncate">
          {draft.closedAt === null && (
            <span className="text-ink md:hidden">
              {draftProgress(draft)} {draft.draftType === 'AUCTION' ? 'sales' : 'picks'} ·{' '}
            </span>
          )}
          {draftKind(draft)}
        </span>
        {draft.firstPicks.length > 0 && <span className="block truncate text-sm">{draft.firstPicks.join(', ')}</span>}
      </span>
      <span className="figures flex w-20 shrink-0 flex-col items-end gap-1 whitespace-nowrap text-muted text-sm max-md:hidden">
        {draftProgress(draft)}
        {draft.closedAt === null && (
          <span aria-hidden className="h-1 w-16 bg-hairline">
            <span className="block h-full bg-ink" style={{ width: `${share * 100}%` }} />
          </span>
        )}
      </span>
      <IconButton
        label={`Play again: ${name}`}
        icon={<Copy aria-hidden size={18} />}
        disabled={isBusy}
        onClick={onPlayAgain}
      />
      <IconButton
        label={`Delete: ${name}`}
        icon={<Trash2 aria-hidden size={18} />}
        disabled={isBusy}
        onClick={onDelete}
      />
    </li>
  );
}

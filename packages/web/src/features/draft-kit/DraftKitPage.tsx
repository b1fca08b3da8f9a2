import { useUser } from '../../api/use-user.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import { KeepKit } from './KeepKit.tsx';
import { KitBoard } from './KitBoard.tsx';
import { KitLocks } from './KitLocks.tsx';
import { UNMARKED, UNREADABLE } from './keep-words.ts';
import { useKit } from './use-kit.ts';

/** The draft kit of this device: kept, brought up to date and removed from here, and looked at. */
export function DraftKitPage() {
  const user = useUser();
  const { state, refresh, isUnmarked, mark } = useKit(user?.id ?? null);
  return (
    <main id="main" className="flex flex-col gap-4">
      <TableHead
        title="Draft Kit"
        question="Rankings, ADP, your cheat sheets and queues on this device, for a draft without network."
      />
      {state.status === 'loading' && (
        <div className="flex flex-col gap-3">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      )}
      {state.status === 'unreadable' && <ErrorState {...UNREADABLE} onRetry={() => void refresh()} />}
      {(state.status === 'none' || state.status === 'kept') && (
        <KeepKit kit={state.status === 'kept' ? state.kept.kit : null} onKept={refresh} />
      )}
      {isUnmarked && <ErrorState {...UNMARKED} />}
      {state.status === 'kept' && <KitBoard kept={state.kept} onMark={mark} lockedNote={<KitLocks />} />}
    </main>
  );
}

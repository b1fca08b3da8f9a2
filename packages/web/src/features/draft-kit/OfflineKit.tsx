import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { LiveRegion } from '../../ui/states/LiveRegion.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { connectionWords } from './connection-words.ts';
import { KitBoard } from './KitBoard.tsx';
import { KitDate } from './KitDate.tsx';
import { UNMARKED, UNREADABLE } from './keep-words.ts';
import { ageWords } from './kit-age.ts';
import { OfflineFrame } from './OfflineFrame.tsx';
import { useConnection } from './use-is-online.ts';
import { useKit } from './use-kit.ts';
import { useNow } from './use-now.ts';

const tryAgain = () => location.reload();

/** The draft kit where the server does not answer: what was kept, and how old it is. */
export function OfflineKit({ ownerId }: { readonly ownerId: string | null }) {
  const { state, refresh, isUnmarked, mark } = useKit(ownerId);
  const now = useNow();
  const { title, way } = connectionWords(useConnection());
  return (
    <OfflineFrame>
      <h1>Draft Kit</h1>
      {state.status === 'loading' && <Skeleton className="h-96 w-full" />}
      {state.status === 'unreadable' && <ErrorState {...UNREADABLE} onRetry={() => void refresh()} />}
      {state.status === 'none' && (
        <EmptyState
          message="No draft kit is kept on this device"
          hint="One can be kept once you are online again."
          action={<Button onClick={tryAgain}>{way}</Button>}
        />
      )}
      {state.status === 'kept' && (
        <>
          <section aria-label="Kept on this device" className="flex flex-col gap-3 border-hairline border-y py-3">
            <LiveRegion text={`${title}. This was kept ${ageWords(state.kept.kit.keptAt, now)}.`} />
            <p className="font-semibold text-base">{title}: this is what was kept.</p>
            <KitDate kit={state.kept.kit} now={now} />
            <div>
              <Button onClick={tryAgain}>{way}</Button>
            </div>
          </section>
          {isUnmarked && <ErrorState {...UNMARKED} />}
          <KitBoard
            kept={state.kept}
            onMark={mark}
            lockedNote={<p className="text-muted text-sm">What a plan opens beyond this is not on the device.</p>}
          />
        </>
      )}
    </OfflineFrame>
  );
}

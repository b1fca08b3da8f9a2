import { DRAFT_KIT_PATH } from '@pylon/contract/installed-app';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { connectionWords } from './connection-words.ts';
import { KitDate } from './KitDate.tsx';
import { OfflineFrame } from './OfflineFrame.tsx';
import { useConnection } from './use-is-online.ts';
import { useKit } from './use-kit.ts';
import { useNow } from './use-now.ts';

/** In the place of any page that the server does not answer: nothing of it is shown from before. */
export function OfflinePage({ ownerId }: { readonly ownerId: string | null }) {
  const { state } = useKit(ownerId);
  const now = useNow();
  const { title, way } = connectionWords(useConnection());
  return (
    <OfflineFrame>
      <h1>{title}</h1>
      <p className="max-w-xl text-base">
        This page could not be reached, and an older one is not shown in its place. Check your connection and try again.
      </p>
      {state.status === 'kept' && (
        <section aria-label="Kept on this device" className="flex flex-col gap-3 border-hairline border-y py-3">
          <h2 className="text-xl">Your draft kit works without network</h2>
          <KitDate kit={state.kept.kit} now={now} />
        </section>
      )}
      {state.status === 'none' && <p className="text-base text-muted">No draft kit is kept on this device.</p>}
      <div className="flex flex-wrap gap-3">
        {state.status === 'kept' && (
          <a href={DRAFT_KIT_PATH} className={buttonClass('primary')}>
            Open the draft kit
          </a>
        )}
        <Button onClick={() => location.reload()}>{way}</Button>
      </div>
    </OfflineFrame>
  );
}

import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sayFailure } from '../../../../api/say-failure.ts';
import { useCall } from '../../../../api/use-call.ts';
import { Button } from '../../../../ui/Button.tsx';
import { LazyDialog } from '../../../../ui/overlays/LazyDialog.tsx';
import { toasts } from '../../../../ui/states/toast-store.ts';
import { ShareLink } from './ShareLink.tsx';

export interface ShareDialogProps {
  readonly draft: MockDraft;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Makes a link to the report that anybody can open, and takes it back. */
export function ShareDialog({ draft, isOpen, onClose }: ShareDialogProps) {
  const call = useCall();
  const queries = useQueryClient();
  const input = { mockDraftId: draft.id };
  const change = useMutation({
    async mutationFn(name: 'shareMockDraft' | 'unshareMockDraft') {
      await call(name, input);
      await queries.invalidateQueries({ queryKey: ['getMockDraft', input] });
      if (name === 'unshareMockDraft') toasts.show('success', 'The link is taken back.');
    },
    onError: sayFailure,
  });
  return (
    <LazyDialog title="Share this report" isOpen={isOpen} onClose={onClose}>
      <div className="flex flex-col gap-5 px-4 py-5 md:px-6">
        {draft.shareId === null ? (
          <>
            <p className="text-base">
              Whoever has the link sees the grades, all picks and the projected standings, without an account. Your
              name, your other drafts and your queue stay with you. You can take the link back at any time.
            </p>
            <div className="flex flex-wrap justify-end gap-3">
              <Button onClick={onClose}>Cancel</Button>
              <Button kind="primary" isBusy={change.isPending} onClick={() => change.mutate('shareMockDraft')}>
                Create link
              </Button>
            </div>
          </>
        ) : (
          <ShareLink
            shareId={draft.shareId}
            isBusy={change.isPending}
            onRevoke={() => change.mutate('unshareMockDraft')}
          />
        )}
      </div>
    </LazyDialog>
  );
}

import { opens } from '@pylon/contract/plans/tiers';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { answer } from '../../api/answers.ts';
import { Toggle } from '../../ui/fields/Toggle.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { PaywallOverlay } from '../../widgets/paywall/PaywallOverlay.tsx';
import { useTier } from '../../widgets/paywall/use-tier.ts';
import { type ScoringEditorRequest, scoringEditor } from '../../widgets/scoring/scoring-editor.ts';
import { isOwnScoring } from '../../widgets/scoring/scoring-options.ts';
import { beginEdit, changeCount, isDirty, triedScoring } from './edited-scoring.ts';
import { ScoringFoot } from './ScoringFoot.tsx';
import { ScoringForm } from './ScoringForm.tsx';

/** @source docs/sources.md "Custom scorings" */
const CUSTOM_SCORING = 'CUSTOM_SCORING';
const LEFT = 'LEFT';

export interface ScoringDialogProps {
  readonly request: ScoringEditorRequest;
  /** What the other tab holds; without it there are no tabs. */
  readonly leftTab?: { readonly label: string; readonly content: ReactNode };
}

/** The editor of scoring systems, beside the page whose ranks follow it. What was changed is never lost by a slip. */
export function ScoringDialog({ request, leftTab }: ScoringDialogProps) {
  const { scoringSystems } = useSuspenseQuery(answer('listScoringSystems', {})).data;
  // The list changes under the editor when its system is saved or deleted: it stays what it was opened on.
  const [base] = useState(scoringSystems.find(({ id }) => id === request.systemId) ?? scoringSystems[0]);
  const [tab, setTab] = useState<typeof CUSTOM_SCORING | typeof LEFT>(CUSTOM_SCORING);
  const [edited, setEdited] = useState(() => base && beginEdit(base));
  const [isLeaving, setIsLeaving] = useState(false);
  const isOpen = opens(useTier(), 'customScoringsDialog');
  useEffect(() => {
    if (!edited) return;
    // As it began, the page shows what it shows anyway.
    const isMoved = changeCount(edited) > 0 || edited.base.id !== request.systemId;
    scoringEditor.tell(isMoved ? triedScoring(edited) : null);
  }, [edited, request.systemId]);
  if (!edited || !base) return null;
  const close = () => (isOpen && isDirty(edited) ? setIsLeaving(true) : scoringEditor.close());
  const isCustom = leftTab === undefined || tab === CUSTOM_SCORING;
  return (
    <Dialog
      title="Custom Scoring"
      isOpen
      onClose={close}
      placement="side"
      {...(isCustom && (isOpen || isOwnScoring(edited.base))
        ? {
            foot: (
              <ScoringFoot request={request} before={base} edited={edited} isEditable={isOpen} onChange={setEdited} />
            ),
          }
        : {})}
    >
      {leftTab && (
        <div className="px-4 pt-4 md:px-6">
          <Toggle
            label="Where the scoring comes from"
            value={tab}
            sides={[
              { value: LEFT, label: leftTab.label },
              { value: CUSTOM_SCORING, label: 'Custom Scoring' },
            ]}
            onChange={setTab}
          />
        </div>
      )}
      {!isCustom && leftTab.content}
      {isCustom && !isOpen && <PaywallOverlay variant="custom-scoring" />}
      {isCustom && (
        <div inert={!isOpen} className={isOpen ? undefined : 'opacity-40'}>
          <ScoringForm systems={scoringSystems} edited={edited} onChange={setEdited} />
        </div>
      )}
      <ConfirmDialog
        title="Leave without saving?"
        text="What you changed here is not saved yet."
        action="Leave"
        otherwise="Keep editing"
        isOpen={isLeaving}
        onConfirm={scoringEditor.close}
        onClose={() => setIsLeaving(false)}
      />
    </Dialog>
  );
}

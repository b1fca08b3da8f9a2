import { BRAND } from '@pylon/contract/brand';
import { useLocation } from '@tanstack/react-router';
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useMedia } from '../../ui/hooks/use-media.ts';
import { SidePanel } from '../../ui/overlays/SidePanel.tsx';
import { type HelpView, showHelp } from '../../widgets/help/help-store.ts';
import { FaqSections } from './FaqSections.tsx';
import { faqTopicOf } from './faq-topic.ts';
import { SupportThread } from './SupportThread.tsx';

/** From this width the panel has room beside the page. @source docs/sources.md "Display" */
const HAS_ROOM = '(min-width: 2154px)';

export interface HelpPanelProps {
  readonly view: HelpView;
  /** The page of another support chat; null: our own conversation. */
  readonly chat?: string | null;
}

/** Frequent questions and, behind them, the conversation with support. */
export function HelpPanel({ view, chat = BRAND.supportChat }: HelpPanelProps) {
  const { pathname } = useLocation();
  const hasRoom = useMedia(HAS_ROOM);
  // What was in sight stays so while the panel goes away.
  const shown = useRef<Exclude<HelpView, null>>('questions');
  if (view !== null) shown.current = view;
  const isSupport = shown.current === 'support';
  return (
    <SidePanel
      title={isSupport ? 'Support' : 'Frequently asked questions'}
      isOpen={view !== null}
      onClose={() => showHelp(null)}
      staysOpen={hasRoom || isSupport}
      footer={
        isSupport ? (
          <Button kind="quiet" size="small" onClick={() => showHelp('questions')}>
            Back to the questions
          </Button>
        ) : (
          <div className="flex items-center justify-between gap-3">
            <span className="text-base text-muted">Still need help?</span>
            <Button onClick={() => showHelp('support')}>Contact Support</Button>
          </div>
        )
      }
    >
      {!isSupport ? (
        <FaqSections topic={faqTopicOf(pathname)} />
      ) : chat === null ? (
        <SupportThread page={pathname} />
      ) : (
        <iframe title={`${BRAND.name} support chat`} src={chat} className="size-full border-0" />
      )}
    </SidePanel>
  );
}

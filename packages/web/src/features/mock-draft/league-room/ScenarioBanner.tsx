import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { LazyDialog } from '../../../ui/overlays/LazyDialog.tsx';

const AboutRoom = lazyPart(() => import('./AboutRoom.tsx'), 'AboutRoom');

export interface ScenarioBannerProps {
  readonly mockDraftId: string;
  readonly scenario: NonNullable<MockDraft['scenario']>;
}

/** Says that a room is a scenario of a league, and leads to what its seats are made of. */
export function ScenarioBanner({ mockDraftId, scenario }: ScenarioBannerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section
      aria-label="Scenario"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-hairline border-t px-4 py-1.5 text-base md:px-6"
    >
      <span className="label rounded-sm border border-edge px-1.5 font-semibold">Scenario</span>
      <span className="min-w-0 grow truncate">
        {scenario.leagueName}
        <span className="text-muted max-md:hidden"> · not the league's own draft</span>
      </span>
      <Button size="small" onClick={() => setIsOpen(true)}>
        About this room
      </Button>
      <LazyDialog title={`The room of ${scenario.leagueName}`} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <AboutRoom mockDraftId={mockDraftId} />
      </LazyDialog>
    </section>
  );
}

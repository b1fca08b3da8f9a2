import type { OutsideDraft } from '@pylon/contract/drafting/companion';
import { PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/overlays/Select.tsx';
import { ScoringPicker } from '../../../widgets/scoring/ScoringPicker.tsx';
import { foundWords } from './follow-words.ts';

export interface ChooseTeamProps {
  readonly draft: OutsideDraft;
  /** What the person pasted. */
  readonly link: string;
  readonly problemOf: (thrown: unknown) => string;
  readonly onProblem: (words: string) => void;
}

const NOBODY = '';

/** The draft that was found: which of its teams is mine, and how it scores. */
export function ChooseTeam({ draft, link, problemOf, onProblem }: ChooseTeamProps) {
  const call = useCall();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [position, setPosition] = useState(NOBODY);
  const [scoring, setScoring] = useState(draft.scoringSystemId);
  const follow = useMutation({
    async mutationFn() {
      const wish = { link, draftPosition: Number(position), scoringSystemId: scoring };
      const { mockDraft } = await call('followOutsideDraft', wish);
      void queries.invalidateQueries({ queryKey: ['listMockDrafts'] });
      await navigate({ to: PATHS.draftRoom, params: { mockDraftId: mockDraft.id } });
    },
    onError: (thrown) => onProblem(problemOf(thrown)),
  });
  return (
    <section aria-label="Draft found" className="flex flex-col gap-3 border-ink border-l-[3px] py-1 pl-4">
      <div>
        <p className="scoreboard font-bold text-2xl">{draft.name ?? `${PLATFORM_LABELS[draft.platform]} draft`}</p>
        <p className="text-base text-muted">{foundWords(draft)}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="Your team"
          value={position}
          options={[
            { value: NOBODY, label: 'Choose your team' },
            ...draft.teams.map(({ draftPosition, name }) => ({
              value: String(draftPosition),
              label: draft.isOrderDrawn ? `${draftPosition}. ${name}` : name,
            })),
          ]}
          onChange={setPosition}
          className="w-64 max-md:w-full"
        />
        <div className="max-md:w-full">
          <ScoringPicker scoring={scoring} onChange={(id) => setScoring(id ?? draft.scoringSystemId)} />
        </div>
        <Button
          kind="primary"
          isBusy={follow.isPending}
          disabled={position === NOBODY}
          onClick={() => follow.mutate()}
          className="max-md:w-full"
        >
          Follow draft
        </Button>
      </div>
    </section>
  );
}

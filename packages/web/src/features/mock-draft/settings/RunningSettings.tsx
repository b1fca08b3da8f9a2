import { LONGEST_DRAFT_NAME } from '@pylon/contract/drafting/draft-limits';
import type { AnyDraft } from '@pylon/contract/drafting/mock-draft';
import type { DraftStrategy } from '@pylon/engine/vocabulary/drafts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { isTierRequired } from '../../../api/obstacle.ts';
import { sayFailure } from '../../../api/say-failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { LazyDialog } from '../../../ui/overlays/LazyDialog.tsx';
import { toasts } from '../../../ui/states/toast-store.ts';
import { ExpertPicker } from '../../../widgets/experts/ExpertPicker.tsx';
import { subscribeDialog } from '../../../widgets/paywall/subscribe-dialog.ts';
import { ScoringPicker } from '../../../widgets/scoring/ScoringPicker.tsx';
import { DEFAULT_SCORING } from '../../../widgets/table/table-search.ts';
import { ClockSelect } from './ClockSelect.tsx';
import { ModeSelect } from './ModeSelect.tsx';
import { OpponentStrategies } from './OpponentStrategies.tsx';
import { OwnStrategySelect } from './OwnStrategySelect.tsx';
import { EXPERTS_HELP, SCORING_HELP } from './setting-options.ts';
import { ANY } from './wishes/draft-wishes.ts';
import { changedSettings, type RunningWishes, runningWishes } from './wishes/running-wishes.ts';

export interface RunningSettingsProps {
  readonly draft: AnyDraft;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Settings were changed: what the room shows is to be loaded anew. */
  readonly onChanged: () => Promise<void>;
}

/** What may change while a draft runs. Shape, order and keepers may not: they decide what the picks made mean. */
export function RunningSettings({ draft, isOpen, onClose, onChanged }: RunningSettingsProps) {
  return (
    <LazyDialog title="Draft settings" isOpen={isOpen} onClose={onClose}>
      <RunningFields draft={draft} onClose={onClose} onChanged={onChanged} />
    </LazyDialog>
  );
}

/** The fields, from the settings as they stood when the dialog was opened. */
function RunningFields({ draft, onClose, onChanged }: Omit<RunningSettingsProps, 'isOpen'>) {
  const call = useCall();
  const queries = useQueryClient();
  const known = useQuery(answer('listExperts', {})).data?.experts;
  const experts = known ?? draft.configuration.experts;
  const [opened] = useState(draft);
  const [own, setOwn] = useState<Partial<RunningWishes>>({});
  const [isSaving, setIsSaving] = useState(false);
  const wishes: RunningWishes = { ...runningWishes(opened, experts.length), ...own };
  const change = (part: Partial<RunningWishes>) => setOwn((held) => ({ ...held, ...part }));
  const others = opened.participants.filter(({ id }) => id !== opened.userParticipant.id);
  const mine = opened.userParticipant.id;
  const isAuction = opened.configuration.draftType === 'AUCTION';
  const idAt = (seat: number) => others.find(({ draftPosition }) => draftPosition === seat)?.id ?? '';
  const strategyOf = (id: string): DraftStrategy => wishes.strategies[id] ?? 'balanced';

  const save = async () => {
    if (isSaving) return;
    const changes = changedSettings(runningWishes(opened, experts.length), wishes);
    if (changes === null) return onClose();
    setIsSaving(true);
    try {
      await call('updateMockDraft', { mockDraftId: draft.id, ...changes });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['listDraftPlayers', { mockDraftId: draft.id }] }),
        onChanged(),
      ]);
      onClose();
      toasts.show('success', 'The settings of this draft are changed.');
    } catch (failure) {
      if (isTierRequired(failure))
        subscribeDialog.open({ tier: 1, what: 'A draft in this scoring or by these experts' });
      else sayFailure(failure);
      setIsSaving(false);
    }
  };
  return (
    <Form
      aria-label="Settings of this draft"
      className="flex flex-col gap-5 px-4 py-5 md:px-6"
      onSubmit={() => void save()}
    >
      <TextField
        label="Name of this draft"
        maxLength={LONGEST_DRAFT_NAME}
        value={wishes.name}
        onChange={(name) => change({ name })}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <ModeSelect mode={wishes.simulationMode} onChange={(simulationMode) => change({ simulationMode })} />
        <ClockSelect
          seconds={wishes.pickClock}
          draftType={opened.configuration.draftType}
          onChange={(pickClock) => change({ pickClock })}
        />
        <ScoringPicker
          label="Scoring system"
          scoring={wishes.scoringSystemId}
          help={SCORING_HELP}
          onChange={(id) => change({ scoringSystemId: id ?? DEFAULT_SCORING })}
        />
        <ExpertPicker
          experts={experts}
          chosen={wishes.expertIds}
          help={EXPERTS_HELP}
          onChange={(expertIds) => change({ expertIds })}
        />
        <OwnStrategySelect
          strategy={strategyOf(mine)}
          draftType={opened.configuration.draftType}
          onChange={(strategy) => change({ strategies: { ...wishes.strategies, [mine]: strategy } })}
        />
      </div>
      <OpponentStrategies
        draftType={opened.configuration.draftType}
        seats={others.map(({ draftPosition }) => draftPosition)}
        strategyOf={(seat) => strategyOf(idAt(seat))}
        onChange={(strategies) => {
          const byId = Object.entries(strategies).map(([seat, strategy]) => [idAt(Number(seat)), strategy]);
          change({ strategies: { ...wishes.strategies, ...Object.fromEntries(byId) } });
        }}
      />
      <p className="text-muted text-sm">
        {isAuction ? 'Sales made stay. Teams, budget,' : 'Picks made stay. Teams, order,'} roster and keepers are fixed
        once a draft has begun
        {wishes.pickClock === ANY ? '.' : '; a new clock starts at once.'}
      </p>
      <div className="flex justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="primary" isBusy={isSaving}>
          Save settings
        </Button>
      </div>
    </Form>
  );
}

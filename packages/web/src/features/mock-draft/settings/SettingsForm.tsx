import { isBenchAlone } from '@pylon/engine/lineup/bench-alone';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import type { Answer } from '../../../api/call.ts';
import { ApiFailure, failureWords } from '../../../api/failure.ts';
import { isTierRequired } from '../../../api/obstacle.ts';
import { useCall } from '../../../api/use-call.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { FootBar } from '../../../ui/FootBar.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Select } from '../../../ui/overlays/Select.tsx';
import { toasts } from '../../../ui/states/toast-store.ts';
import { ExpertPicker } from '../../../widgets/experts/ExpertPicker.tsx';
import { subscribeDialog } from '../../../widgets/paywall/subscribe-dialog.ts';
import type { ScoringSystem } from '../../../widgets/scoring/scoring-editor.ts';
import { DEFAULT_SCORING } from '../../../widgets/table/table-search.ts';
import { useSeason } from '../../../widgets/table/use-season.ts';
import { CommonFields } from './CommonFields.tsx';
import { refusalOf, useKeptPlayers } from './keepers/use-kept-players.ts';
import { PresetRow } from './PresetRow.tsx';
import { RosterField } from './RosterField.tsx';
import { Section } from './Section.tsx';
import { StrategyFields } from './StrategyFields.tsx';
import { DYNASTY_HELP, EXPERTS_HELP, PROVIDER_HELP, PROVIDER_OPTIONS } from './setting-options.ts';
import { boardWords, draftWords, keepersWords, strategyWords } from './setting-words.ts';
import { createInput } from './wishes/create-input.ts';
import { linkOf } from './wishes/draft-link.ts';
import { type DraftWishes, slotsOf } from './wishes/draft-wishes.ts';
import { providerOptions, withKnownProvider } from './wishes/known-providers.ts';
import { useWishes } from './wishes/use-wishes.ts';

const KeepersFields = lazyPart(() => import('./keepers/KeepersFields.tsx'), 'KeepersFields');

/**
 * Which of the wishes need a plan, as the beginning of a sentence: a link or a last draft may hold what the person's
 * plan no longer opens.
 */
const wantedWords = ({ expertIds }: DraftWishes, { id, name }: ScoringSystem): string =>
  id === DEFAULT_SCORING || expertIds.length > 0 ? 'A draft by these experts' : `A draft in ${name}`;

const NOBODY: Answer<'listAdps'>['providers'] = [];

/** Everything about a draft before it begins. It is ready as it stands: one tap starts. */
export function SettingsForm() {
  const { wishes: wished, change, keep, last, isReady } = useWishes();
  const season = useSeason();
  const [isBoardOpen, setIsBoardOpen] = useState(false);
  const [areKeepersOpen, setAreKeepersOpen] = useState(false);
  const known =
    useQuery({
      ...answer('listAdps', { seasonId: season.id, limit: 1 }),
      enabled: isBoardOpen || wished.adpProviderName !== 'consensus',
    }).data?.providers ?? NOBODY;
  const wishes = withKnownProvider(wished, known);
  const call = useCall();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { scoringSystems } = useSuspenseQuery(answer('listScoringSystems', {})).data;
  const { experts } = useSuspenseQuery(answer('listExperts', {})).data;
  const [isStarting, setIsStarting] = useState(false);
  const system = scoringSystems.find(({ id }) => id === wishes.scoringSystemId) ?? scoringSystems[0];
  const slots = wishes.slots ?? (system ? slotsOf(system) : null);
  const kept = useKeptPlayers(wishes, slots, season.id);
  if (!system || !slots) return null;
  const isAtFault = kept.conflicts.some((conflict) => conflict !== null);
  const fields = { wishes, system, change };

  const start = async () => {
    if (isStarting) return;
    if (isAtFault) return toasts.show('error', 'A keeper cannot stand. See Keepers.');
    setIsStarting(true);
    try {
      const { mockDraft } = await call('createMockDraft', createInput(wishes, season.id, system));
      keep(); // what was refused is nobody's last draft
      void queries.invalidateQueries({ queryKey: ['listMockDrafts'] });
      await navigate({ to: PATHS.draftRoom, params: { mockDraftId: mockDraft.id } });
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.code === 'season-not-found')
        console.error('Error: Season id could not be found');
      if (isTierRequired(failure)) subscribeDialog.open({ tier: 1, what: wantedWords(wishes, system) });
      else toasts.show('error', refusalOf(failure) ?? failureWords(failure).text);
      setIsStarting(false);
    }
  };
  const copyLink = async () => {
    await navigate({ to: PATHS.draftChampion, search: linkOf(wishes), replace: true, resetScroll: false });
    const isCopied = await copyText(window.location.href);
    if (isCopied) toasts.show('success', 'Link copied. It opens these settings, keepers included.');
    else toasts.show('warning', 'Copy the address of this page: it now opens these settings.');
  };
  return (
    <Form aria-label="Draft settings" inert={!isReady} className="flex flex-col gap-4" onSubmit={() => void start()}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-ink border-t-2 pt-3">
        <PresetRow wishes={wishes} systems={scoringSystems} last={last} onChoose={change} />
        <Button size="small" kind="quiet" className="max-md:hidden" onClick={() => void copyLink()}>
          <Link2 aria-hidden size={16} /> Copy link
        </Button>
      </div>
      <CommonFields {...fields} year={season.year} />
      <div className="border-hairline border-t">
        <RosterField {...fields} />
        <Section title="Board" summary={boardWords(wishes)} onOpen={() => setIsBoardOpen(true)}>
          {wishes.leagueType === 'DYNASTY' ? (
            <p className="text-base text-muted">{DYNASTY_HELP}</p>
          ) : (
            <div className="grid gap-4 sm:grid-cols-3">
              <Select
                label="ADP provider"
                value={wishes.adpProviderName}
                options={providerOptions(PROVIDER_OPTIONS, known, season.year)}
                help={PROVIDER_HELP}
                onChange={(adpProviderName) => change({ adpProviderName })}
              />
              <ExpertPicker
                experts={experts}
                chosen={wishes.expertIds}
                help={EXPERTS_HELP}
                onChange={(expertIds) => change({ expertIds })}
              />
            </div>
          )}
        </Section>
        <Section title="Strategies" summary={strategyWords(wishes)}>
          <StrategyFields {...fields} />
        </Section>
        <Section
          title="Keepers"
          summary={keepersWords(wishes, kept, system.leagueId !== null)}
          isAtFault={isAtFault}
          onOpen={() => setAreKeepersOpen(true)}
        >
          {areKeepersOpen && <KeepersFields {...fields} slots={slots} seasonId={season.id} kept={kept} />}
        </Section>
      </div>
      <p className="md:hidden">
        <Button onClick={() => void copyLink()}>
          <Link2 aria-hidden size={18} /> Copy link
        </Button>
      </p>
      <FootBar words={draftWords(wishes)}>
        <Button
          type="submit"
          kind="primary"
          size="large"
          isBusy={isStarting}
          disabled={!isReady || isBenchAlone(slots)}
        >
          Start draft
        </Button>
      </FootBar>
    </Form>
  );
}

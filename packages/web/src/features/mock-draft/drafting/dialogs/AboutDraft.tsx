import type { AnyDraft } from '@pylon/contract/drafting/mock-draft';
import { ADP_PROVIDER_LABELS } from '@pylon/engine/vocabulary/adp-providers';
import { DRAFT_STRATEGY_LABELS } from '@pylon/engine/vocabulary/drafts';
import { LazyDialog } from '../../../../ui/overlays/LazyDialog.tsx';
import { DRAFT_TYPE_LABELS, LEAGUE_TYPE_LABELS } from '../../../../widgets/draft/draft-summary.ts';
import { seatWordsOf } from '../../../../widgets/draft/draft-title.ts';
import { clockWords, rosterWords } from '../../settings/setting-words.ts';
import { leagueOf } from '../league-of.ts';

export interface AboutDraftProps {
  readonly draft: AnyDraft;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What is drafted, and how: the settings that the room goes by, and every team's strategy. */
export const AboutDraft = ({ draft, isOpen, onClose }: AboutDraftProps) => (
  <LazyDialog title="This draft" isOpen={isOpen} onClose={onClose}>
    <About draft={draft} />
  </LazyDialog>
);

function About({ draft }: Pick<AboutDraftProps, 'draft'>) {
  const { configuration, participants, userParticipant } = draft;
  const { experts, adpProviderName, leagueType, draftType, scoringSystem } = configuration;
  const providers: Readonly<Record<string, string>> = ADP_PROVIDER_LABELS;
  const board =
    leagueType === 'DYNASTY'
      ? 'dynasty rankings and drafts'
      : `${providers[adpProviderName] ?? 'Consensus'} ADP, ${experts.map(({ name }) => name).join(', ')}`;
  const facts: readonly (readonly [name: string, value: string])[] = [
    ['Scoring', scoringSystem.name],
    ['Roster', rosterWords(leagueOf(configuration).slots, draftType)],
    [
      'Draft',
      `${LEAGUE_TYPE_LABELS[leagueType]}, ${DRAFT_TYPE_LABELS[draftType]}, ${clockWords(configuration.pickClock, draftType)}`,
    ],
    ['Board', board],
  ];
  return (
    <div className="flex flex-col gap-5 px-4 py-5 md:px-6">
      <dl className="border-hairline border-t text-base">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-4 border-hairline border-b py-1.5">
            <dt className="w-20 shrink-0 text-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <table className="w-full text-base">
        <caption className="pb-1 text-left text-xl">Strategies</caption>
        <thead>
          <tr className="label border-edge border-b text-left">
            <th scope="col" className="w-14 font-semibold">
              {seatWordsOf(draftType)}
            </th>
            <th scope="col" className="font-semibold">
              Team
            </th>
            <th scope="col" className="font-semibold">
              Chosen
            </th>
            <th scope="col" className="font-semibold">
              So far fits
            </th>
          </tr>
        </thead>
        <tbody>
          {participants.map(({ id, name, draftPosition, draftStrategy, actualDraftStrategies }) => (
            <tr key={id} className="border-hairline border-b">
              <td className="figures py-1 text-muted">{draftPosition}</td>
              <th scope="row" className={id === userParticipant.id ? 'text-left text-accent' : 'text-left'}>
                {name}
              </th>
              <td>{DRAFT_STRATEGY_LABELS[draftStrategy]}</td>
              <td className="text-muted">
                {actualDraftStrategies.map((strategy) => DRAFT_STRATEGY_LABELS[strategy]).join(', ') || '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

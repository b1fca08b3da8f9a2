import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { sayFailure } from '../../api/say-failure.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { textLink } from '../../widgets/league/text-link.ts';
import { LockedNote } from '../../widgets/paywall/LockedNote.tsx';
import {
  type CruiseState,
  changeWords,
  gainOf,
  gainWords,
  momentWords,
  type Proposal,
  reasonWords,
  stateWords,
  timeLeft,
} from './cruise-words.ts';

interface ChangesProps {
  readonly userLeagueId: string;
  readonly state: CruiseState;
}

/** What waits and can be vetoed; then what became of all others. */
export function Changes({ userLeagueId, state }: ChangesProps) {
  const [preparedId, logId] = [useId(), useId()];
  const { proposals, platform, now, isOn, obstacle } = state;
  const { timeZone } = state.rules;
  const queries = useQueryClient();
  const call = useCall();
  const deciding = useMutation({
    mutationFn: ({ id, isVeto }: { readonly id: string; readonly isVeto: boolean }) =>
      call(isVeto ? 'vetoCruiseChange' : 'undoCruiseChange', { userLeagueId, changeId: id }),
    onError: sayFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: ['getCruiseControl'] }),
  });
  const waiting = proposals
    .filter((proposal) => proposal.state === 'prepared')
    .toSorted((one, other) => one.vetoUntil.localeCompare(other.vetoUntil) || placeOf(one) - placeOf(other));
  const others = proposals.filter((proposal) => proposal.state !== 'prepared');
  return (
    <>
      {isOn && obstacle === null && (
        <section aria-labelledby={preparedId} className="flex max-w-3xl flex-col gap-2">
          <PartTitle id={preparedId} title="Prepared" />
          {waiting.length === 0 ? (
            <p className="py-2 text-base text-muted">Nothing to change by your rules, as your team was read last.</p>
          ) : (
            <ol aria-label="Prepared changes" className="border-hairline border-t">
              {waiting.map((proposal) => (
                <Row
                  key={proposal.id}
                  proposal={proposal}
                  note={`You can veto until ${momentWords(proposal, proposal.vetoUntil, timeZone)} (${timeLeft(now, proposal.vetoUntil)} left); you are told then${runsWords(proposal, timeZone)}`}
                  action={
                    proposal.canVeto && (
                      <Button
                        aria-label={`Veto: ${changeWords(proposal)}`}
                        isBusy={deciding.isPending && deciding.variables.id === proposal.id}
                        onClick={() => deciding.mutate({ id: proposal.id, isVeto: true })}
                      >
                        Veto
                      </Button>
                    )
                  }
                />
              ))}
            </ol>
          )}
          <LockedNote of={waiting[0] && gainOf(waiting[0])} what="How many points each change is expected to bring" />
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby={logId} className="flex max-w-3xl flex-col gap-2">
          <PartTitle id={logId} title="Log" />
          <ol aria-label="Log of changes" className="border-hairline border-t">
            {others.map((proposal) => (
              <Row
                key={proposal.id}
                proposal={proposal}
                note={stateWords(proposal, timeZone)}
                action={
                  <>
                    {(proposal.state === 'sent' || proposal.state === 'undone') && platform.url !== null && (
                      <a href={platform.url} target="_blank" rel="noreferrer" className={textLink}>
                        {proposal.reason === 'claim' ? 'Claim' : 'Set it'} at {platform.name}
                      </a>
                    )}
                    {proposal.canUndo && (
                      <Button
                        aria-label={`Undo: ${changeWords(proposal)}`}
                        isBusy={deciding.isPending && deciding.variables.id === proposal.id}
                        onClick={() => deciding.mutate({ id: proposal.id, isVeto: false })}
                      >
                        Undo
                      </Button>
                    )}
                  </>
                }
              />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** When claims are run; nothing of a line-up. */
const runsWords = (proposal: Proposal, timeZone: string): string =>
  proposal.reason === 'claim' ? `, and claims are run ${momentWords(proposal, proposal.kickoff, timeZone)}` : '';

/** Claims of a run are told in the order in which they are to be made. */
const placeOf = (proposal: Proposal): number => (proposal.reason === 'claim' ? proposal.place : 0);

interface RowProps {
  readonly proposal: Proposal;
  readonly note: string;
  readonly action: ReactNode;
}

function Row({ proposal, note, action }: RowProps) {
  const facts = [`Week ${proposal.week}`, `Why: ${reasonWords(proposal)}`, ...gainWords(proposal)];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-hairline border-b py-2">
      <span className="min-w-0 basis-60 grow">
        <span className="block text-lg">{changeWords(proposal)}</span>
        <span className="block text-base">{facts.join(' · ')}</span>
        <span className="block text-muted text-sm">{note}</span>
      </span>
      <span className="flex flex-wrap items-center gap-3">{action}</span>
    </li>
  );
}

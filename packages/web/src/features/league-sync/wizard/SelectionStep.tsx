import { MOST_AT_ONCE } from '@pylon/contract/league-sync/connector-names';
import { type OutsidePlatformId, PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import type { Answer } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { many } from '../../../widgets/player/display.ts';
import { useSeason } from '../../../widgets/table/use-season.ts';
import { ConnectAgain } from '../ConnectAgain.tsx';
import { LeagueMark } from '../LeagueMark.tsx';
import { PlatformMark } from '../PlatformMark.tsx';
import { PLATFORM_SITES } from '../platform-sites.ts';
import { FailurePanel } from './FailurePanel.tsx';
import { useWizardWay } from './wizard-way.ts';

type ListedLeague = Answer<'fetchLeagues'>['leagues'][number];

export interface SelectionStepProps {
  readonly platform: OutsidePlatformId;
  readonly accountId: string;
  readonly onSynced: () => void;
}

/** Step 3: which leagues of the account. */
export function SelectionStep({ platform, accountId, onSynced }: SelectionStepProps) {
  const { year } = useSeason();
  const { data, error, refetch, isFetching } = useQuery({
    ...answer('fetchLeagues', { userFantasyAccountId: accountId, sportLeague: 'NFL', seasonYear: year }),
    // The platform is asked at each visit: leagues are made there, and synced here, meanwhile.
    staleTime: 0,
    gcTime: 0,
  });
  if (error)
    return (
      <FailurePanel failure={error} of="connect">
        <div className="flex flex-wrap gap-3">
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            Reload
          </Button>
          <ConnectAgain platform={platform} accountId={accountId} />
        </div>
      </FailurePanel>
    );
  if (!data)
    return (
      <Button kind="primary" isBusy className="self-start">
        Fetching leagues...
      </Button>
    );
  if (data.leagues.length === 0)
    return (
      <EmptyState
        message="It looks like you don't have any leagues on this account. Please create and reload the page."
        hint={`${PLATFORM_LABELS[platform]}, season ${year}`}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <a href={PLATFORM_SITES[platform]} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
              Create A League
            </a>
            <Button isBusy={isFetching} onClick={() => void refetch()}>
              Reload
            </Button>
          </div>
        }
      />
    );
  return <LeaguePicker platform={platform} accountId={accountId} leagues={data.leagues} onSynced={onSynced} />;
}

interface LeaguePickerProps extends SelectionStepProps {
  readonly leagues: readonly ListedLeague[];
}

function LeaguePicker({ platform, accountId, leagues, onSynced }: LeaguePickerProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(leagues.flatMap(({ id, fantasyConnectorId }) => (id === '' ? [] : [fantasyConnectorId]))),
  );
  const call = useCall();
  const queries = useQueryClient();
  const way = useWizardWay();
  const syncing = useMutation({
    mutationFn: () => call('syncLeagues', { userFantasyAccountId: accountId, fantasyConnectorLeagueIds: [...chosen] }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['listUserLeagues'] });
      onSynced();
    },
  });
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  if (syncing.error)
    return (
      <section aria-labelledby="result" className="flex flex-col gap-4">
        <div className="flex items-center gap-3">
          <PlatformMark platform={platform} />
          <h2 id="result" className="text-xl">
            {PLATFORM_LABELS[platform]}
          </h2>
        </div>
        <FailurePanel failure={syncing.error} of="sync">
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => syncing.reset()}>Back to the leagues</Button>
            {way && <Button onClick={way.close}>Close</Button>}
          </div>
        </FailurePanel>
      </section>
    );
  const hasTooMany = chosen.size > MOST_AT_ONCE;
  return (
    <Form
      aria-labelledby="selection"
      className="flex max-w-xl flex-col gap-4"
      onSubmit={() => chosen.size > 0 && !hasTooMany && syncing.mutate()}
    >
      <h2 id="selection" className="text-xl">
        Please select your leagues:
      </h2>
      <ul className="border-hairline border-t">
        {leagues.map((league) => (
          <li key={league.fantasyConnectorId}>
            <label className="flex min-h-14 cursor-pointer items-center gap-3 border-hairline border-b py-1.5 hover:bg-raised">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-accent-fill"
                checked={chosen.has(league.fantasyConnectorId)}
                onChange={() => toggle(league.fantasyConnectorId)}
              />
              <LeagueMark platform={platform} avatarURL={league.avatarURL} />
              <span className="min-w-0">
                <span className="block truncate font-semibold text-lg">{league.name}</span>
                <span className="block truncate text-muted text-sm">
                  {league.participant.teamName ?? 'Team without a name'}
                  {league.id !== '' && ' · synced'}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {hasTooMany && <p className="text-base text-muted">{many(MOST_AT_ONCE, 'league')} at a time.</p>}
      <Button
        type="submit"
        kind="primary"
        isBusy={syncing.isPending}
        disabled={chosen.size === 0 || hasTooMany}
        className="self-start"
      >
        Sync Leagues
      </Button>
    </Form>
  );
}

import type { LiveEventName } from '@pylon/contract/live/live-events';
import { useQueryClient } from '@tanstack/react-query';
import { ClientOnly, Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useLiveEvents } from '../../api/use-live-events.ts';
import { useUser } from '../../api/use-user.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { AccountFirst } from '../../widgets/AccountFirst.tsx';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import { Accounts } from './hub/Accounts.tsx';
import { EndingSignIns } from './hub/EndingSignIns.tsx';
import { LeagueList } from './hub/LeagueList.tsx';
import { celebration } from './success/first-sync.ts';
import { SyncSuccess } from './success/SyncSuccess.tsx';

/** The leagues that a person has synced, and the accounts that they come from. */
export function MyLeaguesPage() {
  const user = useUser();
  return (
    <main id="main" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <TableHead title="My Leagues" question="Where you stand in every league that you play." />
        {user && (
          <Link to={PATHS.leagueSync} className={buttonClass('primary')}>
            <Plus aria-hidden size={18} /> Add a league
          </Link>
        )}
      </div>
      {user ? (
        <ClientOnly fallback={<SkeletonRows rows={4} label="Loading your leagues" />}>
          <EndingSignIns />
          <LeagueList />
          <Accounts />
          <LiveLeagues />
        </ClientOnly>
      ) : (
        <SignInFirst />
      )}
    </main>
  );
}

const EVENTS = ['user-league:sync'] as const satisfies readonly LiveEventName[];
/** What a league that was read changes. */
const CHANGED = [
  'listUserLeagues',
  'countUserLeagues',
  'listFantasyAccounts',
  'listLeagueKeepers',
  'listScoringSystems',
  'getLeagueHolders',
  'getPlayerHolders',
] as const;

/** Makes the page anew whenever one of the leagues was read. */
function LiveLeagues() {
  const queries = useQueryClient();
  const reload = () => {
    for (const name of CHANGED) void queries.invalidateQueries({ queryKey: [name] });
  };
  const handleEvent = (_name: string, data: unknown) => {
    celebration.consider(data);
    reload();
  };
  useLiveEvents({ events: EVENTS, onEvent: handleEvent, onGap: reload });
  return <SyncSuccess />;
}

const SignInFirst = () => (
  <AccountFirst
    message="Your leagues belong to an account"
    hint="Sync them from the platforms that you play on: their rules become a scoring of yours, and their teams, standings and match-ups stand here."
  />
);

import { useQuery } from '@tanstack/react-query';
import { ClientOnly } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { answer } from '../../../api/answers.ts';
import { ApiFailure, failureWords } from '../../../api/failure.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/table/SkeletonRows.tsx';
import { ByHandForm } from './ByHandForm.tsx';
import { DEFAULT_SLOTS, knownOf, NEW_TEAMS, type SaidSlots, teamsOf } from './said-league.ts';

interface ByHandPageProps {
  /** A league kept by hand that is edited, or one of a platform that is to be kept by hand; null for a new one. */
  readonly leagueId: string | null;
  readonly onBack: () => void;
}

/** Makes a league by hand, or edits one. */
export function ByHandPage({ leagueId, onBack }: ByHandPageProps) {
  return (
    <main id="main" className="flex flex-col gap-6">
      <header className="flex items-center gap-3 border-hairline border-b pb-4">
        <IconButton label="Back" icon={<ChevronLeft aria-hidden size={22} />} onClick={onBack} />
        <h1 className="text-xl md:text-2xl">A League by Hand</h1>
      </header>
      <ClientOnly fallback={<SkeletonRows rows={5} label="Loading the league" />}>
        {leagueId === null ? <NewLeague /> : <KnownLeague leagueId={leagueId} />}
      </ClientOnly>
    </main>
  );
}

const NewLeague = () => (
  <ByHandForm kept={null} begun={{ name: 'My league', carryOver: 'redraft', slots: DEFAULT_SLOTS, teams: NEW_TEAMS }} />
);

function KnownLeague({ leagueId }: { readonly leagueId: string }) {
  const byHand = useQuery({ ...answer('getLeagueByHand', { userLeagueId: leagueId }), gcTime: 0, retry: false });
  const isOfPlatform = byHand.error instanceof ApiFailure && byHand.error.code === 'league-not-by-hand';
  const synced = useQuery({ ...answer('getUserLeague', { userLeagueId: leagueId }), enabled: isOfPlatform });
  if (byHand.data) {
    const { id, version, name, carryOver, slots } = byHand.data;
    const begun = { name, carryOver, slots: { ...DEFAULT_SLOTS, ...slots } as SaidSlots, teams: teamsOf(byHand.data) };
    return <ByHandForm kept={{ id, version }} begun={begun} />;
  }
  const error = isOfPlatform ? synced.error : byHand.error;
  if (error) return <ErrorState {...failureWords(error)} />;
  const known = synced.data && knownOf(synced.data.userLeague);
  if (!known) return <SkeletonRows rows={5} label="Loading the league" />;
  return <ByHandForm kept={null} begun={known} rulesOf={synced.data.userLeague.scoringSystemId} />;
}

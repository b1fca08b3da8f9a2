import { BRAND } from '@pylon/contract/brand';
import { ClientOnly } from '@tanstack/react-router';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import { FollowSleeper } from './companion/FollowSleeper.tsx';
import { PreviousDrafts } from './drafts/PreviousDrafts.tsx';
import { SettingsForm } from './settings/SettingsForm.tsx';

const LeagueRooms = lazyPart(() => import('./league-room/LeagueRooms.tsx'), 'LeagueRooms');

/** Where drafts begin, and where earlier ones are found again. */
export function DraftChampionPage() {
  return (
    <main id="main" className="flex flex-col gap-6">
      <TableHead
        title={BRAND.mockDrafts}
        question="Practise your draft against a room that picks as real drafters do, and see what your team is worth."
      />
      <SettingsForm />
      <FollowSleeper />
      <ClientOnly>
        <LeagueRooms />
      </ClientOnly>
      <ClientOnly fallback={<SkeletonRows rows={3} />}>
        <PreviousDrafts isShort />
      </ClientOnly>
    </main>
  );
}

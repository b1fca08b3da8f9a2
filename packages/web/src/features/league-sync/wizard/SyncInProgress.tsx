import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../../../paths.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { PlatformMark } from '../PlatformMark.tsx';

/** Leagues are being read behind the screen. @source docs/sources.md "League sync" */
export const SyncInProgress = ({ platform }: { readonly platform: OutsidePlatformId }) => (
  <div className="flex flex-col items-center gap-4 px-4 py-12 text-center">
    <PlatformMark platform={platform} isLarge />
    <h1>Sync in Progress</h1>
    <p role="status" className="max-w-lg text-lg text-muted">
      Syncing your league may take up to 5 minutes, though most complete within a minute. Check back in My Leagues
      shortly, your teams will appear there once the sync is finished.
    </p>
    <Link to={PATHS.myLeagues} className={buttonClass('primary', 'large')}>
      My Leagues
    </Link>
  </div>
);

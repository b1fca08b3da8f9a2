import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../../../paths.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { PlatformMark } from '../PlatformMark.tsx';
import { useWizardWay } from './wizard-way.ts';

/** Leagues are being read behind the screen. @source docs/sources.md "League sync" */
export function SyncInProgress({ platform }: { readonly platform: OutsidePlatformId }) {
  const way = useWizardWay();
  const Title = way ? 'h2' : 'h1';
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-12 text-center">
      <PlatformMark platform={platform} isLarge />
      <Title className={way ? 'text-2xl' : undefined}>Sync in Progress</Title>
      <p role="status" className="max-w-lg text-lg text-muted">
        Syncing your league may take up to 5 minutes, though most complete within a minute. Check back in My Leagues
        shortly, your teams will appear there once the sync is finished.
      </p>
      {way && (
        <p className="max-w-lg text-base text-muted">
          Note: If you have already synced your league, your league is available in the scoring system drop down.
        </p>
      )}
      <Link to={PATHS.myLeagues} onClick={way?.close} className={buttonClass('primary', 'large')}>
        My Leagues
      </Link>
    </div>
  );
}

import { BRAND } from '@pylon/contract/brand';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { PylonMark } from '../../../widgets/PylonMark.tsx';
import { sponsorLabel, useSponsor } from '../../../widgets/sponsors/use-sponsor.ts';
import { celebration } from './first-sync.ts';

/** @source docs/sources.md "League sync" */
const SHOWN_MS = 5_000;
const FADE_MS = 700;

/** The first league that was read, over the whole screen for five seconds. A click or Escape ends it sooner. */
export function SyncSuccess() {
  const isRunning = useSyncExternalStore(celebration.subscribe, celebration.read, () => false);
  return isRunning && <Celebration />;
}

function Celebration() {
  const sponsor = useSponsor('sync-success');
  const [isFading, setIsFading] = useState(false);
  useEffect(() => {
    const timer = setTimeout(isFading ? celebration.end : () => setIsFading(true), isFading ? FADE_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isFading]);
  useEffect(() => {
    const handleKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setIsFading(true);
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
  return (
    <div
      role="status"
      onPointerDown={() => setIsFading(true)}
      className={classNames(
        'fixed inset-0 z-60 flex flex-col items-center justify-center gap-4 bg-page text-center transition-opacity duration-700 starting:opacity-0',
        isFading && 'opacity-0',
      )}
    >
      <span className="text-accent-fill transition-transform duration-700 ease-out starting:translate-y-16">
        <PylonMark size={96} />
      </span>
      <p className="scoreboard font-bold text-3xl">{BRAND.leagueHub}</p>
      {sponsor && (
        <>
          <p className="text-base text-muted">Presented By</p>
          {sponsor.picture ? (
            <img {...sponsor.picture} alt={sponsor.name} className="h-auto max-h-16 w-auto max-w-60 object-contain" />
          ) : (
            <p className="font-semibold text-xl">{sponsor.name}</p>
          )}
          <p className="text-muted text-sm">{sponsorLabel(sponsor)}</p>
        </>
      )}
    </div>
  );
}

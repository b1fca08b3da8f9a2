import { platformNamed } from '@pylon/contract/league-sync/connector-names';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useUser } from '../../api/use-user.ts';
import { PATHS } from '../../paths.ts';
import { InformationStep } from './wizard/InformationStep.tsx';
import { SelectionStep } from './wizard/SelectionStep.tsx';
import { SourceStep } from './wizard/SourceStep.tsx';
import { SyncInProgress } from './wizard/SyncInProgress.tsx';
import { WizardFoot } from './wizard/WizardFoot.tsx';
import { WizardHeader } from './wizard/WizardHeader.tsx';
import type { WizardPlace } from './wizard/wizard-place.ts';
import { placeBeforeLeagues, placeOf, type Step } from './wizard/wizard-steps.ts';

/** Adds leagues in three steps: platform, account, leagues. The browser's own way back works between them. */
export function LeagueSyncPage() {
  const { connector, account } = useSearch({ from: PATHS.leagueSync });
  const user = useUser();
  const navigate = useNavigate();
  /** The visit in which leagues were synced: another one begins anew. */
  const visit = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  const [syncedIn, setSyncedIn] = useState<string | null>(null);
  const handleSynced = () => setSyncedIn(visit);
  // Nobody connects anything without an account of their own.
  const platform = (user && connector && platformNamed(connector)) || null;
  const go = (search: WizardPlace) => void navigate({ to: PATHS.leagueSync, search });
  if (platform && syncedIn === visit)
    return (
      <main id="main">
        <SyncInProgress platform={platform} />
      </main>
    );
  const step: Step = !platform ? 'source' : account === undefined ? 'information' : 'selection';
  return (
    <main id="main" className="flex flex-col gap-6">
      <WizardHeader
        step={step}
        onBack={() => go(platform && step === 'selection' ? placeBeforeLeagues(platform) : {})}
      />
      {!platform ? (
        <SourceStep />
      ) : account === undefined ? (
        <InformationStep
          key={platform}
          platform={platform}
          onConnected={(accountId) => go(placeOf(platform, accountId))}
          onSynced={handleSynced}
        />
      ) : (
        <SelectionStep key={account} platform={platform} accountId={account} onSynced={handleSynced} />
      )}
      <WizardFoot platform={platform} />
    </main>
  );
}

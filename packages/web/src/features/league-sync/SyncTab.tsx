import { platformNamed } from '@pylon/contract/league-sync/connector-names';
import type { LiveEventName } from '@pylon/contract/live/live-events';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLiveEvents } from '../../api/use-live-events.ts';
import { useUser } from '../../api/use-user.ts';
import { InformationStep } from './wizard/InformationStep.tsx';
import { SelectionStep } from './wizard/SelectionStep.tsx';
import { SourceStep } from './wizard/SourceStep.tsx';
import { SyncInProgress } from './wizard/SyncInProgress.tsx';
import { WizardHeader } from './wizard/WizardHeader.tsx';
import type { WizardPlace } from './wizard/wizard-place.ts';
import { placeBeforeLeagues, placeOf } from './wizard/wizard-steps.ts';
import { WizardWayContext } from './wizard/wizard-way.ts';

export interface SyncTabProps {
  /** Closes the dialog that the tab stands in. */
  readonly onClose: () => void;
}

/** The wizard in a dialog: the same steps, which are no addresses there. */
export function SyncTab({ onClose }: SyncTabProps) {
  const user = useUser();
  const [place, setPlace] = useState<WizardPlace>({});
  const [isSynced, setIsSynced] = useState(false);
  const way = useMemo(() => ({ go: setPlace, close: onClose }), [onClose]);
  const platform = (user && place.connector && platformNamed(place.connector)) || null;
  const handleSynced = () => setIsSynced(true);
  return (
    <WizardWayContext value={way}>
      <div className="flex flex-col gap-5 px-4 py-5 md:px-6">
        {user && <LiveScorings />}
        {platform && isSynced ? (
          <SyncInProgress platform={platform} />
        ) : !platform ? (
          <>
            <WizardHeader step="source" onBack={() => {}} />
            <SourceStep />
          </>
        ) : place.account === undefined ? (
          <>
            <WizardHeader step="information" onBack={() => setPlace({})} />
            <InformationStep
              key={platform}
              platform={platform}
              onConnected={(account) => setPlace(placeOf(platform, account))}
              onSynced={handleSynced}
            />
          </>
        ) : (
          <>
            <WizardHeader step="selection" onBack={() => setPlace(placeBeforeLeagues(platform))} />
            <SelectionStep key={place.account} platform={platform} accountId={place.account} onSynced={handleSynced} />
          </>
        )}
      </div>
    </WizardWayContext>
  );
}

const EVENTS = ['user-league:sync'] as const satisfies readonly LiveEventName[];

/** The scoring of a league that was read stands in the drop down at once. */
function LiveScorings() {
  const queries = useQueryClient();
  const reload = () => void queries.invalidateQueries({ queryKey: ['listScoringSystems'] });
  useLiveEvents({ events: EVENTS, onEvent: reload, onGap: reload });
  return null;
}

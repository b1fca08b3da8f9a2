import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import type { Kit } from '../../api/kit-store.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ScoringPicker } from '../../widgets/scoring/ScoringPicker.tsx';
import { DEFAULT_SCORING } from '../../widgets/table/table-search.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { useTableSearch } from '../../widgets/table/use-table-search.ts';
import { KitDate } from './KitDate.tsx';
import { isOld } from './kit-age.ts';
import { useIsOnline } from './use-is-online.ts';
import { useKeeping } from './use-keeping.ts';
import { useNow } from './use-now.ts';

export interface KeepKitProps {
  /** The kit that is kept; null when there is none. */
  readonly kit: Kit | null;
  /** Called when the device has another kit, or none. */
  readonly onKept: () => Promise<void>;
}

/** Keeps a kit in the scoring that the person chooses, brings it up to date, and removes it. */
export function KeepKit({ kit, onKept }: KeepKitProps) {
  const { call } = useRouteContext({ from: '__root__' });
  const { scoringSystems } = useSuspenseQuery(answer('listScoringSystems', {})).data;
  const season = useSeason();
  const [search] = useTableSearch();
  const [chosen, setChosen] = useState(search.scoring);
  const now = useNow();
  const isOnline = useIsOnline();
  const { keep, remove, doing, failure } = useKeeping(call, kit !== null, onKept);
  const scoring = chosen ?? kit?.scoring.id ?? DEFAULT_SCORING;
  const name = scoringSystems.find(({ id }) => id === scoring)?.name ?? kit?.scoring.name ?? '';
  const keepNow = () => keep({ seasonId: season.id, scoring: { id: scoring, name } });
  const picker = (
    <ScoringPicker
      scoring={scoring}
      onChange={(next) => setChosen(next ?? DEFAULT_SCORING)}
      className="text-left md:w-48"
    />
  );
  const offline = !isOnline && (
    <p className="text-base text-muted">You are offline: it can be updated once you are not.</p>
  );
  return (
    <div className="flex flex-col gap-3">
      {failure && <ErrorState {...failure} onRetry={() => void keepNow()} />}
      {kit === null ? (
        <EmptyState
          message="No draft kit is kept on this device"
          hint="Keep one before you leave: it opens without network, and says of when it is."
          action={
            <div className="flex flex-wrap items-end justify-center gap-3">
              {picker}
              <Button kind="primary" isBusy={doing === 'keep'} onClick={() => void keepNow()}>
                Keep for offline use
              </Button>
            </div>
          }
        />
      ) : (
        <section aria-label="Kept on this device" className="flex flex-col gap-3 border-hairline border-y py-3">
          <KitDate kit={kit} now={now} />
          <div className="flex flex-wrap items-end gap-3">
            {picker}
            <Button
              kind={isOld(kit.keptAt, now) || scoring !== kit.scoring.id ? 'primary' : 'plain'}
              isBusy={doing === 'keep'}
              disabled={!isOnline}
              onClick={() => void keepNow()}
            >
              Update
            </Button>
            <Button kind="quiet" isBusy={doing === 'remove'} onClick={() => void remove()}>
              Remove from this device
            </Button>
          </div>
          {offline}
        </section>
      )}
    </div>
  );
}

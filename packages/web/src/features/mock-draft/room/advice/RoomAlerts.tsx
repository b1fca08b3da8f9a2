import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FROM_MD, useMedia } from '../../../../ui/hooks/use-media.ts';
import { NameButton } from '../../../../ui/NameButton.tsx';
import type { FreePlayer } from '../state/room-view.ts';
import type { RoomAlert } from './room-alerts.ts';
import type { Alerts } from './use-alerts.ts';

export interface RoomAlertsProps {
  readonly alerts: Alerts;
  readonly onOpen: (row: FreePlayer) => void;
}

/** What deserves a word, in one place: a list on a desktop; on a phone the first of them, the others on request. */
export function RoomAlerts({ alerts: { shown, dismiss }, onOpen }: RoomAlertsProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isDesktop = useMedia(FROM_MD);
  if (shown.length === 0) return null;
  const inSight = isDesktop || isUnfolded ? shown : shown.slice(0, 1);
  return (
    <section aria-label="Alerts" className="max-md:pb-3">
      <h2 className="pb-1 text-xl max-md:sr-only">Alerts</h2>
      <ul className="border-hairline border-t text-base">
        {inSight.map((alert) => (
          <AlertRow key={alert.id} alert={alert} onOpen={onOpen} onDismiss={() => dismiss(alert.id)}>
            {!isDesktop && alert === shown[0] && shown.length > 1 && (
              <button
                type="button"
                aria-expanded={isUnfolded}
                onClick={() => setIsUnfolded(!isUnfolded)}
                className="h-11 shrink-0 px-1 font-semibold text-muted text-sm"
              >
                {isUnfolded ? 'Fewer' : `${shown.length - 1} more`}
              </button>
            )}
          </AlertRow>
        ))}
      </ul>
    </section>
  );
}

interface AlertRowProps {
  readonly alert: RoomAlert;
  readonly onOpen: (row: FreePlayer) => void;
  readonly onDismiss: () => void;
  /** What stands beside the alert. */
  readonly children: ReactNode;
}

function AlertRow({ alert: { what, detail, row }, onOpen, onDismiss, children }: AlertRowProps) {
  return (
    <li className="flex items-center gap-2 border-hairline border-b">
      <p className="min-w-0 grow py-1.5">
        {row ? (
          <NameButton name={what} className="text-left" onClick={() => onOpen(row)} />
        ) : (
          <strong className="font-semibold">{what}</strong>
        )}
        {detail}
      </p>
      {children}
      <button
        type="button"
        aria-label={`Dismiss: ${what}`}
        onClick={onDismiss}
        className="inline-flex size-8 shrink-0 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-ink max-md:size-11"
      >
        <X aria-hidden size={16} />
      </button>
    </li>
  );
}

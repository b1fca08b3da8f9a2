import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../IconButton.tsx';
import { NO_TOASTS, type ToastKind, toasts } from './toast-store.ts';

const ICONS: Readonly<Record<ToastKind, typeof CircleCheck>> = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};
const TONES: Readonly<Record<ToastKind, string>> = { success: 'text-good', warning: 'text-caution', error: 'text-bad' };
const WORDS: Readonly<Record<ToastKind, string>> = { success: 'Done', warning: 'Note', error: 'Problem' };

/** Short messages at the foot of the window; said aloud, gone after four seconds. */
export function Toasts() {
  const messages = useSyncExternalStore(toasts.subscribe, toasts.read, () => NO_TOASTS);
  return (
    <section
      aria-label="Messages"
      aria-live="polite"
      className="no-print fixed inset-x-4 bottom-20 z-60 flex flex-col items-center gap-2 md:bottom-6"
    >
      {messages.map(({ id, kind, text, action }) => {
        const Icon = ICONS[kind];
        return (
          <div
            key={id}
            className="appear flex w-full max-w-md items-center gap-3 rounded-md border border-edge bg-surface py-1 pr-1 pl-4 text-base shadow-xl"
          >
            <Icon aria-hidden size={18} className={TONES[kind]} />
            <span className="grow py-2">
              <span className="sr-only">{WORDS[kind]}: </span>
              {text}
            </span>
            {action && (
              <button
                type="button"
                className="h-10 px-2 font-semibold text-accent"
                onClick={() => {
                  action.run();
                  toasts.close(id);
                }}
              >
                {action.label}
              </button>
            )}
            <IconButton label="Close message" icon={<X aria-hidden size={16} />} onClick={() => toasts.close(id)} />
          </div>
        );
      })}
    </section>
  );
}

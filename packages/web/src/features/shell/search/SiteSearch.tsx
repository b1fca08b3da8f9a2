import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

const SiteSearchDialog = lazy(() =>
  import('./SiteSearchDialog.tsx').then((module) => ({ default: module.SiteSearchDialog })),
);

const isInField = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * Opens the search for any player or page; '/' does too, and Ctrl or Command with K everywhere. Who types on at once,
 * before the search has come, finds the letters in it.
 */
export function SiteSearch() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const open = () => {
    setTyped('');
    setWasOpened(true);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.metaKey || event.ctrlKey;
    if (isCommand ? event.key.toLowerCase() !== 'k' : event.key !== '/' || isInField(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={open}
        aria-keyshortcuts="/ Control+K Meta+K"
        className="inline-flex h-9 items-center gap-2 rounded-md px-2 text-muted transition-colors hover:bg-raised hover:text-ink max-md:size-11 max-md:justify-center lg:border lg:border-edge lg:pl-3"
      >
        <Search aria-hidden size={18} />
        <span className="whitespace-nowrap text-base max-lg:sr-only">Search</span>
        <kbd aria-hidden className="rounded-sm border border-hairline px-1.5 font-sans text-xs max-lg:hidden">
          /
        </kbd>
      </button>
      {wasOpened && (
        <Suspense fallback={isOpen && <Typing onText={setTyped} onClose={close} />}>
          <SiteSearchDialog isOpen={isOpen} typedBefore={typed} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

interface TypingProps {
  readonly onText: (change: (text: string) => string) => void;
  readonly onClose: () => void;
}

/** Stands in for the search while it loads, and takes typed letters, so that they reach nothing on the page below. */
function Typing({ onText, onClose }: TypingProps) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isInField(event) || event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Backspace') onText((text) => text.slice(0, -1));
    else if (event.key.length === 1) onText((text) => text + event.key);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  });
  useLayoutEffect(() => {
    const take = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, []);
  return null;
}

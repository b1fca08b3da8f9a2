import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';

const PlayerSearchDialog = lazy(() =>
  import('./PlayerSearchDialog.tsx').then((module) => ({ default: module.PlayerSearchDialog })),
);

/** Opens the search for any player; '/' does too. */
export function PlayerSearch() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || isTyping || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      setWasOpened(true);
      setIsOpen(true);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={open}
        aria-keyshortcuts="/"
        className="inline-flex h-9 items-center gap-2 rounded-md px-2 text-muted transition-colors hover:bg-raised hover:text-ink max-md:size-11 max-md:justify-center lg:border lg:border-edge lg:pl-3"
      >
        <Search aria-hidden size={18} />
        <span className="whitespace-nowrap text-base max-lg:sr-only">Find a player</span>
        <kbd aria-hidden className="rounded-sm border border-hairline px-1.5 font-sans text-xs max-lg:hidden">
          /
        </kbd>
      </button>
      {wasOpened && (
        <Suspense>
          <PlayerSearchDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

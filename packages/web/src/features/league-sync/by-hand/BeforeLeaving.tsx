import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';

interface BeforeLeavingProps {
  /** Whether anything would be lost. */
  readonly isBegun: boolean;
}

/** Asks before what was written down is left for another page; before a reload the browser asks in its own words. */
export function BeforeLeaving({ isBegun }: BeforeLeavingProps) {
  const { history } = useRouter();
  const [leaving, setLeaving] = useState<{ readonly decide: (stays: boolean) => void } | null>(null);
  // By the history itself: the router's own hook would weigh on every page.
  useEffect(() => {
    if (!isBegun) return;
    return history.block({
      blockerFn: async ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname &&
        new Promise<boolean>((decide) => setLeaving({ decide })).finally(() => setLeaving(null)),
    });
  }, [history, isBegun]);
  return (
    <ConfirmDialog
      title="Leave without saving?"
      text="What you wrote down here is not kept yet."
      action="Leave"
      otherwise="Keep editing"
      isOpen={leaving !== null}
      onConfirm={() => leaving?.decide(false)}
      onClose={() => leaving?.decide(true)}
    />
  );
}

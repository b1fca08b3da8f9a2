import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ApiFailure } from '../../../api/failure.ts';

const ProofDialog = lazy(() => import('./ProofDialog.tsx').then((module) => ({ default: module.ProofDialog })));

/** Asks a person for a proof of identity when the server demands one. */
export interface Proof {
  /** Runs an action; when it needs a proof, asks for the proof and runs it again. null when the person cancelled. */
  withProof<T>(act: () => Promise<T>): Promise<T | null>;
  /** Where the page draws the question. */
  readonly dialog: ReactNode;
}

export function useProof(): Proof {
  const [asked, setAsked] = useState<((isProved: boolean) => void) | null>(null);
  const dialog = asked && (
    <Suspense>
      <ProofDialog onProved={() => asked(true)} onClose={() => asked(false)} />
    </Suspense>
  );
  return {
    dialog,
    async withProof(act) {
      try {
        return await act();
      } catch (failure) {
        if (!(failure instanceof ApiFailure && failure.code === 'proof-required')) throw failure;
      }
      const { promise, resolve } = Promise.withResolvers<boolean>();
      setAsked(() => resolve);
      const isProved = await promise;
      setAsked(null);
      return isProved ? act() : null;
    },
  };
}

import { type ReactNode, useState } from 'react';
import { ApiFailure } from '../../../api/failure.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const ProofDialog = lazyPart(() => import('./ProofDialog.tsx'), 'ProofDialog');

/** Asks a person for a proof of identity when the server demands one. */
export interface Proof {
  /** Runs an action; when it needs a proof, asks for the proof and runs it again. null when the person cancelled. */
  withProof<T>(act: () => Promise<T>): Promise<T | null>;
  /** Where the page draws the question. */
  readonly dialog: ReactNode;
}

export function useProof(): Proof {
  const [asked, setAsked] = useState<((isProved: boolean) => void) | null>(null);
  const dialog = asked && <ProofDialog onProved={() => asked(true)} onClose={() => asked(false)} />;
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

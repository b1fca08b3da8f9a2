import { useEffect, useState } from 'react';

/**
 * A part of the program that is loaded once it is wanted, and kept from then on.
 *
 * @param load a function at module level with the dynamic import
 * @returns null until it is there
 */
export function useModule<M>(load: () => Promise<M>, isWanted: boolean): M | null {
  const [module, setModule] = useState<M | null>(null);
  const isMissing = module === null && isWanted;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    // Without the part the page stays as it is; the part is asked for again the next time it is wanted.
    load().then(
      (loaded) => isGone || setModule(() => loaded),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [load, isMissing]);
  return module;
}

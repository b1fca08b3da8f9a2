import { useEffect } from 'react';
import { doEarlyActs } from '../early-acts.ts';

/** Does what a person did in this part of the page while the part was only drawn, once it is awake. */
export function useEarlyActs(): void {
  useEffect(() => void doEarlyActs(), []);
}

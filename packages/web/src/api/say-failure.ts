import { toasts } from '../ui/states/toast-store.ts';
import { failureWords } from './failure.ts';

/** Tells what failed in a toast: what asked for it is still there, to be tried again. */
export const sayFailure = (failure: unknown): void => toasts.show('error', failureWords(failure).text);

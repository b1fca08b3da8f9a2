import { useRouteContext } from '@tanstack/react-router';
import type { Call } from './call.ts';

/** Calls that change something. */
export const useCall = (): Call => useRouteContext({ from: '__root__' }).call;

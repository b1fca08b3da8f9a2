import type { EndpointsOf } from '../endpoint.ts';
import type { COMING_SOON_CALLS } from './coming-soon.calls.ts';
import { getComingSoon, listComingSoon } from './coming-soon.ts';

export const comingSoonApi = { listComingSoon, getComingSoon } as const satisfies EndpointsOf<typeof COMING_SOON_CALLS>;

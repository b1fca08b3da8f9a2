import type { EndpointsOf } from '../endpoint.ts';
import type { SPONSORS_CALLS } from './sponsors.calls.ts';
import { getSponsors } from './sponsors.ts';

export const sponsorsApi = { getSponsors } as const satisfies EndpointsOf<typeof SPONSORS_CALLS>;

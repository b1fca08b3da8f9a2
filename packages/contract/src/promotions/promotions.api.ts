import type { EndpointsOf } from '../endpoint.ts';
import type { PROMOTIONS_CALLS } from './promotions.calls.ts';
import { getPromotion } from './promotions.ts';

export const promotionsApi = {
  getPromotion,
} as const satisfies EndpointsOf<typeof PROMOTIONS_CALLS>;

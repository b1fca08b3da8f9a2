import type { EndpointsOf } from '../endpoint.ts';
import type { OPERATOR_CALLS } from './operator.calls.ts';
import { getOperatorView } from './operator-view.ts';

export const operatorApi = { getOperatorView } as const satisfies EndpointsOf<typeof OPERATOR_CALLS>;

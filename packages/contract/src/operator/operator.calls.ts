import type { CallAddresses } from '../call-address.ts';

export const OPERATOR_CALLS = {
  getOperatorView: { method: 'GET', path: '/operator/view' },
} as const satisfies CallAddresses;

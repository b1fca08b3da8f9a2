import type { EndpointsOf } from '../endpoint.ts';
import { getFaq } from './faq.ts';
import type { HELP_CALLS } from './help.calls.ts';
import { getSupportConversation, sendSupportMessage } from './support.ts';

export const helpApi = {
  getSupportConversation,
  sendSupportMessage,
  getFaq,
} as const satisfies EndpointsOf<typeof HELP_CALLS>;

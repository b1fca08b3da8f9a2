import type { CallAddresses } from '../call-address.ts';

export const HELP_CALLS = {
  getSupportConversation: { method: 'GET', path: '/support/conversation' },
  sendSupportMessage: { method: 'POST', path: '/support/messages' },
  getFaq: { method: 'GET', path: '/content/faq' },
} as const satisfies CallAddresses;

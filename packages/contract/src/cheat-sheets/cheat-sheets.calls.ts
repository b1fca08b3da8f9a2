import type { CallAddresses } from '../call-address.ts';

export const CHEAT_SHEETS_CALLS = {
  getCheatSheets: { method: 'GET', path: '/datatables/cheatsheets' },
} as const satisfies CallAddresses;

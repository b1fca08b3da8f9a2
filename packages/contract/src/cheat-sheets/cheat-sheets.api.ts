import type { EndpointsOf } from '../endpoint.ts';
import type { CHEAT_SHEETS_CALLS } from './cheat-sheets.calls.ts';
import { getCheatSheets } from './cheat-sheets.ts';

export const cheatSheetsApi = {
  getCheatSheets,
} as const satisfies EndpointsOf<typeof CHEAT_SHEETS_CALLS>;

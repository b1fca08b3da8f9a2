import type { EndpointsOf } from '../endpoint.ts';
import type { TEAM_PAGE_CALLS } from './team-page.calls.ts';
import { getTeamPage } from './team-page.ts';

export const teamPageApi = {
  getTeamPage,
} as const satisfies EndpointsOf<typeof TEAM_PAGE_CALLS>;

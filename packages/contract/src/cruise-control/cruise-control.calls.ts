import type { CallAddresses } from '../call-address.ts';

export const CRUISE_CONTROL_CALLS = {
  getCruiseControl: { method: 'GET', path: '/cruise-control' },
  updateCruiseControl: { method: 'PUT', path: '/cruise-control/:userLeagueId' },
  vetoCruiseChange: { method: 'POST', path: '/cruise-control/:userLeagueId/veto' },
  undoCruiseChange: { method: 'POST', path: '/cruise-control/:userLeagueId/undo' },
  cruiseControlDryRun: { method: 'GET', path: '/cruise-control/dry-run' },
} as const satisfies CallAddresses;

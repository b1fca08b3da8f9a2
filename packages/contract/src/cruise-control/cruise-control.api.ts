import type { EndpointsOf } from '../endpoint.ts';
import type { CRUISE_CONTROL_CALLS } from './cruise-control.calls.ts';
import { getCruiseControl, undoCruiseChange, updateCruiseControl, vetoCruiseChange } from './cruise-control.ts';
import { cruiseControlDryRun } from './dry-run.ts';

export const cruiseControlApi = {
  getCruiseControl,
  updateCruiseControl,
  vetoCruiseChange,
  undoCruiseChange,
  cruiseControlDryRun,
} as const satisfies EndpointsOf<typeof CRUISE_CONTROL_CALLS>;

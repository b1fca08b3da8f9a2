// What every platform is asked in the suites of all platforms.
import { cbsCases } from '../platforms/cbs/testing/cases.ts';
import { espnCases } from '../platforms/espn/testing/cases.ts';
import { ffpcCases } from '../platforms/ffpc/testing/cases.ts';
import { fleaflickerCases } from '../platforms/fleaflicker/testing/cases.ts';
import { guillotineCases } from '../platforms/guillotine/testing/cases.ts';
import { mflCases } from '../platforms/mfl/testing/cases.ts';
import { nflCases } from '../platforms/nfl/testing/cases.ts';
import { rtsportsCases } from '../platforms/rtsports/testing/cases.ts';
import { sleeperCases } from '../platforms/sleeper/testing/cases.ts';
import { templateCases } from '../platforms/template/testing/cases.ts';
import { yahooCases } from '../platforms/yahoo/testing/cases.ts';
import type { KnownPlatformId } from '../platforms.ts';
import type { ConformanceCase, PlatformCases } from './conformance-case.ts';

export const CASES: Readonly<Record<KnownPlatformId, PlatformCases>> = {
  template: templateCases,
  sleeper: sleeperCases,
  espn: espnCases,
  yahoo: yahooCases,
  mfl: mflCases,
  fleaflicker: fleaflickerCases,
  cbs: cbsCases,
  ffpc: ffpcCases,
  guillotine: guillotineCases,
  nfl: nflCases,
  rtsports: rtsportsCases,
};

/** The invented case of a platform, with the season before. */
export const inventedOf = (id: KnownPlatformId): ConformanceCase => {
  const { invented, earlier } = CASES[id];
  return { ...invented, answers: { ...invented.answers, ...earlier } };
};

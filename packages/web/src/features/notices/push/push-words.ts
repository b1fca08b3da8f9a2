import { BRAND } from '@pylon/contract/brand';
import type { PushProblem } from '@pylon/contract/notices/push-rules';
import type { PushSupport } from './push-support.ts';

/** Why this browser cannot be switched on, and what to do about it. */
export const SUPPORT_WORDS: Readonly<Record<Exclude<PushSupport, 'possible'>, string>> = {
  denied: `This browser blocks notifications of ${BRAND.name}. Allow them in its settings for this site, which open beside the address, then come back here.`,
  'install-first': `On an iPhone or iPad push comes to the installed app alone. Press Share, then “Add to Home Screen”, and open ${BRAND.name} from there.`,
  none: 'This browser has no push. The mails come all the same.',
};

export const PROBLEM_WORDS: Readonly<Record<PushProblem, string>> = {
  refused: 'Its push service refused the last one. Switch it off and on again there.',
  gone: 'Its push service does not know it any more. Switch it on again there.',
  busy: 'Its push service had no room for the last one.',
  unreachable: 'Its push service was not reached.',
  'not-public': 'Its push service is not on the internet.',
  'day-full': 'It had as many as a day has; the rest was left out.',
};

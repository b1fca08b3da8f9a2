import type { UpdateQueueOptions } from 'pg-boss';
import type { JobSettings } from './define-job.ts';

const LONGEST_SECONDS = 300;
/** A process that has not been heard of for so long is dead, and its jobs are another's. */
const HEARTBEAT_SECONDS = 60;
const DAY_SECONDS = 86_400;
/** Days that ended jobs stay to be seen; what comes round by itself is soon seen again. */
const DAYS_KEPT = { scheduled: 1, sent: 7 };

/** How the database keeps a job's queue. */
export const queueSettings = ({
  retry,
  every,
  longestSeconds = LONGEST_SECONDS,
  heartbeatSeconds = HEARTBEAT_SECONDS,
}: JobSettings) =>
  ({
    retryLimit: retry.times,
    retryDelay: retry.firstPauseSeconds,
    retryBackoff: true,
    ...(retry.longestPauseSeconds !== undefined && { retryDelayMax: retry.longestPauseSeconds }),
    expireInSeconds: longestSeconds,
    heartbeatSeconds,
    deleteAfterSeconds: DAY_SECONDS * (every === undefined ? DAYS_KEPT.sent : DAYS_KEPT.scheduled),
    notify: true,
  }) satisfies UpdateQueueOptions & { heartbeatSeconds: number; retryDelayMax?: number };

/** 'exclusive': one waits or runs, for each key. A queue keeps the policy that it was made with. */
export const queuePolicy = ({ isAlone = false }: JobSettings) => (isAlone ? 'exclusive' : 'standard');

// What an operator should look at first: a line for each thing that is not as it should be.
import type { OperatorView } from '@pylon/contract/operator/operator-view';
import { many } from '../../widgets/player/display.ts';
import { duration, secondsBetween } from './ages.ts';
import { platformName } from './operator-words.ts';

/** A process says every 15 seconds that it is there. */
const SILENT_SECONDS = 60;
/** A job that is due waits seconds; one that waits so long is carried out by nobody. */
const LATE_SECONDS = 15 * 60;
/** Of readings of leagues, so many are enough to say that a platform fails. */
const ENOUGH_READINGS = 5;

export interface Attention {
  readonly key: string;
  readonly text: string;
  /** What an operator does about it. */
  readonly toDo: string;
}

/** Whether nothing was heard of a process for too long. */
export const isSilent = ({ secondsSinceSeen }: OperatorView['processes'][number]): boolean =>
  secondsSinceSeen > SILENT_SECONDS;

export function attention(view: OperatorView): readonly Attention[] {
  const { at, jobs, syncs, data, errors, processes } = view;
  const found: Attention[] = [];
  for (const process of processes.filter(isSilent))
    found.push({
      key: `process ${process.id}`,
      text: `Process ${process.id.slice(0, 8)} has not been heard of for ${duration(process.secondsSinceSeen)}.`,
      toDo: 'It ended without saying so: look at its log, and start it again.',
    });
  const lately = errors.filter(({ hour }) => secondsBetween(hour, at) < 3_600);
  const faults = lately.reduce((sum, { count }) => sum + count, 0);
  if (faults > 0)
    found.push({
      key: 'errors',
      text: `${many(faults, 'fault')} in this hour.`,
      toDo: 'Where stands below under Faults; why stands in the log.',
    });
  if (data.asOf === null)
    found.push({ key: 'data', text: 'There are no data yet.', toDo: 'npm run almanac -- sync reads them.' });
  else if (data.origin === null || data.origin.startsWith('sample'))
    found.push({
      key: 'data',
      text: 'The season is invented.',
      toDo: 'Let the machine reach the open sources, and set PYLON_ALMANAC=live.',
    });
  else if (data.isStale)
    found.push({ key: 'data', text: `The data are of ${data.asOf}.`, toDo: 'npm run almanac -- sync asks again.' });
  const failing = [...new Set(data.sources.filter(({ state }) => state === 'fails').map(({ source }) => source))];
  if (failing.length > 0)
    found.push({
      key: 'sources',
      text: `${failing.join(', ')} ${failing.length === 1 ? 'does not answer as it should' : 'do not answer as they should'}.`,
      toDo: 'What they said before stays; what is wrong stands below under Data.',
    });
  for (const { platform, ok, failed } of syncs)
    if (ok + failed >= ENOUGH_READINGS && failed > ok)
      found.push({
        key: `platform ${platform}`,
        text: `${platformName(platform)}: ${failed} of ${ok + failed} readings of leagues failed.`,
        toDo: 'What mostly went wrong stands below under Leagues.',
      });
  for (const { name, failed, waitsSince } of jobs) {
    if (failed > 0)
      found.push({
        key: `failed ${name}`,
        text: `${many(failed, 'job')} of ${name} ${failed === 1 ? 'was' : 'were'} given up.`,
        toDo: 'npm run pylon -- jobs says why, and jobs retry <id> tries again.',
      });
    const waits = waitsSince === null ? 0 : secondsBetween(waitsSince, at);
    if (waits > LATE_SECONDS)
      found.push({
        key: `waits ${name}`,
        text: `A job of ${name} has been due for ${duration(waits)}.`,
        toDo: 'Look whether a process is there that carries jobs out.',
      });
  }
  return found;
}

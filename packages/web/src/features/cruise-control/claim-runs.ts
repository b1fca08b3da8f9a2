// When a league runs its claims, in words and by the clock of whoever reads them.
import { BRAND } from '@pylon/contract/brand';
import type { Locked } from '@pylon/contract/plans/tiers';
import { hourWords } from '../../ui/hour-words.ts';
import { type CruiseState, WEEKDAY_WORDS } from './cruise-words.ts';

type Claims = Exclude<CruiseState['claims'], Locked>;
type Run = Claims['runs'][number];
type Said = Pick<CruiseState['rules']['claims'], 'runsOn' | 'runsAtHour'>;

const WEEK_LENGTH = 7;

/** A run by a clock: the hour is null where the day alone is told, which is then the platform's. */
interface OwnRun {
  readonly runsOn: Said['runsOn'];
  readonly runsAtHour: number | null;
}

function ownRun({ day, nextAt }: Run, timeZone: string): OwnRun {
  if (nextAt === null) return { runsOn: day, runsAtHour: null };
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, weekday: 'long', hour: 'numeric', hourCycle: 'h23' },
  }).formatToParts(new Date(nextAt));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const name = of('weekday').toLowerCase();
  // The cast: Intl names the seven days in English.
  return { runsOn: name as Said['runsOn'], runsAtHour: Number(of('hour')) };
}

/** What rules begin with, by the platform's word; nothing where it says nothing. */
export function firstRun(runs: readonly Run[], timeZone: string): Partial<Said> {
  const [first] = runs.map((run) => ownRun(run, timeZone));
  if (!first) return {};
  const { runsOn, runsAtHour } = first;
  return runsAtHour === null ? { runsOn } : { runsOn, runsAtHour };
}

/**
 * Who says when claims are run, and what follows from it.
 *
 * @example runsWords(told, espn, 'America/New_York') // → 'ESPN says that your league runs its claims on Wednesday and
 *   Sunday at 11 AM your time. …'
 */
export function runsWords(
  { waiverMode, runs }: Pick<Claims, 'waiverMode'> & { readonly runs: readonly Run[] },
  { name }: Pick<CruiseState['platform'], 'name'>,
  timeZone: string,
): string {
  const does = waiverMode === 'NONE' ? 'lets free agents be picked up' : 'runs its claims';
  const late = 'and a wrong hour makes them late';
  if (runs.length === 0)
    return `${BRAND.name} does not know when your league ${does}, so it is you who says it: claims are told before the hour that you choose here, ${late}.`;
  const own = runs.map((run) => ownRun(run, timeZone));
  const hours = new Set(own.map(({ runsAtHour }) => runsAtHour));
  const [hour = null] = hours;
  const days = dayWords(own);
  if (hours.size === 1 && hour === null)
    return `${name} says that your league ${does} ${days}, and not at what hour: that is for you to say. Claims are told before the day and the hour that you choose here, ${late}.`;
  const when =
    hours.size === 1 && hour !== null
      ? `${days} at ${hourWords(hour)} your time`
      : `on ${list(own.map(dayAndHour))} your time`;
  return `${name} says that your league ${does} ${when}. Claims are told once a week, before the day and the hour that you choose here, ${late}.`;
}

const dayWords = (runs: readonly OwnRun[]): string => {
  const days = [...new Set(runs.map(({ runsOn }) => runsOn))];
  return days.length === WEEK_LENGTH ? 'every day' : `on ${list(days.map((day) => WEEKDAY_WORDS[day]))}`;
};

const dayAndHour = ({ runsOn, runsAtHour }: OwnRun): string =>
  `${WEEKDAY_WORDS[runsOn]}${runsAtHour === null ? '' : ` at ${hourWords(runsAtHour)}`}`;

const list = (words: readonly string[]): string => new Intl.ListFormat('en-US').format(words);

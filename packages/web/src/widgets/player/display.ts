import { hoursBehindUtc } from '@pylon/engine/vocabulary/eastern-time';

/** Stands for a number that nobody knows. */
export const NONE = '–';

const isNumber = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value);

/** U+2212, as wide as a plus. */
const MINUS = '−';
const withMinus = (text: string) => text.replace('-', MINUS);

const grouped = (text: string) => text.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/**
 * A number with as many decimals as mean something; '–' when there is none.
 * @example decimal(1234.56, 1) // → '1,234.6'
 * @source docs/sources.md "Display"
 */
export function decimal(value: number | null | undefined, decimals = 0): string {
  if (!isNumber(value)) return NONE;
  const [whole = '', part] = value.toFixed(decimals).split('.');
  const text = part === undefined ? grouped(whole) : `${grouped(whole)}.${part}`;
  return Number(value.toFixed(decimals)) === 0 ? text.replace('-', '') : withMinus(text);
}

/** A difference: '+' when above zero. @example signed(-2.25, 1) // → '−2.3' */
export function signed(value: number | null | undefined, decimals = 1): string {
  if (!isNumber(value)) return NONE;
  const text = decimal(value, decimals);
  return Number(value.toFixed(decimals)) > 0 ? `+${text}` : text;
}

/** Whole dollars; '–' for nothing. @example money(1200) // → '$1,200' */
export const money = (value: number | null | undefined): string =>
  isNumber(value) && value > 0 ? `$${decimal(value)}` : NONE;

/** A share of 100 with one decimal. @example percent(62.5) // → '62.5%' */
export const percent = (value: number | null | undefined): string => (isNumber(value) ? `${decimal(value, 1)}%` : NONE);

/** A chance from 0 to 1 in whole percents; '<1%' and '>99%' where rounding would claim certainty. */
export function odds(chance: number | null | undefined): string {
  if (!isNumber(chance)) return NONE;
  if (chance > 0 && chance < 0.01) return '<1%';
  if (chance < 1 && chance > 0.99) return '>99%';
  return `${Math.round(chance * 100)}%`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAY = /20(\d\d)-(\d\d)-(\d\d)/;

/**
 * A day in words, from any text with a 20YY-MM-DD in it; '–' for anything else.
 * @example day('2026-08-21') // → 'Aug 21, 2026'
 */
export function day(text: string | null | undefined): string {
  const found = DAY.exec(text ?? '');
  const month = MONTHS[Number(found?.[2]) - 1];
  return found && month ? `${month} ${Number(found[3])}, 20${found[1]}` : NONE;
}

/**
 * A moment where the person is, so that what happened on one day can be told apart.
 * @example moment('2026-08-21T10:04:00Z') // → 'Aug 21, 2026, 10:04 AM'
 */
export const moment = (text: string): string =>
  new Date(text).toLocaleString('en-US', {
    ...{ year: 'numeric', month: 'short', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit' },
  });

/** Play-off weeks by number. @source docs/sources.md "Display" */
const PLAYOFF_WEEKS: Readonly<Record<number, string>> = {
  19: 'Wild Card Round',
  20: 'Divisional Round',
  21: 'Conference Championship',
  22: 'Super Bowl',
};

/** The same in letters, for a chart and for tables on a phone. */
export const PLAYOFF_LETTERS: Readonly<Record<number, string>> = { 19: 'WC', 20: 'DIV', 21: 'CON', 22: 'SB' };

/** @example weekLabel(-1, 2026) // → '2026 Season' */
export const weekLabel = (week: number, year: number): string =>
  week === -1 ? `${year} Season` : (PLAYOFF_WEEKS[week] ?? `Week ${week}`);

/** First initial and last name. @example shortName('Amon-Ra', 'St. Brown') // → 'A. St. Brown' */
export const shortName = (firstName: string, lastName: string): string =>
  firstName === '' ? lastName : `${firstName.slice(0, 1)}. ${lastName}`;

/** At most two letters for a drawn portrait. @example initials('Amon-Ra St. Brown') // → 'AB' */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !/^(jr|sr|i{2,3}|iv)\.?$/i.test(word));
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${first.slice(0, 1)}${last.slice(0, 1)}`.toUpperCase();
}

/** Feet and inches. @example height(74) // → '6′2″' */
export const height = (inches: number | null): string =>
  inches === null ? NONE : `${Math.floor(inches / 12)}′${inches % 12}″`;

const HOUR_MS = 3_600_000;

/** @example kickoff({ kickoff: '2026-09-13T17:00:00Z', isHome: false, opponent: 'SEA' }) // → 'Sun 1 PM @ SEA' */
export function kickoff(game: {
  readonly kickoff: string;
  readonly isHome: boolean;
  readonly opponent: string;
}): string {
  const side = `${game.isHome ? 'vs' : '@'} ${game.opponent}`;
  const time = kickoffTime(game.kickoff);
  return time === '' ? side : `${time} ${side}`;
}

/**
 * In Eastern time, as the league speaks; '' for no time.
 * @example kickoffTime('2026-09-13T17:00:00Z') // → 'Sun 1 PM'
 */
export function kickoffTime(text: string): string {
  const atMs = Date.parse(text);
  if (Number.isNaN(atMs)) return '';
  const there = new Date(atMs - hoursBehindUtc(atMs) * HOUR_MS);
  const [weekday] = there.toUTCString().split(',');
  const hour = there.getUTCHours();
  const minutes = there.toISOString().slice(13, 16).replace(':00', '');
  return `${weekday} ${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * @example finalScore({ own: 24, opponent: 17 }, 'SEA') // → 'Final W 24-17 vs SEA'
 * @source docs/sources.md "Display"
 */
export const finalScore = (
  score: { readonly own: number; readonly opponent: number },
  opponent: string | null,
): string => `Final ${score.own > score.opponent ? 'W' : 'L'} ${score.own}-${score.opponent} vs ${opponent ?? '???'}`;

/** A number of things. @example many(1, 'pick') // → '1 pick' */
export const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

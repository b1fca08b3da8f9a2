// Which recorded answer is the one to a question. Recorders wrote the same question in other ways than we ask it: with
// parameters in another order, with some that change nothing, without a league that the folder names.

import type { KnownPlatformId } from '../../platforms.ts';

/** A recorded answer, by what was asked. */
export interface RecordedRequest {
  /** In the folder of recordings. */
  readonly file: string;
  readonly platform: KnownPlatformId;
  readonly address: URL;
  /** The league that address or folder names; null when neither does. */
  readonly leagueId: string | null;
  readonly season: number | null;
}

const LEAGUE_PARAMETERS = ['league_id', 'leagueid', 'l', 'lid'];
const SEASON_PARAMETERS = ['season', 'seasonid', 'year', 'seasonyear'];
/** Parameters that say how an answer is written, or who asks. */
const OF_FORM = [
  ...['json', 'xml', 'format', 'response_format', 'version', 'sport', 'details', 'franchise_names'],
  ...['external_id_type', 'access_token', 'xml'],
  // RTSports names who asks, whose line-ups they look at, and a number against caches.
  ...['uid', 'tm1', 'tm2', 'x'],
];
const VIEW = 'view';

const parametersOf = (address: URL): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const [name, value] of address.searchParams) {
    const key = name.toLowerCase();
    found.set(key, [...(found.get(key) ?? []), value]);
  }
  return found;
};

/** CBS is asked the same at a league's own host and at its interface's. */
const pathOf = ({ pathname }: URL): string =>
  pathname.replace(/^\/(?:api|fantasy)(?=\/league\/)/, '').replace(/\/$/, '');

/** The league that an address names; null for none. */
export function leagueIn(address: URL): string | null {
  const parameters = parametersOf(address);
  const named = LEAGUE_PARAMETERS.flatMap((name) => parameters.get(name) ?? [])[0];
  const id = named ?? /leagues?\/([\w.]*\d[\w.]*)/.exec(address.pathname)?.[1];
  return id !== undefined && /^[\w.-]{1,60}$/.test(id) ? id : null;
}

/** The season that an address names; null for none. */
export function seasonIn(address: URL): number | null {
  const parameters = parametersOf(address);
  const named = SEASON_PARAMETERS.flatMap((name) => parameters.get(name) ?? [])[0];
  const year = named ?? /\/((?:19|20)\d\d)(?=\/|$)/.exec(address.pathname)?.[1];
  return year !== undefined && /^(?:19|20)\d\d$/.test(year) ? Number(year) : null;
}

/**
 * How far a recorded question is from one that is asked.
 *
 * @returns 0 for the same, more for each difference that changes nothing; null for another question
 */
export function distanceOf(asked: URL, recorded: RecordedRequest): number | null {
  const isNarrowed = isNarrowedFrom(pathOf(asked), pathOf(recorded.address));
  const isWidened = isPartOf(asked, recorded);
  if (pathOf(asked) !== pathOf(recorded.address) && !isNarrowed && !isWidened) return null;
  const [theirs, ours] = [parametersOf(recorded.address), parametersOf(asked)];
  let distance = isWidened ? ONLY_A_PART : isNarrowed ? 1 : 0;
  for (const name of new Set([...ours.keys(), ...theirs.keys()])) {
    const [wanted, given] = [ours.get(name), theirs.get(name)];
    if (wanted && given && name === VIEW) {
      // An answer with more views holds those that are asked for.
      if (!wanted.every((view) => given.includes(view))) return null;
      distance += given.length - wanted.length;
    } else if (wanted && given) {
      if (wanted.join() !== given.join() && !OF_FORM.includes(name)) return null;
    } else {
      if (!isLeftOut(name, (wanted ?? given ?? [])[0] ?? '', recorded)) return null;
      distance++;
    }
  }
  return distance;
}

/** Whether all of something was recorded where some of it is asked for: Yahoo's moves by kind, and games by week. */
const isNarrowedFrom = (asked: string, recorded: string): boolean =>
  /\/(?:transactions;types|scoreboard;week)=[\w,]+$/.test(asked) && asked.replace(/;[^;/]*$/, '') === recorded;

/** Anything that answers a question whole is nearer. */
const ONLY_A_PART = 1_000;
const KINDS = /\/transactions;types=([\w,]+)$/;

/** Whether some of what is asked for was recorded: of Yahoo's moves, those of a kind. */
export function isPartOf(asked: URL, { address }: Pick<RecordedRequest, 'address'>): boolean {
  const kindsOf = (path: string): readonly string[] | undefined => KINDS.exec(path)?.[1]?.split(',');
  const [wanted, given] = [kindsOf(pathOf(asked)), kindsOf(pathOf(address))];
  const isSame = pathOf(asked).replace(KINDS, '') === pathOf(address).replace(KINDS, '');
  return (
    isSame && (given?.length ?? 0) < (wanted?.length ?? 0) && given?.every((kind) => wanted?.includes(kind)) === true
  );
}

/** Whether nothing changes when one of the two questions does not say a parameter. */
function isLeftOut(name: string, value: string, { leagueId, season }: RecordedRequest): boolean {
  if (OF_FORM.includes(name)) return true;
  if (LEAGUE_PARAMETERS.includes(name)) return leagueId === value;
  return SEASON_PARAMETERS.includes(name) && (season === null || String(season) === value);
}

// Asks a recorded league for everything that a platform can tell, and notes what came of each question.
import { outboundParts } from '@pylon/outbound/outbound';
import { UNPACED } from '@pylon/outbound/pace';
import type { OutsideDraftFrame } from '../../outside-draft.ts';
import type { OutsideLeague, OutsideMatchup, OutsideRoster } from '../../outside-league.ts';
import { isUnsupported, type LeagueAddress, type Platform } from '../../platform.ts';
import { PLATFORMS } from '../../platforms.ts';
import { CASES } from '../all-cases.ts';
import { faultsOf } from '../well-formed.ts';
import type { RecordedFolder, RecordedLeague } from './recorded-folder.ts';

/** The verbs about a league; those of a week are asked for each week. */
const OF_SEASON = ['tradeOffers', 'draftResult', 'keepers', 'futurePicks'] as const;
const OF_WEEK = ['rosters', 'matchups', 'transactions'] as const;
export type PartOfLeague = 'league' | 'drafts' | (typeof OF_SEASON)[number] | (typeof OF_WEEK)[number];
/** Weeks that are asked for of a league that does not say which it has. */
const ALL_WEEKS = Array.from({ length: 18 }, (_, index) => index + 1);

/** What came of a question. */
export interface Told {
  readonly part: PartOfLeague;
  /** null for what is no week's. */
  readonly week: number | null;
  /** How many things were read; null when nothing was. */
  readonly count: number | null;
  /** Why nothing was read; null when something was. */
  readonly why: string | null;
  /** Addresses that nothing was recorded of. */
  readonly unrecorded: readonly string[];
  /** Addresses of answers that hold a part of what was asked for. */
  readonly partly: readonly string[];
  /** What must not be: an exception, something ill formed, something half read that nobody says. */
  readonly faults: readonly string[];
}

/** A league with all that came of it. */
export interface AskedLeague {
  readonly of: RecordedLeague;
  /** null when it could not be read. */
  readonly league: OutsideLeague | null;
  readonly told: readonly Told[];
  readonly rosters: ReadonlyMap<number, readonly OutsideRoster[]>;
  readonly matchups: ReadonlyMap<number, readonly OutsideMatchup[]>;
  /** Answers that were given, by address. */
  readonly answers: ReadonlyMap<string, string>;
}

/** Asks for everything. */
export async function askLeague(folder: RecordedFolder, of: RecordedLeague): Promise<AskedLeague> {
  const { account } = CASES[of.platform].invented;
  // A league of which nobody says the season is asked for as one of this year.
  const season = of.season ?? new Date().getUTCFullYear();
  const address: LeagueAddress = { platformLeagueId: of.platformLeagueId, season, account };
  const answers = new Map<string, string>();
  let given = new Set<string>();
  let unrecorded = new Set<string>();
  let partly = new Set<string>();
  const platform = PLATFORMS[of.platform](
    outboundParts({
      pace: UNPACED,
      wait: async () => {},
      network: async (url) => {
        const found = folder.find(url);
        if (!found) {
          unrecorded.add(url.href);
          return new Response('', { status: 404 });
        }
        given.add(url.href);
        if (found.partAt) partly.add(found.partAt.href);
        answers.set(url.href, found.text);
        return new Response(found.text);
      },
    }),
    CASES[of.platform].keys ?? {},
  );
  const told: Told[] = [];

  async function ask<T>(part: PartOfLeague, week: number | null, verb: () => Promise<unknown>): Promise<T | null> {
    [given, unrecorded, partly] = [new Set(), new Set(), new Set()];
    const note = (rest: Pick<Told, 'count' | 'why' | 'faults'>) =>
      told.push({ part, week, unrecorded: [...unrecorded], partly: [...partly], ...rest });
    try {
      const answer = (await verb()) as { ok: true; value: T } | { ok: false; reason: string }; // as every verb
      const isUnrecorded = unrecorded.size > 0 && given.size === 0;
      if (!answer.ok || (isUnrecorded && countOf(answer.value) === 0)) {
        note({ count: null, why: isUnrecorded || answer.ok ? 'not recorded' : answer.reason, faults: [] });
        return null;
      }
      const damaged = [...given].filter((href) => isDamaged(answers.get(href) ?? ''));
      const faults = [...faultsOf(part, answer.value), ...damaged.map((href) => `read though damaged: ${href}`)];
      note({ count: countOf(answer.value), why: null, faults });
      return answer.value;
    } catch (error) {
      note({ count: null, why: 'an exception', faults: [error instanceof Error ? error.message : String(error)] });
      return null;
    }
  }

  async function verbOf<T>(part: Exclude<PartOfLeague, 'drafts'>, week: number | null): Promise<T | null> {
    const verb: Platform[typeof part] = platform[part];
    if (isUnsupported(verb)) {
      told.push({ part, week, count: null, why: verb.unsupported, unrecorded: [], partly: [], faults: [] });
      return null;
    }
    return ask<T>(part, week, () =>
      (verb as (league: LeagueAddress, week?: number) => Promise<unknown>)(address, week ?? undefined),
    ); // a verb of a league
  }

  const league = await verbOf<OutsideLeague>('league', null);
  const [rosters, matchups] = [
    new Map<number, readonly OutsideRoster[]>(),
    new Map<number, readonly OutsideMatchup[]>(),
  ];
  for (const part of OF_SEASON) await verbOf(part, null);
  await followed(league);
  for (const week of league ? weeksOf(league) : ALL_WEEKS) {
    rosters.set(week, (await verbOf<readonly OutsideRoster[]>('rosters', week)) ?? []);
    matchups.set(week, (await verbOf<readonly OutsideMatchup[]>('matchups', week)) ?? []);
    await verbOf('transactions', week);
  }
  return { of, league, told: [...told, ...strangers(league, rosters, matchups)], rosters, matchups, answers };

  /** The league's draft as a person would follow it. */
  async function followed(offered: OutsideLeague | null): Promise<void> {
    const { drafts } = platform;
    if (!offered || offered.draftId === null || isUnsupported(drafts)) return;
    const frame = await ask<OutsideDraftFrame>('drafts', null, async () => {
      const read = await drafts.readFrame(offered.draftId ?? '', account);
      if (!read.ok) return read;
      const picks = await drafts.readPicks(read.value, account);
      return picks.ok ? { ok: true, value: { ...read.value, picks: picks.value } } : picks;
    });
    const seats = new Set(frame?.teams.map((_, seat) => seat));
    const strays = Object.values(frame?.seatOfRoster ?? {}).filter((seat) => !seats.has(seat));
    if (strays.length > 0)
      told.push({ ...NO_PART, part: 'drafts', faults: [`seats that the draft does not have: ${strays}`] });
  }
}

const NO_PART = { week: null, count: null, why: null, unrecorded: [], partly: [] } as const;

const weeksOf = ({ status, weeks: { first, last } }: OutsideLeague): readonly number[] =>
  status === 'pre-draft'
    ? []
    : Array.from({ length: Math.max(0, Math.min(last, 18) - first + 1) }, (_, at) => first + at);

const countOf = (value: unknown): number => {
  if (Array.isArray(value)) return value.length;
  const picks = typeof value === 'object' && value !== null && 'picks' in value ? value.picks : null;
  return Array.isArray(picks) ? picks.length : value === null ? 0 : 1;
};

/** JSON that is cut off or otherwise none. */
function isDamaged(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}

/** Teams on rosters and in games that the league does not have. */
function strangers(
  league: OutsideLeague | null,
  rosters: AskedLeague['rosters'],
  matchups: AskedLeague['matchups'],
): readonly Told[] {
  const known = new Set(league?.teams.map(({ teamId }) => teamId));
  if (known.size === 0) return [];
  const of = (part: PartOfLeague, week: number, teamIds: readonly string[]): readonly Told[] => {
    const others = teamIds.filter((id) => !known.has(id));
    return others.length === 0
      ? []
      : [{ ...NO_PART, part, week, faults: [`teams that the league does not have: ${others}`] }];
  };
  return [
    ...[...rosters].flatMap(([week, list]) =>
      of(
        'rosters',
        week,
        list.map(({ teamId }) => teamId),
      ),
    ),
    ...[...matchups].flatMap(([week, list]) =>
      of(
        'matchups',
        week,
        list.flatMap(({ teams }) => teams.flatMap((team) => team?.teamId ?? [])),
      ),
    ),
  ];
}

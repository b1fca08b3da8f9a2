// Everything that can be asked of a platform about a case, verb by verb.
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutsideDraftFrame } from '../outside-draft.ts';
import {
  type Connect,
  type DraftVerbs,
  isUnsupported,
  type LeagueAddress,
  type Platform,
  type PlatformAccount,
} from '../platform.ts';
import type { PlatformFailure } from '../platform-failure.ts';
import type { ConformanceCase } from './conformance-case.ts';

/** A question that crosses the network, and what the failure is called when the platform has nothing there. */
export interface Question {
  readonly verb: string;
  readonly nothing: PlatformFailure;
  readonly ask: (platform: Platform) => Promise<Result<unknown, PlatformFailure>>;
}

const MOST_PAST_DRAFTS = 2;

/** Whatever a case can be asked; what the platform lacks is not. */
export function questionsOf(
  platform: Platform,
  given: ConformanceCase,
  frame: OutsideDraftFrame | null,
): readonly Question[] {
  const { account, season, platformLeagueId, form } = given;
  const questions: Question[] = [];
  const week = given.weeks?.[0] ?? 1;
  const add = (verb: string, nothing: PlatformFailure, ask: Question['ask']) => questions.push({ verb, nothing, ask });
  if (form && !isUnsupported(platform.connect) && 'byForm' in platform.connect)
    add('connect', 'unknown-account', ({ connect }) => formOf(connect)(form));
  if (!isUnsupported(platform.leagues))
    add('leagues', 'unknown-account', ({ leagues }) => supported(leagues)(account, season));
  if (platformLeagueId !== null) {
    const league: LeagueAddress = { platformLeagueId, season, account };
    if (!isUnsupported(platform.league)) add('league', 'unknown-league', (asked) => supported(asked.league)(league));
    for (const verb of ['rosters', 'matchups', 'transactions'] as const) {
      if (!isUnsupported(platform[verb]))
        add(verb, 'unknown-league', (asked) => supported<(typeof asked)[typeof verb]>(asked[verb])(league, week));
    }
    for (const verb of ['tradeOffers', 'draftResult', 'keepers', 'futurePicks'] as const) {
      if (!isUnsupported(platform[verb]))
        add(verb, 'unknown-league', (asked) => supported<(typeof asked)[typeof verb]>(asked[verb])(league));
    }
    if (!isUnsupported(platform.pastDrafts))
      add('pastDrafts', 'unknown-league', (asked) => supported(asked.pastDrafts)(league, MOST_PAST_DRAFTS));
  }
  if (frame !== null) {
    add('drafts.readFrame', 'unknown-draft', ({ drafts }) => supported(drafts).readFrame(frame.draftId, account));
    add('drafts.readPicks', 'unknown-draft', ({ drafts }) => supported(drafts).readPicks(frame, account));
  }
  return questions;
}

/** How an account is connected by what is typed; throws for a platform that is connected otherwise. */
export function formOf(connect: Platform['connect']): Extract<Connect, { byForm: unknown }>['byForm'] {
  const way = supported(connect);
  if (!('byForm' in way)) throw new Error('Whoever connects this platform signs in there.');
  return way.byForm;
}

/** A verb that a platform has; throws for one that it lacks. */
export function supported<V extends object>(verb: V): Exclude<V, { unsupported: string }> {
  if (isUnsupported(verb)) throw new Error(verb.unsupported);
  return verb as Exclude<V, { unsupported: string }>; // the condition above does not narrow a type parameter
}

/** What a platform answers when all goes well. */
export async function told<T>(answer: Promise<Result<T, PlatformFailure>>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

/** The draft that a case speaks of; null without one. */
export async function frameOf(
  drafts: DraftVerbs,
  link: string | null,
  account: PlatformAccount | null = null,
): Promise<OutsideDraftFrame | null> {
  if (link === null) return null;
  const draftId = drafts.draftIdIn(link);
  if (draftId === null) throw new Error(`${link} is no draft of the platform`);
  return told(drafts.readFrame(draftId, account));
}

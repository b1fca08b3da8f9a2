import type { BestBallContest } from '@pylon/contract/best-ball/contests';
import { contentWindow, isWindowInOrder, isWithin, OUT_OF_ORDER } from '@pylon/contract/content-window';
import { outsideHref } from '@pylon/contract/outside-href';
import { EXPORT_SITES } from '@pylon/engine/best-ball/exposure-export';
import { ADP_PROVIDER_LABELS } from '@pylon/engine/vocabulary/adp-providers';
import * as z from 'zod';
import { type Shelf, shelfWith } from '../../content/file-shelf.ts';
import { contentWords, listShelf } from '../../content/list-shelf.ts';
import type { OwnTeam } from './portfolio.ts';

const whole = z.int().min(1);
const dollars = z.number().min(0);
const Round = z
  .strictObject({ lastWeek: whole.max(18), of: whole.min(2), advance: whole })
  .refine(({ of, advance }) => advance < of, { path: ['advance'], error: 'must be fewer than of' });

/** A contest as the file says it. A name that is none of these is a slip of the fingers. */
const ContestEntry = z
  .strictObject({
    site: z.enum(EXPORT_SITES),
    /** As the site's export writes it: a person's drafts are found by it. */
    name: contentWords(120),
    season: z.int().min(2000).max(2100),
    entryFeeDollars: dollars,
    entries: whole.optional(),
    mostEntries: whole.optional(),
    prizesDollars: dollars.optional(),
    firstPrizeDollars: dollars.optional(),
    draftRounds: whole.max(40).optional(),
    rounds: z.array(Round).max(6).default([]),
    href: outsideHref.optional(),
    isExample: z.boolean().default(false),
    ...contentWindow,
  })
  .refine(isWindowInOrder, OUT_OF_ORDER)
  .refine(({ rounds }) => rounds.every(({ lastWeek }, at) => lastWeek > (rounds[at - 1]?.lastWeek ?? 0)), {
    ...{ path: ['rounds'], error: 'must name their last weeks in order' },
  })
  .refine(({ prizesDollars, firstPrizeDollars }) => (firstPrizeDollars ?? 0) <= (prizesDollars ?? Number.MAX_VALUE), {
    ...{ path: ['firstPrizeDollars'], error: 'must be within prizesDollars' },
  });
type ContestEntry = z.output<typeof ContestEntry>;

export type ContestShelf = Shelf<readonly ContestEntry[]>;
export const NO_CONTESTS: ContestShelf = shelfWith([]);

/**
 * The best-ball contests of a content folder; none where it has no such file.
 *
 * @throws when the file cannot be used at the start
 */
export const contestShelf = (contentDir: string, tell: (line: string) => void): Promise<ContestShelf> =>
  listShelf({
    ...{ contentDir, name: 'best-ball-contests', list: 'contests', most: 200, what: 'Best-ball contests', tell },
    entry: () => ContestEntry,
  });

const ORDER = { open: 0, soon: 1, over: 2 } as const;

/** The contests of a season at a moment: those that can be entered, by when they close, then those that come. */
export function calendarAt(
  entries: readonly ContestEntry[],
  { season, nowMs, teams }: { readonly season: number; readonly nowMs: number; readonly teams: readonly OwnTeam[] },
): BestBallContest[] {
  const atOf = (moment: string | undefined, otherwise: number) =>
    moment === undefined ? otherwise : Date.parse(moment);
  return entries
    .filter((entry) => entry.season === season)
    .map((entry) => {
      const state = isWithin(entry, nowMs) ? 'open' : atOf(entry.from, 0) > nowMs ? 'soon' : 'over';
      return { entry, state } as const;
    })
    .sort(
      (a, b) =>
        ORDER[a.state] - ORDER[b.state] ||
        (a.state === 'soon'
          ? atOf(a.entry.from, 0) - atOf(b.entry.from, 0)
          : atOf(a.entry.until, Number.MAX_VALUE) - atOf(b.entry.until, Number.MAX_VALUE)) ||
        (b.entry.prizesDollars ?? 0) - (a.entry.prizesDollars ?? 0),
    )
    .map(({ entry, state }) => ({
      ...{ siteName: ADP_PROVIDER_LABELS[entry.site], name: entry.name, entryFeeDollars: entry.entryFeeDollars, state },
      ...{ entries: entry.entries ?? null, mostEntries: entry.mostEntries ?? null },
      ...{ prizesDollars: entry.prizesDollars ?? null, firstPrizeDollars: entry.firstPrizeDollars ?? null },
      ...{ draftRounds: entry.draftRounds ?? null, rounds: entry.rounds, href: entry.href ?? null },
      ...{ from: entry.from ?? null, until: entry.until ?? null, isExample: entry.isExample },
      drafts: teams.filter((team) => isIn(team, entry)).length,
    }));
}

/** The contest that a team is in, as the content has it. */
export const contestOfTeam = (entries: readonly ContestEntry[], team: OwnTeam, season: number) =>
  entries.find((entry) => entry.season === season && isIn(team, entry)) ?? null;

/** Contests of one name differ by their fee. */
const isIn = ({ site, tournament, entryFeeDollars }: OwnTeam, entry: ContestEntry): boolean =>
  site === entry.site &&
  tournament === entry.name &&
  (entryFeeDollars ?? entry.entryFeeDollars) === entry.entryFeeDollars;

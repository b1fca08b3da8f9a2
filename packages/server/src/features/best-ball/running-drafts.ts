// Drafts under way: which they are, when their next turn comes, and who is best there.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { listBestBallRunning } from '@pylon/contract/best-ball/running-drafts';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { isExportSite, listSiteOf } from '@pylon/engine/best-ball/draft-sites';
import { type ListedPlayer, type NextPick, nextPicks } from '@pylon/engine/best-ball/next-picks';
import { byTurn, nextTurn } from '@pylon/engine/best-ball/next-turn';
import { onceFor } from '../../almanac/edition-memo.ts';
import { byeWeekOf, toNamedEntity } from '../../wire/entity.ts';
import { seasonsAt } from '../../wire/season.ts';
import { takenSteps } from './exposure.ts';
import { SHORTEST_DRAFT, seatOf, tenthOf, toWireTeam } from './own-teams.ts';
import type { OwnTeam, Portfolio } from './portfolio.ts';
import { formatOf, siteLists } from './site-lists.ts';
import { gamesOf } from './stack-games.ts';

/** The week in which the site's tournaments are decided. */
const FINAL_WEEK = 17;

export interface RunningDraft {
  readonly team: OwnTeam;
  /** Least rounds of the whole draft. */
  readonly rounds: number;
  readonly nextPick: number;
}

/** Drafts with fewer picks than rounds, the newest first. */
export function runningDrafts(portfolio: Portfolio, now: Date): readonly RunningDraft[] {
  if (hasBegun(portfolio, now)) return [];
  const most = roundsByContest(portfolio);
  return portfolio.teams.flatMap((team) => {
    // A draft that lay here was over when it was brought.
    if (!isExportSite(team.site)) return [];
    const rounds = most.get(contestOf(team)) ?? SHORTEST_DRAFT;
    return team.picks.length < rounds ? [{ team, rounds, nextPick: pickOf(team, team.picks.length + 1) }] : [];
  });
}

/** Drafts of a season end before its first game: one that lacks picks later on was never brought again. */
const hasBegun = ({ edition, season }: Portfolio, now: Date): boolean =>
  seasonsAt(edition, now).find(({ year }) => year === season)?.status !== 'SCHEDULED';

/** The most rounds of each contest: a file does not say how many there will be, and finished teams have them all. */
export function roundsByContest({ teams }: Portfolio): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const team of teams)
    most.set(contestOf(team), Math.max(SHORTEST_DRAFT, team.picks.length, most.get(contestOf(team)) ?? 0));
  return most;
}

export const contestOf = ({ site, tournament }: OwnTeam): string => `${site} ${tournament}`;

/** The person's pick of a round: the order turns around at the end of each. */
function pickOf(team: OwnTeam, round: number): number {
  const seat = seatOf(team);
  return (round - 1) * team.draftSize + (round % 2 === 1 ? seat : team.draftSize + 1 - seat);
}

interface Advice {
  readonly best: readonly NextPick[];
  readonly list: readonly ListedPlayer[];
  /** Day of the list; null without one. */
  readonly asOf: string | null;
}

/** Says who is best in the drafts of a portfolio; made once for all of them. */
export function* adviserSteps(
  portfolio: Portfolio,
): Generator<void, (draft: RunningDraft, gone: ReadonlySet<string>) => Advice> {
  const { edition, season, teams } = portfolio;
  const drafts = new Map((yield* takenSteps(teams)).map((taken) => [taken.who.key, taken.drafts]));
  const games = gamesOf(edition, season, FINAL_WEEK);
  return ({ team, rounds, nextPick }, gone) => {
    const { asOf, list } = newestList(edition, season, team);
    const own = new Set(team.picks.map(({ who }) => who.key));
    const best = nextPicks(
      {
        own: team.picks.map(({ who }) => ({
          ...{ name: who.name, position: who.position, nflTeam: who.nflTeam },
          byeWeek: who.entityId === null ? null : byeWeekOf(edition, who.entityId, season),
        })),
        ...{ nextPick, draftSize: team.draftSize, rounds, games },
        isSuperflex: formatOf(team.tournament) === 'superflex',
        taken: new Set([...gone, ...own]),
        others: teams.length - 1,
        othersWith: (key) => (drafts.get(key) ?? 0) - Number(own.has(key)),
      },
      list,
    );
    return { best, list, asOf };
  };
}

/** The newest list of the kind of draft, by average draft position. */
export function newestList(
  edition: Edition,
  season: number,
  { site, tournament }: Pick<OwnTeam, 'site' | 'tournament'>,
): Omit<Advice, 'best'> {
  const format = formatOf(tournament);
  return onceFor(edition, `best-ball players ${season} ${site} ${format}`, () => {
    const newest = siteLists(edition, season, { provider: listSiteOf(site), format }).at(-1);
    const list = [...(newest?.adp ?? [])].map(([key, adp]) => ({
      ...{ key, adp },
      position: edition.indexes.positionOf(key, season) ?? '',
      nflTeam: edition.indexes.teamOf(key, season),
      byeWeek: byeWeekOf(edition, key, season),
    }));
    return { asOf: newest?.asOf ?? null, list: list.sort((a, b) => a.adp - b.adp) };
  });
}

type Running = AnswerOf<typeof listBestBallRunning>;

/** Drafts that are advised before whatever else waits has its turn. */
const DRAFTS_A_STEP = 10;

/** The drafts under way by their next turn. */
export function* runningAnswer(portfolio: Portfolio, now: Date, clockHours: number): Generator<void, Running> {
  const advise = yield* adviserSteps(portfolio);
  const { edition, season } = portfolio;
  const told: { readonly draft: Running['drafts'][number]; readonly turn: ReturnType<typeof nextTurn> | null }[] = [];
  for (const [index, draft] of runningDrafts(portfolio, now).entries()) {
    const { team, rounds, nextPick } = draft;
    const timed = team.picks.flatMap(({ pick, pickedAt }) =>
      pickedAt === null ? [] : [{ pick, atMs: Date.parse(pickedAt) }],
    );
    const last = timed.at(-1);
    // Without the moment of its last pick nothing is known of a draft's course.
    const turn = last && timed.length === team.picks.length ? nextTurn(timed, nextPick, clockHours) : null;
    const [best] = advise(draft, NOBODY).best;
    told.push({
      turn,
      draft: {
        ...{ team: toWireTeam(team), rounds, nextPick },
        picksBefore: Math.max(0, nextPick - (team.picks.at(-1)?.pick ?? 0) - 1),
        lastPickAt: turn && last ? momentOf(last.atMs) : null,
        hoursAPick: tenthOf(turn?.hoursAPick ?? null),
        expectedAt: turn && turn.expectedAtMs !== null ? momentOf(turn.expectedAtMs) : null,
        endsBy: turn ? momentOf(turn.endsByMs) : null,
        best: best
          ? {
              ...toNamedEntity(edition, best.player.key, season, best.player.key),
              position: best.player.position,
              warnings: best.warnings.map(({ kind }) => kind),
            }
          : null,
      },
    });
    if (index % DRAFTS_A_STEP === 0) yield;
  }
  told.sort((a, b) => (a.turn && b.turn ? byTurn(a.turn, b.turn) : Number(a.turn === null) - Number(b.turn === null)));
  return { now: now.toISOString(), drafts: told.map(({ draft }) => draft) };
}

const NOBODY: ReadonlySet<string> = new Set();
const momentOf = (ms: number): string => new Date(ms).toISOString();

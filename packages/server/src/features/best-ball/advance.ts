// How likely teams are to get on, by simulated seasons.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { listBestBallOdds } from '@pylon/contract/best-ball/advance-odds';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { chancesOfAnybody, type TeamOdds, WEEKS } from '@pylon/engine/best-ball/advance-odds';
import { isExportSite } from '@pylon/engine/best-ball/draft-sites';
import type { ListedPlayer } from '@pylon/engine/best-ball/next-picks';
import { type TournamentRound, USUAL_ROUNDS } from '@pylon/engine/best-ball/pod';
import { BEST_BALL_ODDS_RECORD } from '@pylon/engine/methods/best-ball-odds.data';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { inSlices, mapInSteps } from '../../almanac/in-slices.ts';
import { found, type Outcome } from '../../http/errors.ts';
import type { SeasonThreads } from '../../leagues/season-threads.ts';
import { Lru } from '../../lru.ts';
import type { Caller } from '../../threads/caller.ts';
import { type BestBallParts, portfolioOf } from './best-ball.service.ts';
import { toWireTeam } from './own-teams.ts';
import { type OwnTeam, type Portfolio, siteName, TEAMS_A_STEP } from './portfolio.ts';
import { contestOfTeam } from './read-contests.ts';
import { contestOf, newestList, roundsByContest } from './running-drafts.ts';
import { formatOf } from './site-lists.ts';

type OddsAnswer = AnswerOf<typeof listBestBallOdds>;

/** Odds that were computed from an edition, kept as long as it is. */
const byEdition = new WeakMap<Edition, Lru<TeamOdds>>();
const MOST_KEPT = 20_000;

function keptOdds(edition: Edition): Lru<TeamOdds> {
  const kept = byEdition.get(edition) ?? new Lru(MOST_KEPT);
  byEdition.set(edition, kept);
  return kept;
}

/** Draft rounds of a field beyond which nobody drafts. */
const MOST_DRAFT_ROUNDS = 24;

/** What a team is held against: drafts of its kind. */
interface Pod {
  readonly key: string;
  readonly list: readonly ListedPlayer[];
  readonly teams: number;
  readonly draftRounds: number;
  readonly tournament: readonly TournamentRound[];
  /** Whether these are the rounds of the very contest. */
  readonly isByContest: boolean;
}

/** The kind of draft that a finished team is of; null where its odds are not told. */
function podOf(
  { edition, season }: Portfolio,
  team: OwnTeam,
  { rounds, own }: { readonly rounds: number; readonly own: readonly TournamentRound[] | null },
): Pod | null {
  const { site, draftSize, picks } = team;
  // A league has places and rules of its own.
  if (
    !isExportSite(site) ||
    formatOf(team.tournament) !== 'best-ball' ||
    picks.length < rounds ||
    rounds > MOST_DRAFT_ROUNDS
  )
    return null;
  const { list } = newestList(edition, season, team);
  const drafted = list.filter(({ position }) => SHAPED.has(position));
  // A list that is shorter than such a draft says too little of who is in it.
  if (drafted.length < draftSize * rounds) return null;
  const tournament = own ?? tournamentOf(draftSize);
  return {
    key: `${season} ${site} ${draftSize} ${rounds} ${JSON.stringify(tournament)}`,
    ...{ list: drafted, teams: draftSize, draftRounds: rounds, tournament, isByContest: own !== null },
  };
}

const SHAPED: ReadonlySet<string> = new Set(['QB', 'RB', 'WR', 'TE']);

/** The rounds of a tournament whose drafts have so many teams: two of twelve go on, of others the same share. */
const tournamentOf = (teams: number) =>
  USUAL_ROUNDS.map((round, at) =>
    at === 0 ? { ...round, of: teams, advance: Math.max(1, Math.round(teams / 6)) } : round,
  );

/** The rounds of a contest of the content; null of one that says none, or none that can be played here. */
function roundsOf(entry: ReturnType<typeof contestOfTeam>, { draftSize }: OwnTeam): readonly TournamentRound[] | null {
  const [first] = entry?.rounds ?? [];
  if (!entry || !first || first.of !== draftSize) return null;
  return entry.rounds.every(({ lastWeek }) => lastWeek <= WEEKS) ? entry.rounds : null;
}

/** The odds of a person's teams. */
export async function oddsAnswer(
  parts: BestBallParts & { readonly seasonWork: SeasonThreads },
  of: Parameters<typeof portfolioOf>[1] & { readonly caller: Caller },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Outcome<OddsAnswer>> {
  const asked = await portfolioOf(parts, of);
  if (!asked.ok) return asked;
  const portfolio = asked.value;
  const { edition, season, teams, newest, site } = portfolio;
  const contests = await parts.contests.current();
  const known = keptOdds(edition);
  const rounds = roundsByContest(portfolio);
  const wanted = (
    await inSlices(
      mapInSteps(teams, TEAMS_A_STEP, (team) => {
        const own = roundsOf(contestOfTeam(contests, team, season), team);
        const pod = podOf(portfolio, team, { rounds: rounds.get(contestOf(team)) ?? 0, own });
        return pod ? [{ team, pod, key: `${pod.key} ${team.picks.map(({ who }) => who.key).join('|')}` }] : [];
      }),
    )
  ).flat();
  const missing = [...new Map(wanted.map((one) => [one.key, one])).values()].filter(({ key }) => !known.get(key));
  for (const group of Map.groupBy(missing, ({ pod }) => pod.key).values()) {
    const pod = group[0]?.pod;
    if (!pod) continue;
    const places = new Map(pod.list.map(({ key }, at) => [key, at]));
    const rosters = await inSlices(
      mapInSteps(group, TEAMS_A_STEP, ({ team }) => team.picks.flatMap(({ who }) => places.get(who.key) ?? [])),
    );
    const told = await parts.seasonWork.run('bestBallOdds', { ...fieldOf(pod), rosters }, of.caller);
    group.forEach(({ key }, at) => {
      const odds = told[at];
      if (odds) known.set(key, odds);
    });
  }
  const all = wanted
    .flatMap(({ team, pod, key }) => {
      const odds = known.get(key);
      return odds ? [{ team, odds, pod }] : [];
    })
    .sort((a, b) => b.odds.advance - a.odds.advance);
  return found({
    ...{ asOf: newest?.asOf ?? null, siteName: siteName({ site }), base: BASE },
    ...{ told: all.length, total: all.length, expected: all.reduce((sum, { odds }) => sum + odds.advance, 0) },
    expectedOfAnybody: all.reduce((sum, { pod }) => sum + baseOf(pod.tournament).advance, 0),
    teams: all.slice(offset, offset + limit).map(({ team, odds, pod }) => ({
      ...{ team: toWireTeam(team), odds: { ...odds, rounds: [...odds.rounds] }, base: baseOf(pod.tournament) },
      ...{ lastWeeks: pod.tournament.map(({ lastWeek }) => lastWeek), isByContest: pod.isByContest },
    })),
    record: recordAnswer(),
  });
}

const fieldOf = ({ key, list, teams, draftRounds, tournament }: Pod) => ({
  list: list.map(({ position, adp, byeWeek }) => ({
    ...{ position: POSITIONS.findIndex((each) => each === position), adp, byeWeek: byeWeek ?? 0 },
  })),
  field: { teams, draftRounds, rounds: tournament, seed: key },
});

/** Odds of anybody. */
function baseOf(tournament: readonly TournamentRound[]): OddsAnswer['base'] {
  const rounds = chancesOfAnybody(tournament);
  return { advance: rounds[0] ?? 1, final: rounds.at(-1) ?? 1, rounds: [...rounds] };
}
const BASE = baseOf(USUAL_ROUNDS);

function recordAnswer(): OddsAnswer['record'] {
  const { season, groups, ...scores } = BEST_BALL_ODDS_RECORD;
  return { seasonId: String(season), ...scores, groups: groups.map((group) => ({ ...group })) };
}

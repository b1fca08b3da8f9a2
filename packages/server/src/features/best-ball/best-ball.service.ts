import type { Edition } from '@pylon/almanac/editions/edition';
import type { getBestBallAdpHistory, listBestBallAdpRankers } from '@pylon/contract/best-ball/history';
import type {
  getBestBallPreview,
  getBestBallRoster,
  listBestBallTeams,
  uploadBestBallDrafts,
} from '@pylon/contract/best-ball/teams';
import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import { type ExportPick, readExposureExport } from '@pylon/engine/best-ball/exposure-export';
import { ADP_PROVIDER_LABELS, type AnyAdpProvider } from '@pylon/engine/vocabulary/adp-providers';
import type { EditionSource } from '../../almanac/edition-holder.ts';
import { inSlices, mapInSteps } from '../../almanac/in-slices.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Person } from '../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import type { Caller } from '../../threads/caller.ts';
import { byeWeekOf } from '../../wire/entity.ts';
import { cleanText } from '../../wire/read-names.ts';
import { seasonById, seasonsAt } from '../../wire/season.ts';
import { deleteTeams, keepDrafts, markTeam, seasonOf, seasonsOf, teamOf, teamsOf } from './best-ball.queries.ts';
import { meanPick, PLAYERS_A_STEP, takenSteps } from './exposure.ts';
import { knownDays } from './known-days.ts';
import { closingOf, tenth, tenthOf, toWireDrafted, toWireTeam } from './own-teams.ts';
import { type Portfolio, portfolioSteps, reader, siteName, TEAMS_A_STEP } from './portfolio.ts';
import type { ContestShelf } from './read-contests.ts';
import { listProviders, siteLists } from './site-lists.ts';

export interface BestBallParts {
  readonly db: Db;
  readonly editions: EditionSource;
  readonly clock: Clock;
  readonly contests: ContestShelf;
}

/** Milliseconds of work: a file of some thousand drafts, and all teams of a person. */
const COST_MS = { upload: 400, portfolio: 40 } as const;
/** Teams of the preview, their first picks, and unmatched names that are told. */
const PREVIEWED = { teams: 12, picks: 6 } as const;
const MOST_UNMATCHED = 100;

const knownSeasons = (edition: Edition, now: Date): ReadonlySet<number> =>
  new Set(seasonsAt(edition, now).map(({ year }) => year));

/** Keeps the drafts of an export. Only a registered person has drafts: they are meant to be there all season. */
export async function upload(
  { db, editions, clock }: BestBallParts,
  person: Person,
  caller: Pick<Caller, 'mayCost'>,
  text: string,
): Promise<Outcome<AnswerOf<typeof uploadBestBallDrafts>>> {
  if (person.email === null) return failure('registration-required');
  const edition = editions.current();
  if (!edition) return failure('not-ready');
  if (!caller.mayCost(COST_MS.upload)) return failure('too-many-requests');
  const read = await inSlices(readExposureExport(text));
  if (!read.ok) return failure('best-ball-file-refused', { text: cleanText(read.detail, 400) });
  const known = knownSeasons(edition, clock.now());
  const all = [...new Set(read.drafts.map(seasonOf))].sort((a, b) => b - a);
  const seasons = all.filter((season) => known.has(season));
  if (all.length > 0 && seasons.length === 0)
    return failure('best-ball-file-refused', {
      text: `Its drafts are of ${all.join(' and ')}: no such season is known here.`,
    });
  const kept = await keepDrafts(db, person.id, read.drafts);
  if (!kept) return failure('too-many-best-ball-drafts');
  return found({
    ...kept,
    known: read.drafts.length - kept.added - kept.updated,
    seasonIds: seasons.map(String),
    unmatched: await inSlices(unmatchedSteps(edition, seasons[0] ?? 0, read.drafts)),
  });
}

type UnmatchedPeople = AnswerOf<typeof uploadBestBallDrafts>['unmatched'];

/** Drafts whose names are looked up before whatever else waits has its turn. */
const DRAFTS_A_STEP = 25;

/** Whom of the drafts the almanac does not know, the most frequent first. */
function* unmatchedSteps(
  edition: Edition,
  season: number,
  drafts: readonly { readonly picks: readonly ExportPick[] }[],
): Generator<void, UnmatchedPeople> {
  const whoIs = reader(edition, season);
  const unknown: ExportPick[] = [];
  for (const [index, { picks }] of drafts.entries()) {
    unknown.push(...picks.filter((pick) => whoIs(pick).entityId === null));
    if (index % DRAFTS_A_STEP === 0) yield;
  }
  return [...Map.groupBy(unknown, (pick) => `${pick.name}|${pick.position}|${pick.team}`).values()]
    .flatMap((picks) => {
      const [first] = picks;
      return first ? [{ name: first.name, position: first.position, nflTeam: first.team, drafts: picks.length }] : [];
    })
    .sort((a, b) => b.drafts - a.drafts)
    .slice(0, MOST_UNMATCHED);
}

interface Asked {
  readonly person: Person;
  readonly caller: Pick<Caller, 'mayCost'>;
  readonly seasonId: string;
}

/** All teams of a person in a season. */
export async function portfolioOf(
  { db, editions, clock }: BestBallParts,
  { person, caller, seasonId }: Asked,
): Promise<Outcome<Portfolio>> {
  const edition = editions.current();
  if (!edition) return failure('not-ready');
  const season = seasonById(edition, seasonId, clock.now());
  if (!season.ok) return season;
  if (!caller.mayCost(COST_MS.portfolio)) return failure('too-many-requests');
  const rows = await teamsOf(db, person.id, season.value.year);
  return found(await inSlices(portfolioSteps(edition, season.value.year, rows)));
}

/** Answers from all teams of a person in a season. */
export async function fromTeams<T>(
  parts: BestBallParts,
  asked: Asked,
  tell: (portfolio: Portfolio) => T,
): Promise<Outcome<T>> {
  const portfolio = await portfolioOf(parts, asked);
  return portfolio.ok ? found(tell(portfolio.value)) : portfolio;
}

/** The same of answers that take a while for many teams. */
export async function inSteps<T>(
  parts: BestBallParts,
  asked: Asked,
  tell: (portfolio: Portfolio) => Generator<void, T>,
): Promise<Outcome<T>> {
  const portfolio = await portfolioOf(parts, asked);
  return portfolio.ok ? found(await inSlices(tell(portfolio.value))) : portfolio;
}

/** How many drafts there are, and the newest of them. */
export async function preview(
  parts: BestBallParts,
  of: Parameters<typeof fromTeams>[1],
): Promise<Outcome<AnswerOf<typeof getBestBallPreview>>> {
  const seasons = await seasonsOf(parts.db, of.person.id);
  return inSteps(parts, of, function* ({ edition, teams }) {
    const known = knownSeasons(edition, parts.clock.now());
    const unknown = yield* mapInSteps(teams, TEAMS_A_STEP, ({ picks }) =>
      picks.filter(({ who }) => who.entityId === null),
    );
    return {
      seasons: seasons.flatMap(({ season, drafts }) =>
        known.has(season) ? [{ seasonId: String(season), drafts: Number(drafts) }] : [],
      ),
      teams: teams.slice(0, PREVIEWED.teams).map((team) => ({
        ...toWireTeam(team),
        firstPicks: team.picks.slice(0, PREVIEWED.picks).map(({ pick, who }) => ({ pick, ...toWireDrafted(who) })),
      })),
      unmatched: [...Map.groupBy(unknown.flat(), ({ who }) => who.key).values()]
        .flatMap((picks) => {
          const who = picks[0]?.who;
          return who
            ? [{ name: who.name, position: who.position, nflTeam: who.nflTeam ?? '', drafts: picks.length }]
            : [];
        })
        .sort((a, b) => b.drafts - a.drafts)
        .slice(0, MOST_UNMATCHED),
    };
  });
}

/** A page of teams. */
export function teamPage(
  { teams }: Portfolio,
  { limit, offset, tournament, entityId, onlyFavorites }: QueryOf<typeof listBestBallTeams>,
): AnswerOf<typeof listBestBallTeams> {
  const wanted = teams.filter(
    (team) =>
      (tournament === undefined || team.tournament === tournament) &&
      (entityId === undefined || team.picks.some(({ who }) => who.entityId === entityId)) &&
      (onlyFavorites !== 'true' || team.isFavorite),
  );
  return { teams: wanted.slice(offset, offset + limit).map(toWireTeam), total: wanted.length };
}

/** One team, pick by pick. */
export async function roster(
  { db, editions }: BestBallParts,
  person: Person,
  id: string,
): Promise<Outcome<AnswerOf<typeof getBestBallRoster>>> {
  const edition = editions.current();
  if (!edition) return failure('not-ready');
  const row = await teamOf(db, person.id, id);
  if (!row) return failure('best-ball-team-not-found');
  const [team] = (await inSlices(portfolioSteps(edition, row.season, [row]))).teams;
  if (!team) return failure('best-ball-team-not-found');
  const picks = team.picks.map((pick) => ({
    ...{ pick: pick.pick, round: pick.round },
    ...toWireDrafted(pick.who),
    nflTeam: pick.who.nflTeam,
    byeWeek: pick.who.entityId === null ? null : byeWeekOf(edition, pick.who.entityId, row.season),
    adpThen: tenthOf(pick.adpThen),
    adp: tenthOf(pick.adp),
    closingValue: tenthOf(closingOf(pick)),
  }));
  return found({ team: toWireTeam(team), picks });
}

/** Where a player was drafted, list by list, where the person took them, and what is known of the player by its day. */
export function adpHistory(
  { edition, season, teams, site }: Portfolio,
  entityId: string,
): AnswerOf<typeof getBestBallAdpHistory> {
  const points = siteLists(edition, season, { provider: site }).flatMap(({ asOf, adp }) => {
    const pick = adp.get(entityId);
    return pick === undefined ? [] : [{ asOf, adp: tenth(pick) }];
  });
  const picks = teams.flatMap((team) =>
    team.picks
      .filter(({ who }) => who.entityId === entityId)
      .map(({ pick }) => ({ bestBallTeamId: team.id, day: team.startedAt.slice(0, 10), pick })),
  );
  const [first] = points;
  return {
    ...{ siteName: siteName({ site }), points, picks },
    knownDays: first ? knownDays(edition, entityId, season).filter(({ day }) => day >= first.asOf) : [],
  };
}

/** Whose lists of best-ball drafts there are. */
export function* adpRankers({
  edition,
  season,
  teams,
}: Portfolio): Generator<void, AnswerOf<typeof listBestBallAdpRankers>> {
  const listed = listProviders(edition, season).flatMap((provider) => {
    const lists = siteLists(edition, season, { provider });
    const [first, newest] = [lists[0], lists.at(-1)];
    if (!first || !newest) return [];
    const name = ADP_PROVIDER_LABELS[provider as AnyAdpProvider] ?? provider; // the table's own providers
    const ranker = { id: provider, name, lists: lists.length, firstAsOf: first.asOf };
    return [{ ranker: { ...ranker, asOf: newest.asOf, players: newest.adp.size }, newest }];
  });
  const athletes = yield* mapInSteps(yield* takenSteps(teams), PLAYERS_A_STEP, (taken) => {
    const { entityId } = taken.who;
    const adps = listed.map(({ newest }) => tenthOf((entityId !== null && newest.adp.get(entityId)) || null));
    if (adps.every((adp) => adp === null)) return [];
    return [{ ...toWireDrafted(taken.who), drafts: taken.drafts, meanPick: tenth(meanPick(taken)), adps }];
  });
  return { rankers: listed.map(({ ranker }) => ranker), athletes: athletes.flat() };
}

/** Deletes one of the person's teams, or all. */
export async function remove({ db }: BestBallParts, person: Person, id: string): Promise<Outcome<{ deleted: number }>> {
  const deleted = await deleteTeams(db, person.id, id === 'all' ? null : id);
  return deleted === 0 && id !== 'all' ? failure('best-ball-team-not-found') : found({ deleted });
}

/** Marks one of the person's teams. */
export async function mark(
  { db }: BestBallParts,
  person: Person,
  { bestBallTeamId, isFavorite }: { readonly bestBallTeamId: string; readonly isFavorite: boolean },
): Promise<Outcome<{ bestBallTeamId: string; isFavorite: boolean }>> {
  return (await markTeam(db, person.id, bestBallTeamId, isFavorite))
    ? found({ bestBallTeamId, isFavorite })
    : failure('best-ball-team-not-found');
}

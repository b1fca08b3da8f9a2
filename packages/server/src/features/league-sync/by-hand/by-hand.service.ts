// Leagues that a person makes and keeps themselves.
import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@pylon/contract/endpoint';
import { toLeagueConfig } from '@pylon/contract/league/league-config';
import type {
  createLeagueByHand,
  getLeagueByHand,
  readRosters,
  updateLeagueByHand,
} from '@pylon/contract/league-sync/by-hand';
import { MOST_USER_LEAGUES } from '@pylon/contract/league-sync/connectors';
import type { Person } from '../../../db/reads/person-by-token.ts';
import type { LeaguePicture, WeekPicture } from '../../../db/tables/leagues.ts';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import { knownAs } from '../../../outside/known-as.ts';
import { usableScoring } from '../../../plans/usable-scoring.ts';
import type { Caller } from '../../../threads/caller.ts';
import { toWireEntity } from '../../../wire/entity.ts';
import { seasonById, seasonNow } from '../../../wire/season.ts';
import { leagueScoring } from '../league-scoring.ts';
import { presentWeek } from '../present-user-league.ts';
import type { SyncParts } from '../sync-parts.ts';
import { type ListedLeague, leagueOf } from '../user-leagues.queries.ts';
import { insertByHand, replaceByHand, wholeLeague } from './by-hand.queries.ts';
import { toPicture } from './by-hand-picture.ts';
import { readRosterText } from './read-rosters.ts';

type Parts = Pick<SyncParts, 'db' | 'editions' | 'clock'>;

/** Makes a league of the season that is played or comes next. */
export async function createByHand(
  { db, editions, clock }: Parts,
  person: Person,
  { scoringSystemId, ...said }: BodyOf<typeof createLeagueByHand>,
): Promise<Outcome<AnswerOf<typeof createLeagueByHand>>> {
  if (person.email === null) return failure('registration-required');
  const edition = editions.current();
  const season = edition && seasonNow(edition, clock.now());
  if (!season) return failure('not-ready');
  const scoring = await usableScoring(db, person, scoringSystemId);
  if (!scoring.ok) return scoring;
  const id = randomUUID();
  const kept = toPicture(edition, season, said, id, scoring.value.settings);
  if (!kept.ok) return kept;
  const rules = leagueScoring(null, kept.value.picture.league);
  const made = await insertByHand(db, { accountId: person.id, id }, kept.value, rules, MOST_USER_LEAGUES);
  return made === null ? failure('too-many-leagues') : found({ id: made });
}

/** Replaces what a person says of a league. It stays in its season. */
export async function updateByHand(
  { db, editions, clock }: Parts,
  person: Person,
  id: string,
  { scoringSystemId, version, ...said }: BodyOf<typeof updateLeagueByHand>,
): Promise<Outcome<AnswerOf<typeof updateLeagueByHand>>> {
  const edition = editions.current();
  if (!edition) return failure('not-ready');
  const before = await keptByHand(db, person, id);
  if (!before.ok) return before;
  const { league, picture } = before.value;
  const scoring = scoringSystemId == null ? null : await usableScoring(db, person, scoringSystemId);
  if (scoring && !scoring.ok) return scoring;
  const season = seasonById(edition, String(league.season), clock.now());
  if (!season.ok) return season;
  const settings = scoring ? scoring.value.settings : picture.league.scoring;
  const kept = toPicture(edition, season.value, said, id, settings);
  if (!kept.ok) return kept;
  const rules = leagueScoring(null, kept.value.picture.league);
  const own = { accountId: person.id, id };
  const written = await replaceByHand(db, own, { leagueId: league.id, version }, kept.value, rules);
  return written === null ? failure('league-changed') : found({ id, version: written });
}

/** A league with everybody on its teams, as it is edited. */
export async function leagueByHand(
  { db, editions }: Parts,
  person: Person,
  id: string,
): Promise<Outcome<AnswerOf<typeof getLeagueByHand>>> {
  const edition = editions.current();
  if (!edition) return failure('not-ready');
  const listed = await keptByHand(db, person, id);
  if (!listed.ok) return listed;
  const { league: row, picture, week } = listed.value;
  const { league } = picture;
  const rosters = new Map(week?.rosters.map(({ teamId, players }) => [teamId, players]));
  const { participantCount: _teams, rounds: _rounds, budget: _budget, ...slots } = toLeagueConfig(league.shape);
  return found({
    ...{ id, version: row.version, name: league.name, carryOver: league.carryOver, slots },
    teams: league.teams.map(({ teamId, name: teamName }) => ({
      teamName,
      players: (rosters.get(teamId) ?? []).map(({ player }) => {
        const entityId = knownAs(player, edition) ?? player.id.id;
        const known = toWireEntity(edition, entityId, row.season);
        return { entityId, name: player.name, athlete: known?.athlete ?? null, team: known?.team ?? null };
      }),
    })),
  });
}

/** Whom pasted rosters mean. */
export async function readPasted(
  { editions, clock }: Parts,
  person: Person,
  caller: Pick<Caller, 'mayCost'>,
  { seasonId, text }: BodyOf<typeof readRosters>,
): Promise<Outcome<AnswerOf<typeof readRosters>>> {
  if (person.email === null) return failure('registration-required');
  const edition = editions.current();
  if (!edition) return failure('not-ready');
  const season = seasonById(edition, seasonId, clock.now());
  if (!season.ok) return season;
  const read = readRosterText(edition, text, season.value.year);
  if (!caller.mayCost(read.costMs)) return failure('too-many-requests');
  return found(await read.toWire());
}

/** A league by hand as it is kept. */
interface KeptLeague {
  readonly league: ListedLeague['league'];
  readonly picture: LeaguePicture;
  /** The week that its card shows. */
  readonly week: WeekPicture | null;
}

async function keptByHand(db: Parts['db'], person: Person, id: string): Promise<Outcome<KeptLeague>> {
  const listed = await leagueOf(db, { accountId: person.id, id });
  if (!listed) return failure('league-not-found');
  const { league } = listed;
  if (league.platform !== 'by-hand' || !league.card) return failure('league-not-by-hand');
  const whole = await wholeLeague(db, league.id, presentWeek(league.card.league));
  return whole?.picture ? found({ league, picture: whole.picture, week: whole.week }) : failure('league-not-found');
}

// Best-ball drafts that lie here already, of synced leagues and of draft rooms, become teams of the hub.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { bringOwnDraft, listOwnDrafts } from '@pylon/contract/best-ball/own-drafts';
import type { AnswerOf, BodyOf } from '@pylon/contract/endpoint';
import type { KeptDraft, KeptPick } from '@pylon/engine/best-ball/draft-sites';
import { draftPicks } from '@pylon/engine/mock-draft/rules/draft-picks';
import type { Person } from '../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { knownAs } from '../../outside/known-as.ts';
import { isOwnId } from '../../plans/own-scorings.queries.ts';
import { toWireEntity } from '../../wire/entity.ts';
import { seasonsAt } from '../../wire/season.ts';
import { keepDrafts } from './best-ball.queries.ts';
import type { BestBallParts } from './best-ball.service.ts';
import { broughtDrafts, draftedLeague, draftedRoom, listDrafted } from './own-drafts.queries.ts';

const UNNAMED_ROOM = 'Draft room';
const momentOf = (ms: number): string => new Date(ms).toISOString();
const dayOf = (moment: string): string => moment.slice(0, 10);

/** The drafts that can be brought, and those that were. */
export async function ownDrafts({ db }: BestBallParts, person: Person): Promise<AnswerOf<typeof listOwnDrafts>> {
  const [{ leagues, rooms }, brought] = await Promise.all([listDrafted(db, person.id), broughtDrafts(db, person.id)]);
  const drafts = [
    ...leagues.map(({ id, leagueId, name, season, teams, startsAt }) => ({
      ...{ kind: 'league' as const, id, name, seasonId: String(season), teams },
      day: startsAt === null ? null : dayOf(startsAt),
      isBrought: brought.has(`league ${leagueId}`),
    })),
    ...rooms.map(({ id, season, name, teams, draftAtMs }) => ({
      ...{ kind: 'draft-room' as const, id, name: name ?? UNNAMED_ROOM, seasonId: String(season), teams },
      day: dayOf(momentOf(draftAtMs)),
      isBrought: brought.has(`draft-room ${id}`),
    })),
  ];
  return { drafts: drafts.sort((a, b) => (b.day ?? b.seasonId).localeCompare(a.day ?? a.seasonId)) };
}

/** Makes a draft a team. */
export async function bring(
  { db, editions, clock }: BestBallParts,
  person: Person,
  { kind, id }: BodyOf<typeof bringOwnDraft>,
): Promise<Outcome<AnswerOf<typeof bringOwnDraft>>> {
  if (person.email === null) return failure('registration-required');
  const edition = editions.current();
  if (!edition) return failure('not-ready');
  if (!isOwnId(id)) return failure('own-draft-not-found');
  const draft =
    kind === 'league'
      ? toLeagueTeam(edition, await draftedLeague(db, person.id, id), clock.now())
      : toRoomTeam(edition, await draftedRoom(db, person.id, id));
  if (!draft) return failure('own-draft-not-found');
  const kept = await keepDrafts(db, person.id, [draft]);
  if (!kept) return failure('too-many-best-ball-drafts');
  return found({ isAdded: kept.added > 0, seasonId: String(draft.season) });
}

function toLeagueTeam(
  edition: Edition,
  row: Awaited<ReturnType<typeof draftedLeague>>,
  now: Date,
): (KeptDraft & { readonly season: number }) | null {
  if (!row) return null;
  const { leagueId, season, name, teams } = row;
  // Leagues draft before the season: where the day is not told, its first is the latest that it can have been.
  const startedAt = row.startsAt ?? seasonsAt(edition, now).find(({ year }) => year === season)?.startsAt;
  if (startedAt === undefined) return null;
  const own = row.picks.filter(({ teamId }) => teamId === row.teamId);
  return {
    ...{ site: 'league', draftId: leagueId, entryId: leagueId, season, tournament: name, entryFeeDollars: null },
    ...{ teams, startedAt },
    picks: own
      .toSorted((a, b) => a.pickNumber - b.pickNumber)
      .map(({ pickNumber, player }) => ({
        ...whoIs(edition, { entityId: knownAs(player, edition), season, name: player.name }),
        ...{ position: player.position ?? player.positionCode, pick: pickNumber, pickedAt: null },
      })),
  };
}

function toRoomTeam(
  edition: Edition,
  row: Awaited<ReturnType<typeof draftedRoom>>,
): (KeptDraft & { readonly season: number }) | null {
  if (!row) return null;
  const { id, season, name, teams, state, notes } = row;
  const picks = draftPicks(state).flatMap(({ seat, player, pickNumber, pickedAtMs }): readonly KeptPick[] => {
    if (seat !== state.userSeat || player === null) return [];
    const { entityId, position } = player;
    const pickedAt = pickedAtMs === null ? null : momentOf(pickedAtMs);
    return [
      {
        ...whoIs(edition, { entityId, season, name: notes.names[entityId] ?? entityId }),
        ...{ position, pick: pickNumber, pickedAt },
      },
    ];
  });
  return {
    ...{ site: 'draft-room', draftId: id, entryId: id, season, tournament: name ?? UNNAMED_ROOM },
    ...{ entryFeeDollars: null, teams, startedAt: momentOf(row.draftAtMs), picks },
  };
}

/** Who was picked, and the words that stand for them should another edition not know them. */
function whoIs(
  edition: Edition,
  { entityId, season, name }: { readonly entityId: string | null; readonly season: number; readonly name: string },
): Pick<KeptPick, 'appearance' | 'name' | 'team' | 'entityId'> {
  const { athlete = null, team = null } = (entityId !== null && toWireEntity(edition, entityId, season)) || {};
  return {
    ...{ appearance: '', name: athlete?.fullName ?? team?.fullName ?? name, team: athlete?.team ?? team?.id ?? '' },
    ...(entityId !== null && { entityId }),
  };
}

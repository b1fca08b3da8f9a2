import { getLeagueRoom, openLeagueRoom, type LeagueRoom as WireRoom } from '@pylon/contract/drafting/league-room';
import { positionInPool } from '@pylon/engine/drafting/pick-legality';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { BY_HAND } from '@pylon/engine/vocabulary/platforms';
import type { Person } from '../../../db/reads/person-by-token.ts';
import { found, type Outcome } from '../../../http/errors.ts';
import type { Router } from '../../../http/route.ts';
import { storedLeague } from '../../../leagues/stored-league.queries.ts';
import type { PersonalDrafts } from '../personal-drafts.ts';
import { type LeagueRoomParts, openLeagueRoom as open } from './open-room.service.ts';
import { presentRoom } from './present-room.ts';
import { scoredRoom } from './score-room.ts';

type Score = Pick<WireRoom, 'score' | 'scoreState'>;

/** Mock rooms of a person's own leagues. */
export function leagueRoomRoutes(route: Router, parts: LeagueRoomParts, drafts: PersonalDrafts): void {
  /** How likely the picks of the real draft were, once it was held and read. */
  async function scoreOf(person: Person, mockDraftId: string, userLeagueId: string): Promise<Outcome<Score>> {
    const unscored = (scoreState: WireRoom['scoreState']) => found<Score>({ score: null, scoreState });
    const league = await storedLeague(parts.db, { accountId: person.id, id: userLeagueId });
    if (!league?.picture) return unscored('league-gone');
    if (league.platform === BY_HAND) return unscored('by-hand');
    const real = league.picture.draft;
    if (real?.status !== 'completed') return unscored('not-held');
    return drafts.readOwn(parts.snake, person, mockDraftId, async (_seen, { stored, edition, room }) => {
      const { season, state } = stored;
      const { leagueRoom } = state.settings;
      if (!leagueRoom || league.season !== season) return unscored('league-gone');
      const { table } = room.pool;
      const inPool = (id: EntityId) => positionInPool(table, id);
      const score = await scoredRoom(state, leagueRoom, real, { edition, season, table, positionInPool: inPool });
      return score === null ? unscored('other-shape') : found<Score>({ score, scoreState: 'scored' });
    });
  }

  route.forPerson(openLeagueRoom, ({ body, person, caller }) => open(parts, { ...person, caller }, body));

  route.forPerson(getLeagueRoom, async ({ query, person }) => {
    const draft = await drafts.stored(person.id, query.mockDraftId);
    if (!draft.ok) return draft;
    const room = draft.value.kind === 'snake' ? draft.value.state.settings.leagueRoom : undefined;
    if (!room) return found({ leagueRoom: null });
    const score = await scoreOf(person, query.mockDraftId, room.userLeagueId);
    return score.ok ? found({ leagueRoom: { ...presentRoom(draft.value.state, room), ...score.value } }) : score;
  });
}

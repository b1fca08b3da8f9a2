/** Drafts of Sleeper. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type * as z from 'zod';
import type { OutsideDraftFrame } from '../../outside-draft.ts';
import type { DraftVerbs } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { SleeperGet } from './api.ts';
import { toFrame } from './draft-frame.ts';
import { draftIdIn } from './draft-link.ts';
import { toPicks } from './draft-picks.ts';
import { draftPlaces } from './draft-places.ts';
import { SleeperDraft, SleeperPicks, SleeperRosters, SleeperTradedPicks, SleeperUser, SleeperUsers } from './shapes.ts';

export function sleeperDrafts(get: SleeperGet): DraftVerbs {
  return {
    addressHint: 'sleeper.com/draft/nfl/…',
    adpProvider: 'sleeper',
    tellsBids: true,
    draftIdIn,
    readFrame: (draftId) => readFrame(get, draftId),
    readPicks: async (frame) => {
      const picks = await get(`/draft/${frame.draftId}/picks`, SleeperPicks);
      if (!picks.ok) return picks;
      // A draft before its first pick answers with an empty list, one that is not there with nothing.
      return picks.value ? { ok: true, value: toPicks(picks.value, frame) } : { ok: false, reason: 'unknown-draft' };
    },
  };
}

async function readFrame(get: SleeperGet, draftId: string): Promise<Result<OutsideDraftFrame, PlatformFailure>> {
  const draft = await get(`/draft/${draftId}`, SleeperDraft);
  if (!draft.ok) return draft;
  if (draft.value === null) return { ok: false, reason: 'unknown-draft' };
  const { league_id, slot_to_roster_id, draft_order } = draft.value;
  const league = league_id === null || league_id === '0' ? null : `/league/${league_id}`;
  const isSeatKnown = Object.keys(slot_to_roster_id).length > 0;
  const isAdding = draftPlaces(draft.value.settings).partial !== null;
  const [users, rosters, tradedPicks] = await Promise.all([
    league ? list(get, `${league}/users`, SleeperUsers) : peopleOf(get, Object.keys(draft_order)),
    league && (isAdding || !isSeatKnown)
      ? list(get, `${league}/rosters`, SleeperRosters)
      : { ok: true as const, value: [] },
    list(get, `/draft/${draftId}/traded_picks`, SleeperTradedPicks),
  ]);
  if (!users.ok) return users;
  if (!rosters.ok) return rosters;
  if (!tradedPicks.ok) return tradedPicks;
  return {
    ok: true,
    value: toFrame({ draft: draft.value, users: users.value, rosters: rosters.value, tradedPicks: tradedPicks.value }),
  };
}

/** An answer that is a list; what Sleeper does not know is an empty one. */
async function list<T>(get: SleeperGet, path: string, shape: z.ZodType<T[]>): Promise<Result<T[], PlatformFailure>> {
  const answer = await get(path, shape);
  return answer.ok ? { ok: true, value: answer.value ?? [] } : answer;
}

/**
 * Drafters of a draft without a league, one by one. Somebody who cannot be read has no name, which is no reason to
 * fail.
 */
async function peopleOf(get: SleeperGet, userIds: readonly string[]): Promise<Result<SleeperUsers, PlatformFailure>> {
  const answers = await Promise.all(userIds.map((userId) => get(`/user/${userId}`, SleeperUser)));
  return { ok: true, value: answers.flatMap((answer) => (answer.ok && answer.value ? [answer.value] : [])) };
}

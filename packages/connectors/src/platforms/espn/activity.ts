/** Moves of an ESPN league, from its feed: what was done, and nothing of claims that were lost. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutsideTransaction } from '../../outside-league.ts';
import { momentOf } from '../../outside-text.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import { ACTIVITY_PAGE, type EspnApi, type EspnLeagueId } from './api.ts';
import type { EspnPeople } from './drafts.ts';
import { toPlayer } from './players.ts';
import { type WeekEnds, weekOf } from './season-weeks.ts';
import { EspnActivity, type EspnMessage, type EspnTopic } from './shapes.ts';

/** The feed keeps the last weeks; so many pages hold more than a league does in them. */
const MOST_PAGES = 12;
const [ADDED, CLAIMED, TRADED] = [178, 180, 244] as const;
/** Dropped, with the field in which the team stands. */
const DROPPED: Readonly<Record<number, 'to' | 'for'>> = { 179: 'to', 181: 'to', 239: 'for' };

/** The feed back to a moment, newest first; null for a league that ESPN does not know. */
export async function topicsSince(
  api: EspnApi,
  league: EspnLeagueId,
  sinceMs: number,
): Promise<Result<readonly EspnTopic[] | null, PlatformFailure>> {
  const topics = new Map<string, EspnTopic>();
  for (let page = 0; page < MOST_PAGES; page++) {
    const asked = await api.activity(league, page * ACTIVITY_PAGE, EspnActivity);
    if (!asked.ok) return asked;
    if (asked.value === null) return page === 0 ? { ok: true, value: null } : { ok: true, value: [...topics.values()] };
    const before = topics.size;
    for (const topic of asked.value.topics) topics.set(topic.id, topic);
    const isOld = asked.value.topics.some(({ date }) => date < sinceMs);
    if (asked.value.topics.length < ACTIVITY_PAGE || topics.size === before || isOld) break;
  }
  return { ok: true, value: [...topics.values()] };
}

/** Moves of a week, oldest first. */
export function transactionsIn(
  topics: readonly EspnTopic[],
  week: number,
  ends: WeekEnds,
  people: EspnPeople,
): readonly OutsideTransaction[] {
  return topics
    .filter(({ date }) => weekOf(date, ends) === week)
    .sort((one, other) => one.date - other.date)
    .flatMap(({ id, date, messages }): readonly OutsideTransaction[] => {
      const moves = messages.flatMap((message) => moveOf(message, people) ?? []);
      const at = momentOf(date);
      if (moves.length === 0 || at === null) return [];
      const types = messages.map(({ messageTypeId }) => messageTypeId);
      const claim = messages.find(({ messageTypeId }) => messageTypeId === CLAIMED);
      return [
        {
          transactionId: id,
          at,
          kind: types.includes(TRADED) ? 'trade' : claim ? 'waiver' : 'free-agent',
          outcome: 'done',
          moves,
          picks: [],
          faab: [],
          // Where nobody bids the field is absent or no amount.
          bidDollars: claim?.from != null && claim.from > 0 ? claim.from : null,
        },
      ];
    });
}

function moveOf(message: EspnMessage, people: EspnPeople): OutsideTransaction['moves'][number] | null {
  const { messageTypeId, targetId, from, to } = message;
  const player = toPlayer(targetId, people.get(targetId));
  const dropper = DROPPED[messageTypeId];
  if (dropper) return { player, fromTeamId: teamOf(message[dropper]), toTeamId: null };
  if (messageTypeId === ADDED || messageTypeId === CLAIMED) return { player, fromTeamId: null, toTeamId: teamOf(to) };
  return messageTypeId === TRADED ? { player, fromTeamId: teamOf(from), toTeamId: teamOf(to) } : null;
}

/** Team 0 and numbers below are nobody's. */
const teamOf = (teamId: number | null): string | null => (teamId !== null && teamId > 0 ? String(teamId) : null);

// The pushes that people asked for about their leagues.
import type { Push, PushWriter } from '../../../outside/push/push.ts';
import type { NoticeParts } from '../league-needs.ts';
import { LEAGUE_NOTICES, noticeTexts } from '../notice-texts.ts';
import { addresseeOf, sinceOf } from '../notices.queries.ts';

/** Whoever is out may be replaced until the kick-off; how a week went waits until a device wakes. */
const URGENCY = { outPlayers: 'high', needsAttention: 'normal', weeklyRecap: 'low' } as const satisfies Record<
  (typeof LEAGUE_NOTICES)[number],
  Push['urgency']
>;

/** Lines that a notification shows. */
const MOST_LINES = 3;
const DAY_SECONDS = 86_400;

/** The writers of pushes about leagues, by the kind of order: each for whoever still wants them. */
export function noticePushes(parts: NoticeParts): Readonly<Record<string, PushWriter>> {
  const texts = noticeTexts(parts);
  const writers = LEAGUE_NOTICES.map((kind): [string, PushWriter] => [
    `notice-${kind}`,
    async ({ data }) => {
      const addressee = await addresseeOf(parts.db, data['accountId'] ?? '');
      if (!addressee || sinceOf(addressee, kind).push === null) return null;
      const told = await texts[kind](addressee, data);
      if (!told) return null;
      const { subject, lines, action, goodUntil } = told;
      const more = lines.length - MOST_LINES;
      return {
        title: subject,
        body: [...lines.slice(0, MOST_LINES), ...(more > 0 ? [`And ${more} more.`] : [])].join('\n'),
        path: action.path,
        // What is told of a kind is all of it, so the latest is the whole.
        tag: kind,
        urgency: URGENCY[kind],
        keptSeconds: secondsUntil(goodUntil, parts.clock.now()),
      };
    },
  ]);
  return Object.fromEntries(writers);
}

/** As long as something can be done, a day at most. */
const secondsUntil = (end: Date | null, now: Date): number =>
  end === null ? DAY_SECONDS : Math.min(Math.max(Math.floor((end.getTime() - now.getTime()) / 1_000), 0), DAY_SECONDS);

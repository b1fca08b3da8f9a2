// Finding a player from as few letters as possible: at a table names are called out, and there is no time to type.
import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import { entityOf } from '../../../widgets/player/entity.ts';
import { plain } from '../drafting/list/player-filter.ts';

/** Players shown at a time. */
const MOST = 6;

/** How much less likely a player is meant when the letters fit in another place than the last name. */
const FIRST_NAME = 2;
const OTHER_WORD = 3;
const INSIDE = 12;
/** A player who is drafted is hardly meant, unless nobody else fits. */
const TAKEN = 1_000;

/** A player with the words that they are found by, worked out once for a room. */
export interface Findable<P extends DraftPlayer = DraftPlayer> {
  readonly player: P;
  readonly words: readonly string[];
  /** First letter and last name: 'jchase'. */
  readonly initialed: string;
}

/** Makes players findable: by names, by initial and last name, by team and by position. */
export const findable = <P extends DraftPlayer>(players: readonly P[]): readonly Findable<P>[] =>
  players.map((player) => {
    const entity = entityOf(player);
    const last = plain(player.athlete?.lastName ?? player.team?.name ?? '');
    const first = plain(player.athlete?.firstName ?? player.team?.market ?? '');
    const letters = plain(`${entity?.positionLabel ?? ''} ${entity?.teamAlias ?? ''}`);
    return {
      player,
      words: [last.replaceAll(' ', ''), ...first.split(' '), ...last.split(' '), ...letters.split(' ')].filter(Boolean),
      initialed: `${first.slice(0, 1)}${last.replaceAll(' ', '')}`,
    };
  });

/** How ill a word fits, 1 is best; null when it does not. */
function misfit({ words, initialed }: Findable, word: string): number | null {
  const at = words.findIndex((each) => each.startsWith(word));
  if (at === 0 || initialed.startsWith(word)) return 1;
  if (at === 1) return FIRST_NAME;
  if (at > 1) return OTHER_WORD;
  return words.some((each) => each.includes(word)) ? INSIDE : null;
}

/**
 * Who is most likely meant, the likeliest first: players who go early, and whose last name begins with the letters.
 *
 * @param text words that must all fit, in any order
 * @param isTaken whether a player is drafted; drafted players come after all others
 */
export function findPlayers<P extends DraftPlayer>(
  all: readonly Findable<P>[],
  text: string,
  isTaken: (player: P) => boolean,
): readonly P[] {
  const words = plain(text).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const scored: { readonly player: P; readonly score: number }[] = [];
  for (const each of all) {
    let factor = 1;
    for (const word of words) factor *= misfit(each, word) ?? Number.POSITIVE_INFINITY;
    if (!Number.isFinite(factor)) continue;
    const { player } = each;
    scored.push({ player, score: (player.board + 3) * factor * (isTaken(player) ? TAKEN : 1) });
  }
  return scored
    .toSorted((one, other) => one.score - other.score)
    .slice(0, MOST)
    .map(({ player }) => player);
}

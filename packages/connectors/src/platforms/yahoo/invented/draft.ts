// The invented league's draft while it is held.
import { AT, answer, fields, INVENTED_SETTINGS, LEAGUE, league, list, pick, player } from './shape.ts';

/** Who is picked first while the draft is held, in turn. */
const FIRST_PICKS = [101, 201, 202, 102];
/** Rounds in which a line-up and a bench are filled. */
const ROUNDS = 9;

/** Its draft while it is held: every turn with its team, and whoever was picked. Names are asked for as they come. */
export const draftHeld = (made: number) => {
  const held = (...parts: readonly object[]) => answer({ league: [{ ...LEAGUE, draft_status: 'draft' }, ...parts] });
  const picks = Array.from({ length: 2 * ROUNDS }, (_, index) =>
    pick(index + 1, index % 4 === 0 || index % 4 === 3 ? 1 : 2, index < made ? (FIRST_PICKS[index] ?? null) : null),
  );
  const asked = FIRST_PICKS.flatMap((_, from) =>
    FIRST_PICKS.slice(from).map((_each, more) => FIRST_PICKS.slice(from, from + more + 1)),
  );
  const people = asked.map((ids) => [
    `${AT}/players;player_keys=${ids.map((id) => `470.p.${id}`).join(',')}?format=json`,
    league({
      players: list(
        'player',
        ids.map((id) => [fields(player(id, id < 200 ? 'WR' : 'RB'))]),
      ),
    }),
  ]);
  return {
    ...Object.fromEntries(people),
    [`${AT}/settings?format=json`]: held({ settings: [INVENTED_SETTINGS] }),
    [`${AT}/draftresults?format=json`]: held({ draft_results: list('draft_result', picks) }),
  };
};

// Whom to take next in a slow draft under way. The export names a person's own picks alone, so whom others took is
// taken from the site's newest list, and from whoever the person says is gone.
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { EntityIdText, entity, queryList, SeasonId } from '../wire.ts';
import { SUGGESTION_REASONS, SUGGESTION_WARNINGS } from './best-ball-limits.ts';
import { BestBallTeam } from './teams.ts';

const Picks = z.number();
const PerTeam = z.object({ QB: z.number(), RB: z.number(), WR: z.number(), TE: z.number() });

/** What speaks for or against a player. */
const noteOf = <K extends readonly [string, ...string[]]>(kinds: K) =>
  z.object({
    kind: z.enum(kinds),
    /** The person's own players whom it is about. */
    names: z.array(z.string()),
    /**
     * `fallen` and `reach`: picks. `short` and `full`: players of the position on a team of the field.
     * `quarterback`: which one it would be. `exposure`: share of the person's other teams, 0 to 100. Else null.
     */
    amount: z.number().nullable(),
  });

export const listBestBallSuggestions = endpoint('listBestBallSuggestions', {
  summary:
    'Whom to take next in one of the caller’s best-ball drafts under way, the newest unless named, with what speaks for and against each. Changes nothing. Errors: best-ball-team-not-found.',
  query: z.object({
    seasonId: SeasonId,
    bestBallTeamId: z.string().max(40).optional(),
    /** Whom others took: the export does not say. */
    gone: queryList(EntityIdText).optional(),
  }),
  answer: z.object({
    /** Drafts with fewer picks than rounds, the newest first; none once the season has begun. */
    running: z.array(BestBallTeam),
    /** Null when none is under way, or the named one is not. */
    draft: z
      .object({
        team: BestBallTeam,
        /** Least rounds of the whole draft: the most that a team of the same contest has, or eighteen. */
        rounds: z.number(),
        nextPick: Picks,
        /** Day of the site's list; null without one, and then nobody is suggested. */
        asOf: z.string().nullable(),
        /** Whoever is drafted before this pick on average is taken as gone. */
        earliestAdp: Picks,
        /** Players on a team of the field after the coming round, and after the last, by the site's newest list. */
        usual: z.object({ next: PerTeam, whole: PerTeam }).nullable(),
        suggestions: z.array(
          z.object({
            ...entity,
            name: z.string(),
            position: z.string(),
            nflTeam: z.string().nullable(),
            byeWeek: z.number().nullable(),
            adp: Picks,
            /** Coming pick less average draft position, in picks. */
            value: Picks,
            reasons: z.array(noteOf(SUGGESTION_REASONS)),
            warnings: z.array(noteOf(SUGGESTION_WARNINGS)),
          }),
        ),
      })
      .nullable(),
  }),
});

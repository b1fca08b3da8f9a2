// Best-ball drafts of the caller's that lie here already: of synced leagues, and of draft rooms.
import { OWN_DRAFT_KINDS } from '@pylon/engine/best-ball/draft-sites';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { SeasonId } from '../wire.ts';

const OwnDraft = z.object({
  kind: z.enum(OWN_DRAFT_KINDS),
  /** Of the league in the caller’s list, or of the draft. */
  id: z.string(),
  name: z.string(),
  seasonId: SeasonId,
  /** Teams of the draft. */
  teams: z.number(),
  /** Day of the draft; null where the platform does not tell it. */
  day: z.string().nullable(),
  /** Whether it is among the caller’s best-ball teams. */
  isBrought: z.boolean(),
});

export const listOwnDrafts = endpoint('listOwnDrafts', {
  summary:
    'The caller’s finished best-ball drafts of synced leagues and of draft rooms, the newest first: those that can be brought to their best-ball teams. Changes nothing.',
  answer: z.object({ drafts: z.array(OwnDraft) }),
});

export const bringOwnDraft = endpoint('bringOwnDraft', {
  summary:
    'Makes one of these drafts a best-ball team of the caller’s. One that is a team already stays as it is. Errors: registration-required, own-draft-not-found, too-many-best-ball-drafts.',
  body: OwnDraft.pick({ kind: true, id: true }),
  answer: z.object({
    /** Whether it is new. */
    isAdded: z.boolean(),
    seasonId: SeasonId,
  }),
});

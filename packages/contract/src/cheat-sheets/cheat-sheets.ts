import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import { DRAFT_STRATEGIES } from '@pylon/engine/vocabulary/drafts';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { locked } from '../plans/locked.ts';
import {
  Expert,
  entity,
  heldQuery,
  PositionFilter,
  Provenance,
  queryList,
  ScoringSystemIdText,
  SeasonId,
} from '../wire.ts';

/** A player on a sheet. */
export const SheetRow = z
  .object({
    ...entity,
    position: z.enum(POSITIONS),
    /** Place among all positions, from 1, and among the player's own. */
    rank: z.number(),
    positionRank: z.number(),
    /** Of the sheet that the row stands on: of all positions, or of its own. */
    tier: locked('rankingsTableRight', z.number()),
    byeWeek: z.number().nullable(),
    adp: locked('adp', z.number().nullable()),
    /** What the draft strategy says of the position in the round in which such a rank goes; null where it is silent. */
    plan: z.enum(['target', 'wait']).nullable(),
  })
  .meta({ id: 'SheetRow' });
export type SheetRow = z.output<typeof SheetRow>;

/** A scoring other than 0.5 PPR and an expert of a plan answer `tier-required` below their tier. */
export const getCheatSheets = endpoint('getCheatSheets', {
  summary: 'Who to draft on as few pages as can be: over all positions, or by position. Changes nothing.',
  byTier: true,
  query: z.object({
    /** The season that is played or comes next unless told. */
    seasonId: SeasonId.optional(),
    scoringSystemId: ScoringSystemIdText.default(FREE_SCORING_ID),
    expertIds: queryList(z.string().max(60)).optional(),
    sportLeague: z.literal('NFL').default('NFL'),
    draftStrategy: z.enum(DRAFT_STRATEGIES).default('balanced'),
    /** One of them alone; all that the league drafts unless told. */
    rosterPosition: PositionFilter.optional(),
    /** One list over all positions, else one of each position after the other. */
    isOverall: z.enum(['true', 'false']).default('true'),
    ...heldQuery,
    /** The page that the sheet is printed for; nothing on it depends on whose it is. */
    sponsor: z.string().max(40).optional(),
  }),
  answer: z.object({
    playerExpertCheatSheet: z.array(SheetRow),
    experts: z.array(Expert),
    /** Whoever ranks the season, shown or not. */
    everyExpert: z.array(Expert),
    provenance: Provenance,
  }),
});

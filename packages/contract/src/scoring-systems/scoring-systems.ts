import { isScoringKey, SCORING_RULES } from '@pylon/engine/scoring/scoring-keys';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { LeagueConfig, LeagueConfigInput } from '../league/league-config-schema.ts';
import { ScoringSystemIdText } from '../wire.ts';
import { isScoringName, LONGEST_SCORING_NAME } from './scoring-name.ts';

/** Points per unit by the wire's setting key; absent is 0. */
export const ScoringSettings = z.record(z.string(), z.number()).meta({ id: 'ScoringSettings' });

export const ScoringSystem = z
  .object({
    /** A number for a system that everybody has, a UUID for one that somebody made. */
    id: z.string(),
    name: z.string(),
    userId: z.string().nullable(),
    leagueId: z.string().nullable(),
    sport: z.literal('Football'),
    sportLeague: z.literal('NFL'),
    isHidden: z.boolean(),
    /**
     * The platform that scores so, by the id of its draft positions ('espn'); null when it is nobody's in particular.
     */
    ADPProviderName: z.string().nullable(),
    scoringLeagueConfig: LeagueConfig,
    scoringSettings: ScoringSettings,
    /** Changes with every change of name, settings or league; an editor sends the revision that it began from. */
    revision: z.string(),
    /** The tier that the system needs, 0 when it is open to the caller. */
    paywallTier: z.number().int().min(0).max(2),
  })
  .meta({ id: 'ScoringSystem' });
export type ScoringSystem = z.output<typeof ScoringSystem>;

/** Systems that a person may keep. */
export const MOST_SCORING_SYSTEMS = 100;

/** Settings as they are sent in: unknown ones and values outside their bounds are refused by name. */
const SettingsInput = z.record(z.string(), z.number()).superRefine((settings, context) => {
  for (const [key, value] of Object.entries(settings)) {
    const message = refusalOf(key, value);
    if (message !== null) context.addIssue({ code: 'custom', path: [key], message });
  }
});

function refusalOf(key: string, value: number): string | null {
  if (!isScoringKey(key)) return 'is no setting';
  const { min, max } = SCORING_RULES[key];
  return value >= min && value <= max ? null : `must be from ${min} to ${max}`;
}

export const ScoringSystemBody = z.object({
  /** The synced league that it is the scoring of; null or absent for one of the person's own making. */
  leagueId: z.string().max(60).nullish(),
  sport: z.literal('Football').default('Football'),
  sportleague: z.literal('NFL').default('NFL'),
  name: z.string().trim().refine(isScoringName, `must be 1 to ${LONGEST_SCORING_NAME} characters that can be seen`),
  isHidden: z.boolean().default(false),
  footballScoringLeagueConfig: LeagueConfigInput,
  footballScoringSettings: SettingsInput,
  ADPProviderName: z.string().max(20).nullish(),
});

const One = z.object({ scoringSystem: ScoringSystem });

export const listScoringSystems = endpoint('listScoringSystems', {
  summary: 'The scoring systems that everybody has, then the caller’s own.',
  plans: 'Each has the tier that the caller lacks for it.',
  answer: z.object({ scoringSystems: z.array(ScoringSystem) }),
});

export const createScoringSystem = endpoint('createScoringSystem', {
  summary: 'Keeps a scoring system of the caller’s own. Errors: invalid-parameters, too-many-scoring-systems.',
  plans: 'Needs tier 1: tier-required below it.',
  body: ScoringSystemBody,
  answer: One,
});

export const updateScoringSystem = endpoint('updateScoringSystem', {
  summary:
    'Replaces one of the caller’s own scoring systems; drafts that use it keep what they began with. Errors: scoring-system-not-found, scoring-system-changed, invalid-parameters.',
  plans: 'Needs tier 1: tier-required below it.',
  body: ScoringSystemBody.extend({
    id: ScoringSystemIdText,
    /**
     * The revision that the change was made to: where it is given and is no longer the system's, nothing is changed.
     */
    basedOn: z.string().max(40).nullish(),
  }),
  answer: One,
});

export const deleteScoringSystem = endpoint('deleteScoringSystem', {
  summary:
    'Deletes one of the caller’s own scoring systems; drafts that use it keep what they began with. Errors: scoring-system-not-found.',
  query: z.object({ id: ScoringSystemIdText }),
  answer: z.object({ id: z.string() }),
});

export const fetchLeagueScoring = endpoint('fetchLeagueScoring', {
  summary: 'The scoring system of one of the caller’s synced leagues. Errors: scoring-system-not-found.',
  body: z.object({ leagueId: z.string().max(60) }),
  answer: One,
});

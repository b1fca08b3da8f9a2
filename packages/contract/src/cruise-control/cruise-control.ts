import { ROSTER_PLACES, STARTING_SLOTS } from '@pylon/engine/vocabulary/slots';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Basis } from '../my-roster/my-roster.ts';
import { locked } from '../plans/locked.ts';
import { TimeZone } from '../time-zone.ts';
import { entity } from '../wire.ts';
import {
  CHANGE_REASONS,
  CRUISE_OBSTACLES,
  LEAD_HOURS,
  LEAST_GAIN,
  MOST_KEPT,
  PROPOSAL_STATES,
} from './cruise-limits.ts';

const RosterId = z.string().min(1).max(128);

/** What a person lets Cruise Control do in a league. */
export const CruiseRules = z.object({
  /** Players of the own team who are never benched, by their ids on the roster. */
  keptRosterIds: z.array(RosterId).max(MOST_KEPT),
  /** Whether only starters who are out or rest are benched; empty places are filled all the same. */
  onlyIdle: z.boolean(),
  /** Expected points that each change has to bring. */
  leastGain: z.number().min(LEAST_GAIN.least).max(LEAST_GAIN.most),
  /** Hours before the first kick-off of a change at which it is sent; until then it can be vetoed. */
  leadHours: z.number().int().min(LEAD_HOURS.least).max(LEAD_HOURS.most),
  /** Hour of the day in the time zone, 0 to 23: nothing is sent before it, what kicks off before it is left alone. */
  notBeforeHour: z.number().int().min(0).max(23),
  timeZone: TimeZone,
});
export type CruiseRules = z.output<typeof CruiseRules>;

/** Somebody on a roster. */
export const CruisePerson = z
  .object({
    leagueRosterId: z.string(),
    ...entity,
    /** As the platform writes it where we do not know them. */
    name: z.string(),
  })
  .meta({ id: 'CruisePerson' });

/** A change of a line-up: who comes in for whom, and who moves over. */
export const CruiseChange = z
  .object({
    reason: z.enum(CHANGE_REASONS),
    comes: CruisePerson,
    /** null where the place was empty. */
    goes: CruisePerson.nullable(),
    /** The place that `comes` takes. */
    position: z.enum(STARTING_SLOTS),
    /** Starters who go over to another place, in the order in which they can be moved. */
    shifts: z.array(CruisePerson.extend({ from: z.enum(STARTING_SLOTS), to: z.enum(STARTING_SLOTS) })),
    /** How often whoever comes outscores whoever goes, 0 to 100; null where one of them does not play. */
    surePercent: z.number().nullable(),
  })
  .meta({ id: 'CruiseChange' });

const Proposal = CruiseChange.extend({
  id: z.string(),
  week: z.number(),
  state: z.enum(PROPOSAL_STATES),
  /** Expected points more. */
  gainedPoints: locked('startSitProjections', z.number()),
  /** The first kick-off of those concerned. */
  kickoff: z.string(),
  /** Until when it can be vetoed; it is sent then. */
  vetoUntil: z.string(),
  preparedAt: z.string(),
  /** When it came into its state. */
  stateAt: z.string(),
  /** Whether a mail went out with it. */
  isMailed: z.boolean(),
  /** When the line-up, as the platform told it, was first seen to have the change; null while it was not. */
  seenAt: z.string().nullable(),
  canVeto: z.boolean(),
  canUndo: z.boolean(),
});
export type CruiseProposal = z.output<typeof Proposal>;

const State = z.object({
  isOn: z.boolean(),
  /** Those that were set, or those that a person begins with, in their platform's time. */
  rules: CruiseRules,
  /** Whether the rules were ever set by the person. */
  hasRules: z.boolean(),
  /** The own team in the week, the line-up first. */
  team: z.array(CruisePerson.extend({ position: z.enum(ROSTER_PLACES) })),
  /** null outside the season. */
  week: z.number().nullable(),
  /** Why nothing is prepared; null where something may be. */
  obstacle: z.enum(CRUISE_OBSTACLES).nullable(),
  /** Starting places that are not counted here, in words: whoever stands there is taken for the bench. */
  uncountedPlaces: z.array(z.string()),
  /** The newest first. */
  proposals: z.array(Proposal),
  /** The product's clock, by which times are to be read. */
  now: z.string(),
  /** Where the line-up is set: what people call the platform, and its page; null where no address is known. */
  platform: z.object({ name: z.string(), url: z.string().nullable(), isByHand: z.boolean() }),
  /** Whether the caller's address is proved: mail goes nowhere else. */
  canMail: z.boolean(),
  basis: Basis,
  readAt: z.string().nullable(),
});
export type CruiseState = z.output<typeof State>;

const league = { userLeagueId: z.uuid() };
const PLANS = 'Below tier 2 changes are made from published projections, and points are locked.';

export const getCruiseControl = endpoint('getCruiseControl', {
  summary:
    'What Cruise Control may do in one of the caller’s leagues, what it has prepared, and what became of that. Changes nothing.',
  plans: PLANS,
  query: z.object(league),
  byTier: true,
  answer: State,
});

export const updateCruiseControl = endpoint('updateCruiseControl', {
  summary:
    'Switches Cruise Control on or off in one of the caller’s leagues, sets its rules, and prepares by them at once. Nothing is ever changed at the platform.',
  plans: PLANS,
  params: z.object(league),
  byTier: true,
  body: z.object({ isOn: z.boolean(), rules: CruiseRules }),
  answer: State,
});

const ofChange = {
  params: z.object(league),
  body: z.object({ changeId: z.uuid() }),
  answer: z.object({ id: z.string(), state: z.enum(PROPOSAL_STATES) }),
} as const;

export const vetoCruiseChange = endpoint('vetoCruiseChange', {
  summary: 'Vetoes a change that is prepared: it is not sent, and neither of the two is moved again in its week.',
  ...ofChange,
});

export const undoCruiseChange = endpoint('undoCruiseChange', {
  summary:
    'Takes a veto back while there is time, or takes back a change that was sent, until its kick-off: the line-up is then to be as it was.',
  ...ofChange,
});

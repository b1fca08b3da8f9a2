import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { ROSTER_PLACES, STARTING_SLOTS } from '@pylon/engine/vocabulary/slots';
import { WEEKDAYS } from '@pylon/engine/vocabulary/weekdays';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Basis } from '../my-roster/my-roster.ts';
import { locked } from '../plans/locked.ts';
import { TimeZone } from '../time-zone.ts';
import { WaiverDetails } from '../waiver-wire/available-players.ts';
import { entity } from '../wire.ts';
import {
  CLAIM_GAIN,
  CLAIM_PERCENT,
  CRUISE_OBSTACLES,
  LEAD_HOURS,
  LEAST_GAIN,
  LINEUP_REASONS,
  MOST_KEPT,
  PROPOSAL_STATES,
} from './cruise-limits.ts';

const RosterId = z.string().min(1).max(128);
const Hour = z.number().int().min(0).max(23);
const LeadHours = z.number().int().min(LEAD_HOURS.least).max(LEAD_HOURS.most);

const ClaimRules = z.object({
  isOn: z.boolean(),
  /** Of what is left of the budget, for all claims of a week together; of no matter where nobody bids. */
  mostPercent: z.number().int().min(CLAIM_PERCENT.least).max(CLAIM_PERCENT.most),
  /** Expected points a week that each claim has to bring, over all weeks that are left. */
  leastGain: z.number().min(CLAIM_GAIN.least).max(CLAIM_GAIN.most),
  /** When the league runs its claims, in the rules’ time zone: the person’s word goes before the platform’s. */
  runsOn: z.enum(WEEKDAYS),
  runsAtHour: Hour,
  /** Hours before that at which claims are sent; until then they can be vetoed. */
  leadHours: LeadHours,
});

/** What a person lets Cruise Control do in a league. */
export const CruiseRules = z.object({
  /** Players of the own team who are never benched, by their ids on the roster. */
  keptRosterIds: z.array(RosterId).max(MOST_KEPT),
  /** Whether only starters who are out or rest are benched; empty places are filled all the same. */
  onlyIdle: z.boolean(),
  /** Expected points that each change has to bring. */
  leastGain: z.number().min(LEAST_GAIN.least).max(LEAST_GAIN.most),
  /** Hours before the first kick-off of a change at which it is sent; until then it can be vetoed. */
  leadHours: LeadHours,
  /**
   * Hour of the day in the time zone, 0 to 23: nothing is sent before it. What kicks off before it is left alone,
   * claims that are run before it are sent in the evening.
   */
  notBeforeHour: Hour,
  timeZone: TimeZone,
  claims: ClaimRules,
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
export const LineupChange = z
  .object({
    reason: z.enum(LINEUP_REASONS),
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

/** A free agent to be claimed, and who makes room. */
export const Claim = z
  .object({
    reason: z.literal('claim'),
    /** On no roster of the league: the id is that of the athlete, or of the team for its defence. */
    comes: z.object({ id: z.string(), ...entity, name: z.string(), position: z.enum(POSITIONS) }),
    /** Who is dropped; null where there is room. */
    goes: CruisePerson.nullable(),
    /** The place among the claims of its week, from 1: the order in which they are to be made. */
    place: z.number(),
    /** Expected points more a week, over all weeks that are left, after the claims before it. */
    gainPerWeek: locked('standaloneWaiverWire', z.number()),
    /** Dollars, as the waiver wire recommends them within what the rules allow; null where nobody bids. */
    bidDollars: locked('standaloneWaiverWire', z.number().nullable()),
    /** To win with it, or that nobody claims before, 0 to 100; null where that is not known. */
    winPercent: locked('standaloneWaiverWire', z.number().nullable()),
  })
  .meta({ id: 'CruiseClaim' });

/** How a change stands. */
const standing = {
  id: z.string(),
  week: z.number(),
  state: z.enum(PROPOSAL_STATES),
  /** Until when it can be done: the first kick-off of those concerned, or when the league runs its claims. */
  kickoff: z.string(),
  /** Until when it can be vetoed; it is sent then. */
  vetoUntil: z.string(),
  preparedAt: z.string(),
  /** When it came into its state. */
  stateAt: z.string(),
  /** Whether a mail went out with it. */
  isMailed: z.boolean(),
  /** When the team, as the platform told it, was first seen to have the change; null while it was not. */
  seenAt: z.string().nullable(),
  canVeto: z.boolean(),
  canUndo: z.boolean(),
};

const Proposal = z.discriminatedUnion('reason', [
  LineupChange.extend({
    ...standing,
    /** Expected points more. */
    gainedPoints: locked('startSitProjections', z.number()),
  }).meta({ id: 'CruiseLineupProposal' }),
  Claim.extend(standing).meta({ id: 'CruiseClaimProposal' }),
]);
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
  /** What there is to claim with. */
  claims: locked(
    'standaloneWaiverWire',
    WaiverDetails.pick({ waiverMode: true, left: true }).extend({
      /** When claims are run next by the rules; null outside the season. */
      runsAt: z.string().nullable(),
      /** When the platform says that they are run, from Wednesday on; none where it does not, or is not understood. */
      runs: z.array(
        z.object({
          day: z.enum(WEEKDAYS),
          /** The next one; null where the day alone is told. */
          nextAt: z.string().nullable(),
        }),
      ),
    }),
  ),
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
const PLANS =
  'Below tier 2 changes are made from published projections, points are locked, and no claims are prepared.';

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
  summary:
    'Vetoes a change that is prepared: it is not sent, and neither of the two is moved, claimed or dropped again in its week.',
  ...ofChange,
});

export const undoCruiseChange = endpoint('undoCruiseChange', {
  summary:
    'Takes a veto back while there is time, or takes back a change that was sent, until its kick-off or until claims are run: the team is then to be as it was.',
  ...ofChange,
});

/**
 * What to expect of a club's athletes in a game, from what is believed of them: the club's passes and runs shared by
 * role, and the league's yield of a chance, tilted by how good everybody is thought to be. The passer's line is what
 * their receivers are expected to catch, so that projections agree as box scores do.
 */
import type { StatKey } from '@pylon/engine/scoring/stat-keys';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { CLUBS } from '../league/clubs.ts';
import type { DepthChart } from '../league/depth.ts';
import type { ClubForm, Member } from '../league/league.ts';
import { type Carrier, offenseOf } from '../league/roles.ts';
import { type LeagueRates, rateOf } from './league-rates.ts';
import { emptyLine, STAT } from './stat-index.ts';

/** An expected line of an athlete or a team defence. */
export interface Expectation {
  readonly entityId: EntityId;
  readonly position: 'QB' | 'RB' | 'WR' | 'TE' | 'K' | 'DST';
  /** Null for a team defence. */
  readonly member: Member | null;
  readonly line: number[];
}

/**
 * Whom a club meets: how good its defence and attack are thought to be, and whether at home. Null is nobody in
 * particular.
 */
export interface Opposition {
  readonly form: ClubForm;
  /** Points the opponent is expected to score more than the average. */
  readonly scores: number;
  readonly venue: 1 | -1;
}

const PASSING_OF_RECEIVING: readonly (readonly [StatKey, StatKey])[] = [
  ['passingCompletions', 'receivingReceptions'],
  ['passingYards', 'receivingYards'],
  ['passingTouchdowns', 'receivingTouchdowns'],
  ['passingFirstDowns', 'receivingFirstDowns'],
  ['passingTwoPointConversions', 'receivingTwoPointConversions'],
  ['passingTouchdowns40', 'receivingTouchdowns40'],
  ['passingTouchdowns50', 'receivingTouchdowns50'],
];
const RUSHING: readonly StatKey[] = [
  'rushingYards',
  'rushingTouchdowns',
  'rushingFirstDowns',
  'rushingTwoPointConversions',
  'rushingTouchdowns40',
  'rushingTouchdowns50',
];
/** Scores grow faster than yards when somebody is better. */
const SCORING = /Touchdowns/;
const SCORING_TILT = 1.6;
/** What the average starter is thought to be, in standard deviations of their job. */
const USUAL = { QB: 0.95, catcher: 0.97 } as const;
const PASSER_TILT = 0.045;
const CATCHER_TILT = 0.045;
const MATCHUP_TILT = 0.028;
/** How much of clubs' real form is known. */
const KNOWN_FORM = 0.6;

/** Expected lines of a club that meets somebody. */
export function expectGame(
  setting: {
    readonly club: number;
    readonly clubForm: ClubForm;
    readonly rates: LeagueRates;
    readonly opposition: Opposition | null;
  },
  chart: DepthChart,
): Expectation[] {
  const { club, clubForm, rates, opposition } = setting;
  const offense = offenseOf({ club, clubForm, week: 0, infirmary: { of: () => undefined } }, chart, null);
  const volume = rates.clubVolumes[club] ?? { passes: 33, runs: 23 };
  const targets = volume.passes * targetsPerPass(rates);
  const targetTotal = offense.carriers.reduce((sum, carrier) => sum + carrier.targetWeight, 0);
  const runTotal = offense.carriers.reduce((sum, carrier) => sum + carrier.runWeight, 0);
  const passTilt =
    PASSER_TILT * (offense.quarterback.form - USUAL.QB) +
    (opposition ? MATCHUP_TILT * (opposition.venue - KNOWN_FORM * opposition.form.passDefense) : 0);
  const runTilt = opposition ? MATCHUP_TILT * (opposition.venue - KNOWN_FORM * opposition.form.runDefense) : 0;
  const skill = offense.carriers.map((carrier) =>
    expectSkill(rates, carrier, {
      targets: (targets * carrier.targetWeight) / targetTotal,
      runs: (volume.runs * carrier.runWeight) / runTotal,
      passTilt,
      runTilt,
    }),
  );
  return [
    expectPasser(rates, offense.quarterback, { passes: volume.passes, skill, passTilt, runTilt }),
    ...skill,
    expectKicker(rates, offense.kicker, opposition),
    expectDefense(rates, club, clubForm, opposition),
  ];
}

function targetsPerPass(rates: LeagueRates): number {
  const targets = (['RB', 'WR', 'TE'] as const).reduce(
    (sum, job) => sum + (rates.totals[job]?.[STAT.receivingTargets] ?? 0),
    0,
  );
  return targets / Math.max(1, rates.totals.QB?.[STAT.passingAttempts] ?? 1);
}

const tilted = (stat: StatKey, tilt: number): number => Math.exp(SCORING.test(stat) ? SCORING_TILT * tilt : tilt);

function expectSkill(
  rates: LeagueRates,
  carrier: Carrier,
  chances: { readonly targets: number; readonly runs: number; readonly passTilt: number; readonly runTilt: number },
): Expectation {
  const { athlete } = carrier.member;
  const job = athlete.job as 'RB' | 'WR' | 'TE'; // carriers are of these jobs
  const line = emptyLine();
  line[STAT.receivingTargets] = chances.targets;
  line[STAT.rushingAttempts] = chances.runs;
  const own = job === 'RB' ? 0 : CATCHER_TILT * (carrier.form - USUAL.catcher);
  for (const [, stat] of PASSING_OF_RECEIVING) {
    line[STAT[stat]] =
      chances.targets * rateOf(rates, job, stat, 'receivingTargets') * tilted(stat, chances.passTilt + own);
  }
  for (const stat of RUSHING) {
    line[STAT[stat]] = chances.runs * rateOf(rates, job, stat, 'rushingAttempts') * tilted(stat, chances.runTilt);
  }
  const touches = chances.runs + (line[STAT.receivingReceptions] ?? 0);
  for (const stat of ['fumbles', 'fumblesLost'] as const) {
    const all = rates.totals[job];
    const leagueTouches = (all?.[STAT.rushingAttempts] ?? 0) + (all?.[STAT.receivingReceptions] ?? 0);
    line[STAT[stat]] = leagueTouches > 0 ? (touches * (all?.[STAT[stat]] ?? 0)) / leagueTouches : 0;
  }
  return { entityId: athlete.playerId, position: job, member: carrier.member, line };
}

function expectPasser(
  rates: LeagueRates,
  passer: Carrier,
  game: {
    readonly passes: number;
    readonly skill: readonly Expectation[];
    readonly passTilt: number;
    readonly runTilt: number;
  },
): Expectation {
  const { athlete } = passer.member;
  const line = emptyLine();
  line[STAT.passingAttempts] = game.passes;
  for (const [passing, receiving] of PASSING_OF_RECEIVING) {
    line[STAT[passing]] = game.skill.reduce((sum, { line: caught }) => sum + (caught[STAT[receiving]] ?? 0), 0);
  }
  for (const stat of ['passingInterceptions', 'passingPickSixes', 'passingSacks'] as const) {
    line[STAT[stat]] =
      game.passes *
      rateOf(rates, 'QB', stat, 'passingAttempts') *
      Math.exp(-2 * PASSER_TILT * (passer.form - USUAL.QB));
  }
  // Legs are what tells quarterbacks apart; the league's runs are drawn by the average pair.
  const legs = Math.exp(0.62 * athlete.style - 0.19);
  const runs = ((rates.totals.QB?.[STAT.rushingAttempts] ?? 0) / rates.clubGames) * legs;
  line[STAT.rushingAttempts] = runs;
  for (const stat of RUSHING) {
    line[STAT[stat]] = runs * rateOf(rates, 'QB', stat, 'rushingAttempts') * tilted(stat, game.runTilt);
  }
  for (const stat of ['fumbles', 'fumblesLost'] as const) {
    line[STAT[stat]] = (rates.totals.QB?.[STAT[stat]] ?? 0) / rates.clubGames;
  }
  return { entityId: athlete.playerId, position: 'QB', member: passer.member, line };
}

function expectKicker(rates: LeagueRates, kicker: Member, opposition: Opposition | null): Expectation {
  const lift = opposition ? Math.exp(MATCHUP_TILT * (opposition.venue - 0.5 * opposition.form.passDefense)) : 1;
  const line = (rates.totals.K ?? emptyLine()).map((amount) => (amount / rates.clubGames) * lift);
  return { entityId: kicker.athlete.playerId, position: 'K', member: kicker, line };
}

function expectDefense(rates: LeagueRates, club: number, form: ClubForm, opposition: Opposition | null): Expectation {
  const line = [...rates.defense];
  const scale = (stat: StatKey, logarithm: number) => {
    line[STAT[stat]] = (line[STAT[stat]] ?? 0) * Math.exp(KNOWN_FORM * logarithm);
  };
  scale('defenseSacks', 0.16 * form.passRush);
  scale('defenseInterceptions', 0.15 * form.passDefense);
  scale('defensePointsAllowed', -0.055 * form.passDefense - 0.035 * form.runDefense + 0.04 * (opposition?.scores ?? 0));
  scale('defenseYardsAllowed', -0.03 * form.passDefense - 0.02 * form.runDefense);
  return { entityId: CLUBS[club]?.teamId ?? ('' as EntityId), position: 'DST', member: null, line };
}

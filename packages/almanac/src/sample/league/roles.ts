import type { Random } from '@pylon/engine/random/random';
import { DEPTH_WEIGHTS } from '../game/rates.ts';
import type { DepthChart } from './depth.ts';
import { gamma } from './draws.ts';
import { HURT_PENALTY, type Infirmary } from './injuries.ts';
import type { ClubForm, Member } from './league.ts';

// A club's plays are shared by place on the depth chart: the first back's part of the runs, the third receiver's part
// of the passes. Form tilts the shares, and each game has a plan of its own that tilts them again.

type SkillJob = 'RB' | 'WR' | 'TE';
const SKILL_JOBS: readonly SkillJob[] = ['RB', 'WR', 'TE'];

/** Parts of the passes by place. */
const TARGET_PARTS: Readonly<Record<SkillJob, readonly number[]>> = {
  RB: [0.105, 0.06, 0.022, 0.006],
  WR: [0.228, 0.175, 0.11, 0.039, 0.019, 0.01],
  TE: [0.137, 0.051, 0.017, 0.005],
};
/** Parts of the designed runs by place. */
const RUN_PARTS: Readonly<Record<SkillJob, readonly number[]>> = {
  RB: [0.54, 0.225, 0.062, 0.015],
  WR: [0.013, 0.01, 0.008, 0.003, 0, 0],
  TE: [0.001, 0, 0, 0],
};
const QUARTERBACK_RUN_PART = 0.034;
/** Parts of the snaps by place; the five that are not line or quarterback. */
const SNAP_PARTS: Readonly<Record<SkillJob, readonly number[]>> = {
  RB: [0.6, 0.33, 0.08, 0.02],
  WR: [0.87, 0.8, 0.62, 0.26, 0.12, 0.05],
  TE: [0.76, 0.34, 0.12, 0.03],
};
const TARGET_TILT: Readonly<Record<SkillJob, number>> = { RB: 0.25, WR: 0.25, TE: 0.34 };
const RUN_TILT = 0.3;
/** How much a game's plan sways the shares: shapes of gamma draws around 1. */
const TARGET_SWAY = 10;
const RUN_SWAY = 12;

/** Somebody who runs and catches, as the game sees them. */
export interface Carrier {
  readonly member: Member;
  /** Good days and bad: their form, less when they play hurt. */
  readonly form: number;
  readonly targetWeight: number;
  readonly runWeight: number;
  readonly snapShare: number;
  readonly depthWeights: readonly number[];
  readonly depthTotal: number;
}

/** The eleven, and more, who attack for a club in a game. */
export interface Offense {
  readonly club: number;
  readonly clubForm: ClubForm;
  readonly quarterback: Carrier;
  readonly carriers: readonly Carrier[];
  readonly kicker: Member;
  readonly returner: Carrier;
  readonly line: readonly Member[];
}

/** Shares of a club's runs and passes that its chart implies; with `random` a game's, without the average game's. */
export function offenseOf(
  setting: { readonly club: number; readonly clubForm: ClubForm; readonly week: number; readonly infirmary: Infirmary },
  chart: DepthChart,
  random: Random | null,
): Offense {
  const sway = (shape: number) => (random ? gamma(random, shape) : 1);
  const formOf = (member: Member) =>
    member.form - (setting.infirmary.of(member.number, setting.week) ? HURT_PENALTY : 0);
  const carriers = SKILL_JOBS.flatMap((job) =>
    chart[job].slice(0, TARGET_PARTS[job].length).map((member, place): Carrier => {
      const form = formOf(member);
      const depthWeights = leanDeep(DEPTH_WEIGHTS[job], job === 'RB' ? 0 : member.athlete.style);
      const hands = job === 'RB' ? Math.exp(0.3 * member.athlete.style) : 1;
      return {
        member,
        form,
        targetWeight: (TARGET_PARTS[job][place] ?? 0) * hands * Math.exp(TARGET_TILT[job] * form) * sway(TARGET_SWAY),
        runWeight: (RUN_PARTS[job][place] ?? 0) * Math.exp(RUN_TILT * form) * sway(RUN_SWAY),
        snapShare: (SNAP_PARTS[job][place] ?? 0) * Math.exp(0.08 * form) * sway(60),
        depthWeights,
        depthTotal: depthWeights.reduce((sum, weight) => sum + weight, 0),
      };
    }),
  );
  const [quarterback, kicker, returner] = [chart.QB[0], chart.K[0], carriers.findLast((c) => c.runWeight > 0)];
  if (!quarterback || !kicker || !returner) throw new Error('a club without a quarterback, a kicker or a returner');
  const { style } = quarterback.athlete;
  return {
    club: setting.club,
    clubForm: setting.clubForm,
    quarterback: {
      member: quarterback,
      form: formOf(quarterback),
      targetWeight: 0,
      runWeight: QUARTERBACK_RUN_PART * Math.exp(0.75 * style) * sway(4),
      snapShare: 1,
      depthWeights: [],
      depthTotal: 0,
    },
    carriers,
    kicker,
    returner,
    line: chart.OL.slice(0, 5),
  };
}

/** Moves weight to deep or to short passes with a receiver's manner. */
const leanDeep = (weights: readonly number[], style: number): number[] =>
  weights.map((weight, depth) => weight * Math.exp(0.12 * style * (depth - 2.5)));

/** Somebody who defends, with their parts of what defenders do. */
export interface Defender {
  readonly member: Member;
  readonly snapShare: number;
  readonly tackles: number;
  readonly sacks: number;
  readonly passesDefended: number;
  readonly losses: number;
}

type DefenseJob = 'DE' | 'DT' | 'LB' | 'CB' | 'S';
/** For each job: snaps by place (all together eleven), then tackles, sacks, passes defended and losses per snap. */
const DEFENSE_PARTS: Readonly<Record<DefenseJob, readonly [readonly number[], number, number, number, number]>> = {
  DE: [[0.78, 0.7, 0.42, 0.25, 0.1], 0.74, 0.9, 0.12, 1.3],
  DT: [[0.7, 0.58, 0.37, 0.2], 0.74, 0.7, 0.1, 0.95],
  LB: [[0.97, 0.82, 0.38, 0.14, 0.05, 0.02], 1.5, 0.75, 0.42, 1.35],
  CB: [[0.97, 0.9, 0.64, 0.14, 0.05], 0.83, 0.12, 1.8, 0.45],
  S: [[0.98, 0.92, 0.25, 0.07], 1.16, 0.22, 0.95, 0.55],
};

/** Who defends for a club in a game, with tilts by form and by the day. */
export function defendersOf(chart: DepthChart, random: Random): Defender[] {
  return (Object.keys(DEFENSE_PARTS) as DefenseJob[]).flatMap((job) => {
    const [snaps, tackles, sacks, passesDefended, losses] = DEFENSE_PARTS[job];
    return chart[job].slice(0, snaps.length).map((member, place): Defender => {
      const snapShare = (snaps[place] ?? 0) * gamma(random, 80);
      const tilt = snapShare * Math.exp(0.18 * member.form);
      return {
        member,
        snapShare,
        tackles: tackles * tilt,
        sacks: sacks * tilt * Math.exp(0.45 * member.form),
        passesDefended: passesDefended * tilt,
        losses: losses * tilt,
      };
    });
  });
}

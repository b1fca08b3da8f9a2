import { JOBS, type Job } from './athletes.ts';
import { CLUBS } from './clubs.ts';
import type { Infirmary } from './injuries.ts';
import type { Member } from './league.ts';

/** Members of a club by job, first the one who plays most. */
export type DepthChart = Readonly<Record<Job, readonly Member[]>>;

/**
 * How good a coach thinks a member is before a week: what was thought in summer, and more and more what they have
 * shown.
 *
 * @example belief({ esteem: 1, form: 0, … }, 1) // → 1
 * @example belief({ esteem: 1, form: 0, … }, 9) // → 0.5
 */
export const belief = (member: Pick<Member, 'esteem' | 'form'>, week: number): number =>
  member.esteem + ((member.form - member.esteem) * (week - 1)) / (week + 7);

/** Everybody's place in every club before a week, the injured included (those on reserve are left out). */
export function depthCharts(members: readonly Member[], week: number, infirmary: Infirmary): DepthChart[] {
  // One list per job
  const charts = CLUBS.map(() => Object.fromEntries(JOBS.map((job) => [job, []])) as unknown as Record<Job, Member[]>);
  for (const member of members) {
    if (!infirmary.of(member.number, week)?.onReserve) charts[member.club]?.[member.athlete.job].push(member);
  }
  for (const chart of charts) for (const job of JOBS) chart[job].sort((a, b) => belief(b, week) - belief(a, week));
  return charts;
}

/** The chart of those who play. */
export function whoPlays(chart: DepthChart, week: number, infirmary: Infirmary): DepthChart {
  const able = (member: Member) => infirmary.of(member.number, week)?.plays ?? true;
  // One list per job
  return Object.fromEntries(JOBS.map((job) => [job, chart[job].filter(able)])) as unknown as DepthChart;
}

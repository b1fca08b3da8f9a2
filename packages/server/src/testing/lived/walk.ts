// One person's walk through every tool of a league in one week, and whatever of it does not add up.
import type { CallName } from '@pylon/contract/calls';
import type { Input, Reply, TestServer } from '../test-server.ts';
import { walkHub } from './walk-hub.ts';
import { walkLists } from './walk-lists.ts';
import { walkOtherWeeks, walkTeam } from './walk-roster.ts';
import { walkStartSit, walkTrades } from './walk-tools.ts';
import type { Walker, WalkOf } from './walker.ts';

/** What a walk came to. */
export interface Walk {
  /** How many answers were given. */
  readonly answers: number;
  /** How many pairs of figures were compared, of two answers or of one and the platform. */
  readonly compared: number;
  readonly faults: readonly string[];
}

/** Asks every tool about every team, and compares what they say with each other and with the platform. */
export async function walk({ call }: Pick<TestServer, 'call'>, of: WalkOf): Promise<Walk> {
  const faults: string[] = [];
  let [answers, compared] = [0, 0];
  const walker: Walker = {
    async ask<N extends CallName>(name: N, input: Input<N>): Promise<Reply<N>['data']> {
      const reply = await call(name, input, of.token).catch((error: unknown) => {
        faults.push(`${name} breaks: ${error instanceof Error ? error.message : String(error)}`);
      });
      if (!reply) return null;
      if (reply.error) faults.push(`${name} refuses: ${reply.error.code} ${JSON.stringify(reply.error.fields ?? {})}`);
      else answers++;
      return reply.data;
    },
    equal(what, ours, theirs, within = 0.006) {
      compared++;
      const isEqual = ours === theirs || (ours != null && theirs != null && Math.abs(ours - theirs) <= within);
      if (!isEqual) faults.push(`${what}: ${ours} beside ${theirs}`);
    },
    fault: (text) => void faults.push(text),
  };
  const chances = new Map<string, number>();
  for (const { teamId } of of.past.league.teams) {
    const chance = await walkTeam(walker, of, teamId);
    if (chance !== null) chances.set(teamId, chance);
  }
  for (const {
    teams: [one, other],
  } of of.past.weeks.get(of.week)?.matchups ?? []) {
    const [own, theirs] = [one, other].map((team) => team && chances.get(team.teamId));
    if (own != null && theirs != null) walker.equal(`team ${one.teamId}: both chances to win`, own + theirs, 1, 0.011);
  }
  await walkOtherWeeks(walker, of);
  await walkStartSit(walker, of);
  await walkTrades(walker, of);
  await walkHub(walker, of, chances);
  await walkLists(walker, of);
  return { answers, compared, faults };
}

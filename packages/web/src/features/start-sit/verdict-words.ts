// The verdict of a comparison in one sentence, and how sure it is.
import { unlocked } from '@pylon/contract/plans/tiers';
import type { StartSitRow } from '@pylon/contract/start-sit/start-sit';
import type { Sureness } from '@pylon/contract/start-sit/start-sit-limits';
import type { Answer } from '../../api/call.ts';
import { decimal, odds } from '../../widgets/player/display.ts';
import { entityOf } from '../../widgets/player/entity.ts';

export type Comparison = Pick<Answer<'compareStartSit'>, 'startSitTable' | 'startersNeeded' | 'verdict' | 'week'>;

export interface VerdictWords {
  readonly headline: string;
  /** How sure it is and, where a plan tells it, by how much; null where nothing was chosen. */
  readonly sureness: string | null;
  /** What would change it; null where nothing would. */
  readonly unless: string | null;
}

const SURENESS: Readonly<Record<Sureness, string>> = {
  'coin-flip': 'Fewer than two points lie between them: either is right.',
  lean: 'A lean, not a certainty.',
  clear: 'This one is clear.',
};

/** @example verdictWords(comparison).headline // → 'Start Theo Brightwater: 62% to outscore Dray Holloway' */
export function verdictWords({ startSitTable: rows, startersNeeded, verdict, week }: Comparison): VerdictWords {
  const starting = rows.filter(({ recommended }) => recommended === 'start');
  const last = starting.at(-1);
  const next = rows[startersNeeded];
  const nothing = { sureness: null, unless: null };
  if (!last) return { headline: `There is nobody to start in week ${week}`, ...nothing };
  const names = inWords(starting.map(nameOf));
  if (!next || !verdict) {
    const [only] = rows;
    return {
      headline: rows.length === 1 && only ? `Add somebody to compare ${nameOf(only)} with` : `Start ${names}`,
      ...nothing,
    };
  }
  const sureness = surenessWords(verdict);
  const whyNot = whyNotOf(next);
  if (whyNot) return { headline: `Start ${names}: ${nameOf(next)} ${whyNot}`, sureness, unless: null };
  return {
    headline: chosenWords(starting, next, verdict.sureness === 'coin-flip'),
    sureness,
    unless: `If ${nameOf(last)} does not play, start ${nameOf(next)}.`,
  };
}

/** Who starts, and the chance of the last of them against the first who sits. */
function chosenWords(starting: readonly StartSitRow[], next: StartSitRow, isCoinFlip: boolean): string {
  const last = starting.at(-1);
  const chance = odds((last?.outscores.find(({ playerId }) => playerId === next.player.id)?.percent ?? 50) / 100);
  const duel = `${last ? nameOf(last) : ''}, ${chance} to outscore ${nameOf(next)}`;
  const sure = starting.slice(0, -1).map(nameOf);
  if (isCoinFlip)
    return sure.length === 0 ? `A coin flip: ${duel}` : `Start ${inWords(sure)}, then a coin flip: ${duel}`;
  return sure.length === 0
    ? `Start ${duel.replace(', ', ': ')}`
    : `Start ${inWords(starting.map(nameOf))}: ${chance} that ${last ? nameOf(last) : ''} outscores ${nameOf(next)}`;
}

function surenessWords({ sureness, margin }: NonNullable<Comparison['verdict']>): string {
  const points = unlocked(margin);
  return points === null || sureness === 'coin-flip'
    ? SURENESS[sureness]
    : `${SURENESS[sureness]} ${decimal(points, 1)} points apart on average.`;
}

/** Why somebody cannot be started; null where they can. */
function whyNotOf({ isBye, isOut, game, topPercent }: StartSitRow): string | null {
  if (isBye) return 'has a bye';
  if (isOut) return 'is out';
  if (game === null) return 'has no game';
  return topPercent === null ? 'is projected by nobody' : null;
}

const nameOf = ({ player }: StartSitRow): string => entityOf(player)?.name ?? player.id;

/** @example inWords(['A', 'B', 'C']) // → 'A, B and C' */
const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

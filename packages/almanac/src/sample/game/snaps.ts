import type { Member } from '../league/league.ts';
import type { Side } from './side.ts';

/**
 * Shares a whole number out by weight: each gets at least their least and at most `most`.
 *
 * @returns whole numbers in the order of the weights that add up to `total`, as long as the leasts do not exceed it and
 *   `most` times their number reaches it
 * @example apportion([2, 1, 1], [0, 0, 0], 8, 4) // → [4, 2, 2]
 */
export function apportion(
  weights: readonly number[],
  leasts: readonly number[],
  total: number,
  most: number,
): number[] {
  const shares = weights.map(() => 0);
  const capped = weights.map(() => false);
  // Whoever would get more than everything gets everything, and the rest is shared again.
  for (let round = 0; round < weights.length; round++) {
    const left = total - capped.filter(Boolean).length * most;
    const open = weights.reduce((sum, weight, index) => sum + (capped[index] ? 0 : weight), 0);
    let changed = false;
    for (const [index, weight] of weights.entries()) {
      shares[index] = capped[index] ? most : open > 0 ? (left * weight) / open : 0;
      if (!capped[index] && (shares[index] ?? 0) > most) {
        capped[index] = true;
        changed = true;
      }
    }
    if (!changed) break;
  }
  const whole = shares.map((share, index) => Math.min(most, Math.max(leasts[index] ?? 0, Math.round(share))));
  let missing = total - whole.reduce((sum, value) => sum + value, 0);
  for (let step = 0; missing !== 0 && step < total * 4; step++) {
    const index = step % whole.length;
    const value = whole[index] ?? 0;
    const room = missing > 0 ? value < most && (weights[index] ?? 0) > 0 : value > (leasts[index] ?? 0);
    if (!room) continue;
    whole[index] = value + Math.sign(missing);
    missing -= Math.sign(missing);
  }
  return whole;
}

/** Plays at which they were seen to have the ball or be thrown to: they were on the field for them. */
function touches(side: Side, member: Member, keys: readonly number[]): number {
  const line = side.box.lines.get(member.number);
  return line ? keys.reduce((sum, key) => sum + (line[key] ?? 0), 0) : 0;
}

/** Writes a game's snaps into a side's box score: eleven men for every play, nobody for more plays than there were. */
export function countSnaps(side: Side, opponentPlays: number, touchKeys: readonly number[]): void {
  const { box, offense, defenders } = side;
  for (const member of [offense.quarterback.member, ...offense.line]) box.offenseSnaps.set(member.number, box.plays);
  const skill = apportion(
    offense.carriers.map((carrier) => carrier.snapShare),
    offense.carriers.map((carrier) => Math.ceil(touches(side, carrier.member, touchKeys))),
    5 * box.plays,
    box.plays,
  );
  for (const [index, carrier] of offense.carriers.entries())
    box.offenseSnaps.set(carrier.member.number, skill[index] ?? 0);
  const shares = apportion(
    defenders.map((defender) => defender.snapShare),
    defenders.map(() => 0),
    11 * opponentPlays,
    opponentPlays,
  );
  for (const [index, defender] of defenders.entries()) box.defenseSnaps.set(defender.member.number, shares[index] ?? 0);
}

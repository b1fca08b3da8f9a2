// Kick-offs, punts, field goals and tries after touchdowns.
import type { Random } from '@pylon/engine/random/random';
import type { StatKey } from '@pylon/engine/scoring/stat-keys';
import { chance, gamma, normal } from '../league/draws.ts';
import { goesForTwo, kickIsGood } from './chances.ts';
import { EXTRA_POINT_SHARE, TWO_POINT_SHARE } from './rates.ts';
import type { Side } from './side.ts';

/** Yards from the spot of the ball to the posts and back to the holder. */
const KICK_EXTRA_YARDS = 18;
const BLOCKED_SHARE = { fieldGoal: 0.018, extraPoint: 0.011, punt: 0.005 } as const;
const TOUCHBACK_SHARE = 0.3;
const RETURN_SCORE_SHARE = { kickOff: 0.0045, punt: 0.014 } as const;
const PUNT_RETURNED_SHARE = 0.45;
/** Failed tries that the defence carries to the other end. */
const TWO_POINT_RETURN_SHARE = 0.008;

/** Where a side begins after a kick: yards to the goal it attacks; `returned` when the kick was carried all the way. */
interface KickEnd {
  readonly yardsToGoal: number;
  readonly returned: boolean;
}

/** A kick-off to a side. */
export function kickOff(random: Random, receiving: Side, kicking: Side): KickEnd {
  if (chance(random, TOUCHBACK_SHARE)) return { yardsToGoal: 66, returned: false };
  const caughtAt = Math.round(2 + 4 * random.next()); // own yard line where it is caught
  const returned = chance(random, RETURN_SCORE_SHARE.kickOff);
  const yards = returned ? 100 - caughtAt : Math.max(3, Math.round(normal(random, 25.5, 6)));
  const { member } = receiving.offense.returner;
  receiving.box.add(member, 'kickReturnYards', yards);
  if (returned) scoreReturn(receiving);
  else kicking.tackle(false);
  return { yardsToGoal: returned ? 1 : 100 - caughtAt - yards, returned };
}

function scoreReturn(side: Side): void {
  side.box.add(side.offense.returner.member, 'returnTouchdowns');
  side.box.addDefense('defenseSpecialTeamsTouchdowns');
}

/** A punt from so many yards to the goal line. */
export function punt(random: Random, kicking: Side, receiving: Side, yardsToGoal: number): KickEnd {
  if (chance(random, BLOCKED_SHARE.punt)) {
    creditBlock(receiving);
    return { yardsToGoal: Math.max(1, 100 - yardsToGoal - 8), returned: false };
  }
  const length = Math.round(normal(random, 47, 7));
  const lands = yardsToGoal - length;
  if (lands <= 0) return { yardsToGoal: 80, returned: false };
  if (!chance(random, PUNT_RETURNED_SHARE)) return { yardsToGoal: 100 - lands, returned: false };
  const returned = chance(random, RETURN_SCORE_SHARE.punt);
  const yards = returned ? 100 - lands : Math.min(99 - lands, Math.round(9 * gamma(random, 1)));
  receiving.box.add(receiving.offense.returner.member, 'puntReturnYards', yards);
  if (returned) scoreReturn(receiving);
  else kicking.tackle(false);
  return { yardsToGoal: returned ? 1 : 100 - lands - yards, returned };
}

/** A field goal attempt from so many yards to the goal line; the points are counted when it is good. */
export function kickField(random: Random, kicking: Side, defense: Side, yardsToGoal: number): boolean {
  const distance = yardsToGoal + KICK_EXTRA_YARDS;
  const { kicker } = kicking.offense;
  const blocked = chance(random, BLOCKED_SHARE.fieldGoal);
  if (blocked) creditBlock(defense);
  if (blocked || !kickIsGood(random, kicker, distance)) {
    kicking.box.add(kicker, missKey(distance));
    return false;
  }
  kicking.box.add(kicker, madeKey(distance));
  kicking.box.add(kicker, 'fieldGoalYards', distance);
  kicking.box.add(kicker, 'fieldGoalYardsOver30', Math.max(0, distance - 30));
  kicking.box.points += 3;
  return true;
}

const madeKey = (distance: number): StatKey => {
  if (distance < 20) return 'fieldGoals0To19';
  if (distance < 30) return 'fieldGoals20To29';
  if (distance < 40) return 'fieldGoals30To39';
  if (distance < 50) return 'fieldGoals40To49';
  return distance < 60 ? 'fieldGoals50To59' : 'fieldGoals60Plus';
};
const missKey = (distance: number): StatKey => {
  if (distance < 20) return 'fieldGoalsMissed0To19';
  if (distance < 30) return 'fieldGoalsMissed20To29';
  if (distance < 40) return 'fieldGoalsMissed30To39';
  return distance < 50 ? 'fieldGoalsMissed40To49' : 'fieldGoalsMissed50Plus';
};

function creditBlock(defense: Side): void {
  defense.box.add(defense.drawDefender('losses'), 'idpBlockedKicks');
  defense.box.addDefense('defenseBlockedKicks');
}

/** One point or two after a touchdown. */
export function tryAfterTouchdown(
  random: Random,
  attack: Side,
  defense: Side,
  { lead, late }: { readonly lead: number; readonly late: boolean },
): void {
  const { kicker, quarterback } = attack.offense;
  if (!goesForTwo(random, lead, late)) {
    const blocked = chance(random, BLOCKED_SHARE.extraPoint);
    if (blocked) creditBlock(defense);
    const good = !blocked && chance(random, EXTRA_POINT_SHARE + 0.01 * kicker.form);
    attack.box.add(kicker, good ? 'extraPoints' : 'extraPointsMissed');
    if (good) attack.box.points += 1;
    return;
  }
  if (!chance(random, TWO_POINT_SHARE)) {
    if (!chance(random, TWO_POINT_RETURN_SHARE)) return;
    defense.box.addDefense('defenseTwoPointReturns');
    defense.box.points += 2;
    return;
  }
  attack.box.points += 2;
  if (chance(random, 0.6)) {
    attack.box.add(quarterback.member, 'passingTwoPointConversions');
    attack.box.add(attack.drawTarget().member, 'receivingTwoPointConversions');
  } else {
    attack.box.add(attack.drawRunner(2).member, 'rushingTwoPointConversions');
  }
}

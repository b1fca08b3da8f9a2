import type { Random } from '@pylon/engine/random/random';
import { chance, pickIndex } from '../league/draws.ts';
import type { Member } from '../league/league.ts';
import type { Carrier, Defender, Offense } from '../league/roles.ts';
import { BoxScore } from './box-score.ts';

/** What defenders are credited for, and the part of it that each has. */
type Deed = 'tackles' | 'sacks' | 'passesDefended' | 'losses';

/** Tackles that one man makes alone. */
const SOLO_SHARE = 0.7;
/** Sacks that two men share. */
const SHARED_SACK_SHARE = 0.12;

/** A club in a game: who attacks, who defends, and what has been counted for it. */
export class Side {
  readonly offense: Offense;
  readonly defenders: readonly Defender[];
  readonly box = new BoxScore();
  private readonly targets: Float64Array;
  private readonly runs: Float64Array;
  private readonly runners: readonly Carrier[];
  private readonly deeds: Readonly<Record<Deed, { weights: Float64Array; total: number }>>;
  private readonly random: Random;

  constructor(offense: Offense, defenders: readonly Defender[], random: Random) {
    this.offense = offense;
    this.defenders = defenders;
    this.random = random;
    this.runners = [offense.quarterback, ...offense.carriers];
    this.targets = Float64Array.from(offense.carriers, (carrier) => carrier.targetWeight);
    this.runs = Float64Array.from(this.runners, (carrier) => carrier.runWeight);
    const deed = (name: Deed) => {
      const weights = Float64Array.from(defenders, (defender) => defender[name]);
      return { weights, total: sum(weights) };
    };
    this.deeds = {
      tackles: deed('tackles'),
      sacks: deed('sacks'),
      passesDefended: deed('passesDefended'),
      losses: deed('losses'),
    };
  }

  /** Who is thrown to. */
  drawTarget(): Carrier {
    const index = pickIndex(this.random, this.targets, sum(this.targets));
    return this.offense.carriers[index] ?? this.offense.returner;
  }

  /** Who runs. Near the line to gain the quarterback pushes forward more often. */
  drawRunner(yardsToGo: number): Carrier {
    const sneak = yardsToGo <= 1 ? 1.5 * QUARTERBACK_SNEAK_WEIGHT : 0;
    const total = sum(this.runs);
    if (sneak > 0 && chance(this.random, sneak / (total + sneak))) return this.offense.quarterback;
    return this.runners[pickIndex(this.random, this.runs, total)] ?? this.offense.quarterback;
  }

  /** Somebody for a deed of the defence. */
  drawDefender(deed: Deed): Member {
    const { weights, total } = this.deeds[deed];
    const defender = this.defenders[pickIndex(this.random, weights, total)];
    if (!defender) throw new Error('a side without defenders');
    return defender.member;
  }

  /** Credits a tackle to one or two men; a loss counts as such. */
  tackle(isLoss: boolean): void {
    const deed = isLoss ? 'losses' : 'tackles';
    const tackler = this.drawDefender(deed);
    const other = this.drawDefender('tackles');
    if (other === tackler || chance(this.random, SOLO_SHARE)) {
      this.box.add(tackler, 'idpSoloTackles');
    } else {
      this.box.add(tackler, 'idpAssistedTackles');
      this.box.add(other, 'idpAssistedTackles');
    }
    if (isLoss) {
      this.box.add(tackler, 'idpTacklesForLoss');
      this.box.addDefense('defenseTacklesForLoss');
    }
  }

  /** Credits a sack: hits, losses, yards. */
  sack(yardsLost: number): void {
    const first = this.drawDefender('sacks');
    const second = this.drawDefender('sacks');
    const men = first !== second && chance(this.random, SHARED_SACK_SHARE) ? [first, second] : [first];
    for (const man of men) {
      this.box.add(man, 'idpSacks', 1 / men.length);
      this.box.add(man, 'idpSackYards', yardsLost / men.length);
      this.box.add(man, men.length > 1 ? 'idpAssistedTackles' : 'idpSoloTackles');
      this.box.add(man, 'idpQuarterbackHits');
    }
    this.box.add(first, 'idpTacklesForLoss');
    this.box.addDefense('defenseTacklesForLoss');
    this.box.addDefense('defenseSacks');
  }
}

const QUARTERBACK_SNEAK_WEIGHT = 0.12;

function sum(weights: Float64Array): number {
  let total = 0;
  for (const weight of weights) total += weight;
  return total;
}

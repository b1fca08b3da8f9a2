/**
 * A game, play by play, with the counting done once for both sides: what a receiver gains their quarterback has thrown,
 * what an offence loses the defence has taken, and the score is the sum of it.
 */
import type { Random } from '@pylon/engine/random/random';
import { chance, normal } from '../league/draws.ts';
import type { BoxScore } from './box-score.ts';
import * as chances from './chances.ts';
import { expectedPoints, SAFETY_WORTH, TOUCHDOWN_WORTH } from './expected-points.ts';
import type { Field, PlayEnd } from './gains.ts';
import { kickField, kickOff, punt, tryAfterTouchdown } from './kicks.ts';
import * as rates from './rates.ts';
import { type Play, penalty, playPass, playRun } from './scrimmage.ts';
import type { Side } from './side.ts';

const HALF_SECONDS = 1800;
const OVERTIME_SECONDS = 600;
/** How much weather and the like sway both sides' passing, in logits of a catch. */
const DAY_SWAY = 0.18;

/** A game while it is played. */
class Game {
  readonly home: Side;
  readonly away: Side;
  readonly random: Random;
  private attack: Side;
  private readonly day: number;
  private half: 1 | 2 | 3 = 1;
  private secondsLeft = HALF_SECONDS;
  private down = 1;
  private yardsToGo = 10;
  private yardsToGoal = 70;
  private possessions = 0;

  constructor(home: Side, away: Side, random: Random) {
    this.home = home;
    this.away = away;
    this.random = random;
    this.attack = home;
    this.day = normal(random, 0, DAY_SWAY);
  }

  play(): void {
    const opening = chance(this.random, 0.5) ? this.home : this.away;
    this.playHalf(1, HALF_SECONDS, opening);
    this.playHalf(2, HALF_SECONDS, this.otherThan(opening));
    if (this.home.box.points !== this.away.box.points) return;
    this.playHalf(3, OVERTIME_SECONDS, chance(this.random, 0.5) ? this.home : this.away);
  }

  private otherThan(side: Side): Side {
    return side === this.home ? this.away : this.home;
  }
  private get defense(): Side {
    return this.otherThan(this.attack);
  }
  private get lead(): number {
    return this.attack.box.points - this.defense.box.points;
  }
  private get matchup(): chances.Matchup {
    return {
      attack: this.attack.offense.clubForm,
      defense: this.defense.offense.clubForm,
      venue: this.attack === this.home ? 1 : -1,
      day: this.day,
    };
  }
  private get situation(): chances.Situation {
    const { down, yardsToGo, yardsToGoal, lead, secondsLeft, half } = this;
    return { down, yardsToGo, yardsToGoal, lead, secondsLeft, half };
  }
  private get field(): Field {
    const { random, attack, defense, yardsToGoal, yardsToGo } = this;
    return { random, attack, defense, yardsToGoal, yardsToGo };
  }
  private get isOver(): boolean {
    return this.secondsLeft <= 0 || (this.half === 3 && this.possessions > 2 && this.lead !== 0);
  }

  private playHalf(half: 1 | 2 | 3, seconds: number, receiving: Side): void {
    this.half = half;
    this.secondsLeft = seconds;
    this.possessions = 0;
    this.receiveKickOff(receiving);
    while (!this.isOver) this.playDown();
  }

  private receiveKickOff(side: Side): void {
    if (this.isOver) return;
    const start = kickOff(this.random, side, this.otherThan(side));
    this.secondsLeft -= 5;
    this.takeOver(side, start.yardsToGoal);
    if (start.returned) this.scoreTouchdown(side);
  }

  private takeOver(side: Side, yardsToGoal: number): void {
    this.attack = side;
    this.possessions += 1;
    this.startSeries(yardsToGoal);
  }
  private startSeries(yardsToGoal: number): void {
    this.yardsToGoal = Math.min(99, Math.max(1, yardsToGoal));
    this.down = 1;
    this.yardsToGo = Math.min(10, this.yardsToGoal);
  }

  /** Touchdown, try and kick-off. A side that has won in overtime tries nothing more. */
  private scoreTouchdown(side: Side): void {
    const other = this.otherThan(side);
    side.box.points += 6;
    const lead = side.box.points - other.box.points;
    const decided = this.half === 3 && lead > 0 && this.possessions >= 2;
    if (!decided)
      tryAfterTouchdown(this.random, side, other, { lead, late: this.half === 2 && this.secondsLeft < 900 });
    this.receiveKickOff(other);
  }

  private playDown(): void {
    if (this.kneels()) return;
    const choice = this.choice();
    if (choice === 'kick') this.tryFieldGoal();
    else if (choice === 'punt') this.puntAway();
    else if (chance(this.random, rates.PENALTY_SHARE)) this.penalise();
    else {
      this.attack.box.plays += 1;
      const { situation, field, matchup } = this;
      const passes = chances.callsPass(this.random, situation, this.attack.offense.clubForm.passLean);
      this.finish(passes ? playPass(field, situation, matchup) : playRun(field, matchup));
    }
  }

  /** Plays on, kicks or punts: kicks when time runs out and it may help. */
  private choice(): 'go' | 'kick' | 'punt' {
    const helps = this.half === 1 || (this.half === 2 && this.lead <= 0 && this.lead >= -3);
    if (this.secondsLeft <= 14 && helps && this.yardsToGoal <= rates.FIELD_GOAL_RANGE) return 'kick';
    return this.down === 4 ? chances.fourthDown(this.random, this.situation) : 'go';
  }

  /** Runs the clock out when nothing else is needed. */
  private kneels(): boolean {
    const enough = this.half === 2 && this.lead > 0 && this.down === 1 && this.secondsLeft <= 118;
    if (!enough) return false;
    const { quarterback } = this.attack.offense;
    for (let kneel = 0; kneel < 3 && this.secondsLeft > 0; kneel++) {
      this.attack.box.plays += 1;
      this.attack.box.yards -= 1;
      this.attack.box.note(quarterback.member, 'carries');
      this.attack.box.add(quarterback.member, 'rushingAttempts');
      this.attack.box.add(quarterback.member, 'rushingYards', -1);
      this.secondsLeft -= 41;
    }
    this.secondsLeft = Math.min(0, this.secondsLeft);
    return true;
  }

  private penalise(): void {
    const end = penalty(this.random);
    const { box } = end.yards < 0 ? this.attack : this.defense;
    box.penalties += 1;
    box.penaltyYards += Math.abs(end.yards);
    this.finish({ end, actors: [] });
  }

  private finish({ end, actors }: Play): void {
    const before = expectedPoints(this.situation);
    const { attack } = this;
    const after = this.settle(end);
    for (const [member, key] of actors) attack.box.note(member, key, after - before);
  }

  /** Moves ball, clock and score; tells what the play's end is worth to the offence. */
  private settle(end: PlayEnd): number {
    const { attack, defense, situation } = this;
    const stops = end.kind !== 'down' || end.stopsClock;
    this.secondsLeft -= chances.secondsOf(this.random, situation, stops, attack.offense.clubForm.pace);
    if (end.kind === 'touchdown') {
      this.scoreTouchdown(attack);
      return TOUCHDOWN_WORTH;
    }
    if (end.kind === 'lost') {
      this.takeOver(defense, end.yardsToGoal);
      const worth = end.scored ? TOUCHDOWN_WORTH : expectedPoints(this.situation);
      if (end.scored) this.scoreTouchdown(defense);
      return -worth;
    }
    if (end.kind === 'safety') {
      defense.box.points += 2;
      this.takeOver(defense, 62);
      return SAFETY_WORTH;
    }
    this.yardsToGoal = Math.min(99, Math.max(1, this.yardsToGoal - end.yards));
    this.yardsToGo -= end.yards;
    if (this.yardsToGo <= 0 || (end.kind === 'again' && end.firstDown)) this.startSeries(this.yardsToGoal);
    else if (end.kind === 'down') this.down += 1;
    if (this.down <= 4) return expectedPoints(this.situation);
    defense.box.addDefense('defenseFourthDownStops');
    this.takeOver(defense, 100 - this.yardsToGoal);
    return -expectedPoints(this.situation);
  }

  private tryFieldGoal(): void {
    const { attack, defense, yardsToGoal } = this;
    this.secondsLeft -= 5;
    if (kickField(this.random, attack, defense, yardsToGoal)) this.receiveKickOff(defense);
    else this.takeOver(defense, Math.min(80, 100 - yardsToGoal - 7));
  }

  private puntAway(): void {
    const { attack, defense } = this;
    this.secondsLeft -= 10;
    const end = punt(this.random, attack, defense, this.yardsToGoal);
    this.takeOver(defense, end.yardsToGoal);
    if (end.returned) this.scoreTouchdown(defense);
  }
}

/** Plays a game to its end. The sides' box scores hold what happened. */
export function playGame(home: Side, away: Side, random: Random): { readonly home: BoxScore; readonly away: BoxScore } {
  new Game(home, away, random).play();
  for (const [own, other] of [
    [home, away],
    [away, home],
  ] as const) {
    own.box.addDefense('defensePointsAllowed', other.box.points);
    own.box.addDefense('defenseYardsAllowed', other.box.yards);
  }
  return { home: home.box, away: away.box };
}

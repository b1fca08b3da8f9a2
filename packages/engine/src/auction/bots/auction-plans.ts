// Plans in an auction. A draft's plan speaks of rounds; with money it speaks of shares of the budget. Zero RB spends
// next to nothing on running backs, hero RB buys one costly one and fills up with cheap ones, a late-round quarterback
// is a cheap one. A plan does three things to a bidder: it changes what a position is worth to them, it bounds what
// they spend on it, and it keeps money back for what the plan still lacks. Shares and factors are estimates [E];
// auction-bots.test.ts counts how often bots keep their plan.
import { DRAFT_STRATEGIES, type DraftStrategy } from '../../vocabulary/drafts.ts';
import { POSITIONS, type Position } from '../../vocabulary/positions.ts';

/** What a team has spent, as shares of its budget. */
export interface Spending {
  /** On a position in all. */
  readonly on: (position: Position) => number;
  /** On the costliest player of a position. */
  readonly dearest: (position: Position) => number;
}

/** What a plan says about one more of a position. */
export interface PlanView {
  /** What they are worth is multiplied by this. */
  readonly factor: number;
  /** The most to pay, as a share of the budget. */
  readonly most: number;
}

interface Plan {
  /** @param upTo how far bids go towards what the plan allows a cheap position, 0 to 1 */
  readonly view: (position: Position, spending: Spending, upTo: number) => PlanView;
  readonly isKept: (spending: Spending) => boolean;
}

/** A hero costs at least this share of the budget; the other running backs together at most the second. */
const HERO = 0.15;
const HEROES_OTHERS = 0.15;
const CHEAP_RB = 0.15;
const CHEAP_TE = 0.04;
const CHEAP_QB = 0.05;
/** A position that a plan rests on takes at least this share of the money. */
const HEAVY = 0.4;
const LOPSIDED = 0.62;

/** What a plan keeps back beyond that for the places that it does not speak of. */
const RESERVE = 0.04;
/** Bids stop short of a bound by this factor: places that must be filled cost a dollar each all the same. */
export const BIDS_UP_TO = 0.7;
/** Held back as long as there is no hero. */
const HERO_RESERVE = 0.33;

const spentElsewhere = (on: Spending['on'], position: Position): number =>
  POSITIONS.reduce((sum, each) => sum + (each === position ? 0 : on(each)), 0);

const SILENT: PlanView = { factor: 1, most: 1 };
const cheap = (position: Position, share: number): Plan => ({
  view: (of, { on }, upTo) => (of === position ? { factor: 0.85, most: Math.max(0, upTo * share - on(of)) } : SILENT),
  isKept: ({ on }) => on(position) <= share,
});
const heavy = (position: Position): Plan => ({
  view: (of, { on }) => {
    const isHeavy = on(position) >= HEAVY;
    if (of === position) return { factor: isHeavy ? 1.05 : 1.3, most: 1 };
    return { factor: isHeavy ? 1 : 0.85, most: Math.max(0, 1 - HEAVY - RESERVE - spentElsewhere(on, position)) };
  },
  isKept: ({ on }) => on(position) >= HEAVY,
});

const PLANS: Readonly<Record<DraftStrategy, Plan>> = {
  balanced: {
    view: (of, { on }) => (of === 'RB' || of === 'WR' ? { factor: 1, most: Math.max(0, LOPSIDED - on(of)) } : SILENT),
    isKept: ({ on }) => on('RB') <= LOPSIDED && on('WR') <= LOPSIDED && on('RB') >= 0.1 && on('WR') >= 0.1,
  },
  zeroRB: cheap('RB', CHEAP_RB),
  heroRB: {
    view: (of, { on, dearest }, upTo) => {
      const hasHero = dearest('RB') >= HERO;
      if (of === 'RB') {
        return hasHero
          ? { factor: 0.8, most: Math.max(0, upTo * HEROES_OTHERS + dearest('RB') - on('RB')) }
          : { factor: 1.6, most: 1 };
      }
      const most = Math.max(0, 1 - HERO_RESERVE - spentElsewhere(on, 'RB'));
      return hasHero ? SILENT : { factor: 0.9, most };
    },
    isKept: ({ on, dearest }) => dearest('RB') >= HERO && on('RB') - dearest('RB') <= HEROES_OTHERS,
  },
  heavyRB: heavy('RB'),
  earlyWR: heavy('WR'),
  puntTE: cheap('TE', CHEAP_TE),
  lateRoundQB: cheap('QB', CHEAP_QB),
};

/**
 * What a plan says about one more of a position.
 *
 * @param upTo how far bids go towards what the plan allows a cheap position, 0 to 1
 * @example planView('puntTE', 'TE', { on: () => 0, dearest: () => 0 }, 1).most // → 0.04
 */
export const planView = (strategy: DraftStrategy, position: Position, spending: Spending, upTo: number): PlanView =>
  PLANS[strategy].view(position, spending, upTo);

/** How much of what a plan makes of a position counts: what it may spend there is bounded besides. Estimate [E]. */
const PLAN_SHARE = 1 / 3;

/** What a player is worth more to a plan that wants the position, as a factor of at least 1. */
export const planRaise = (factor: number): number => Math.max(1, 1 + PLAN_SHARE * (factor - 1));

const NOTHING_SPENT: Spending = { on: () => 0, dearest: () => 0 };

/**
 * The most that a team with a plan pays for its first of a position.
 *
 * @param dollars what the player is worth, ≥ 0
 * @example planLimit('puntTE', 'TE', 30, 200) // → 8
 */
export function planLimit(strategy: DraftStrategy, position: Position, dollars: number, budgetDollars: number): number {
  const { factor, most } = planView(strategy, position, NOTHING_SPENT, 1);
  return Math.min(most * budgetDollars, dollars * planRaise(factor));
}

/** The plans that a team's spending fits, in the order of {@link DRAFT_STRATEGIES}; ask when its roster is full. */
export const plansKept = (spending: Spending): readonly DraftStrategy[] =>
  DRAFT_STRATEGIES.filter((strategy) => PLANS[strategy].isKept(spending));

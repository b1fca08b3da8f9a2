/** Answers of CBS as far as we read them: numbers come as numbers or as text, and what is none in many forms. */
import * as z from 'zod';
import { boundedText } from '../../outside-text.ts';

const text = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 600) : ''));
const line = text.transform(boundedText);
const amount = text.transform((value) => {
  const number = Number.parseFloat(value.replace(/^\$/, ''));
  return Math.abs(number) <= 1e12 ? number : 0;
});
const whole = amount.transform(Math.trunc);
const Id = text.pipe(z.string().regex(/^\d{1,20}$/));
const list = <S extends z.ZodType>(item: S, most: number) =>
  z
    .unknown()
    .optional()
    .transform((value): unknown => (Array.isArray(value) ? value.slice(0, most) : []))
    .pipe(z.array(item));
/** A setting with its label beside it. */
const setting = z
  .unknown()
  .optional()
  .transform((value) => {
    const inner = typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
    return typeof inner === 'string' || typeof inner === 'number' ? String(inner).slice(0, 600) : '';
  });

export const Details = z.object({
  name: line,
  is_h2h: text,
  uses_keepers: whole,
  season_status: text,
  is_expired: whole,
  current_period: whole,
  regular_season_periods: whole,
  scoring_periods: whole,
});
export type Details = z.output<typeof Details>;

export const Rules = z.object({
  roster: z.object({
    positions: list(z.object({ abbr: line, min_active: whole, max_active: text }), 60),
    statuses: list(z.object({ description: text, max: whole }), 20),
  }),
  schedule: z
    .object({ playoffs_start: setting, num_playoff_teams: setting, standings_tiebreakers: setting })
    .catch({ playoffs_start: '', num_playoff_teams: '', standings_tiebreakers: '' }),
  transactions: z
    .object({
      ...{ add_drop_policy: setting, add_drop_faab_starting_budget: setting },
      ...{ add_drop_faab_minimum_offer: setting, add_drop_faab_zero_bids: setting },
      add_drop_waiver_run: z.object({ value: z.object({ days: text }) }).catch({ value: { days: '' } }),
    })
    .catch({
      ...{ add_drop_policy: '', add_drop_faab_starting_budget: '' },
      ...{ add_drop_faab_minimum_offer: '', add_drop_faab_zero_bids: '' },
      add_drop_waiver_run: { value: { days: '' } },
    }),
});
export type Rules = z.output<typeof Rules>;

const Bonus = z.object({ from: amount, to: text, points: amount });
const Category = z.object({
  name: line,
  group: line,
  points: amount,
  ranges: list(Bonus.extend({ per: amount }), 60),
  bonuses: list(Bonus, 60),
});
export type Category = z.output<typeof Category>;
export const ScoringRules = z.object({
  categories: list(Category, 300),
  position_scoring: whole,
  positions: list(z.unknown(), 60),
});
export type ScoringRules = z.output<typeof ScoringRules>;

const Team = z.object({ id: Id, name: line, logo: text, division: line });
export const Standings = z.object({
  teams: list(
    Team.extend({
      ...{ order: whole, wins: whole, losses: whole, ties: whole },
      ...{ points_scored: amount, points_against: amount },
    }),
    100,
  ),
});
export type Standings = z.output<typeof Standings>;

const Player = z.object({ id: Id, fullname: line, position: line, pro_team: line });
export type Player = z.output<typeof Player>;
export const Rosters = z.object({
  teams: list(
    Team.extend({ players: list(Player.extend({ roster_pos: line, roster_status: text, is_keeper: whole }), 150) }),
    100,
  ),
});

export const AddDrops = list(
  z.object({
    state: text,
    bid_amount: amount,
    timestamp: whole,
    team: Team,
    add_players: list(Player, 60),
    drop_players: list(Player, 60),
    effective_point: whole,
  }),
  3_000,
);

/** What a league of Guillotine Leagues is: everybody against the lowest score of the week. */
import { MOST_PER_SLOT, type SlotCounts } from '@pylon/engine/vocabulary/league';
import { SLOT_POSITIONS, type Slot, STARTING_SLOTS } from '@pylon/engine/vocabulary/slots';
import { WEEKDAYS } from '@pylon/engine/vocabulary/weekdays';
import type { ClaimRun, LeagueStatus, OutsideLeague, OutsideLeagueTeam, UnmappedRule } from '../../outside-league.ts';
import { boundedText, firstName } from '../../outside-text.ts';
import { clockTime, leastBidTold, runsTold } from '../../outside-waivers.ts';
import { toScoring } from '../sleeper/league-scoring.ts';
import type { GuillotineLeague, GuillotineTeam } from './shapes.ts';

const STATUS_OF: Readonly<Record<string, LeagueStatus>> = {
  'pre-draft': 'pre-draft',
  drafting: 'drafting',
  active: 'in-progress',
  complete: 'completed',
};
const POSITION_OF: Readonly<Record<string, string>> = { DEF: 'DST', 'D/ST': 'DST' };
const LAST_WEEK = 17;
/** Used where nothing says what an auction's budget is. */
const BUDGET_DOLLARS = 200;

/** Joins the answers. */
export function toLeague(league: GuillotineLeague, told: readonly GuillotineTeam[]): OutsideLeague {
  const teams = told.filter(({ id }, index) => told.findIndex((other) => other.id === id) === index);
  const { slots, unmapped: strangePlaces } = toPlaces(league.rosterSlots);
  const { scoring, unmapped: strangeRules } = toScoring(league.scoring);
  const status = (Object.hasOwn(STATUS_OF, league.status) ? STATUS_OF[league.status] : undefined) ?? 'in-progress';
  return {
    platformLeagueId: league.id,
    name: nameOf(league),
    season: league.season,
    ...{ avatarUrl: null, commissionerName: null, status },
    ...{ scoringMode: 'total-points', isElimination: true, isBestBall: false, carryOver: 'redraft' },
    shape: { teams: teams.length || (league.teamCount ?? 1), budgetDollars: BUDGET_DOLLARS, slots },
    reserve: { ir: 0, taxi: 0 },
    scoring,
    unmapped: [...strangePlaces, ...strangeRules, ...settingsOf(league)],
    weeks: { current: status === 'in-progress' ? league.week : null, first: 1, last: LAST_WEEK },
    ...{ playoffs: null, hasMedianGame: false, keepersPerTeam: null, lastTradeWeek: null, draftId: null },
    waivers: waiversOf(league),
    teams: teams.map(toTeam),
  };
}

function waiversOf({ waivers }: GuillotineLeague): OutsideLeague['waivers'] {
  const budgetDollars = waivers?.budget ?? null;
  const runs = (waivers?.runs ?? []).flatMap(({ day, time, zone }): ClaimRun[] => {
    const own = WEEKDAYS.find((one) => one.slice(0, 3) === day);
    return own ? [{ day: own, at: clockTime(time, zone) }] : [];
  });
  return { kind: 'faab', budgetDollars, ...leastBidTold(waivers?.minimumBid, budgetDollars), ...runsTold(runs) };
}

/** What a league is called. */
export const nameOf = ({ name, id }: Pick<GuillotineLeague, 'name' | 'id'>): string =>
  firstName([name], `League ${id}`);

/** Nobody meets anybody: a team has points, and no wins. */
const toTeam = ({ id, name, owner, budgetLeft, state, cutWeek, pointsToDate }: GuillotineTeam): OutsideLeagueTeam => ({
  teamId: id,
  name: firstName([name, owner?.displayName], `Team ${id}`),
  ownerIds: owner ? [owner.id] : [],
  ownerNames: [boundedText(owner?.displayName)].filter((text) => text !== ''),
  avatarUrl: null,
  standing:
    pointsToDate === null
      ? null
      : { rank: null, wins: 0, losses: 0, ties: 0, pointsFor: pointsToDate, pointsAgainst: null },
  faabLeftDollars: budgetLeft,
  ...{ waiverPriority: null, division: null },
  outInWeek: state === 'cut' ? cutWeek : null,
});

type Place = GuillotineLeague['rosterSlots'][number];

/** Our slot for a place: by who may fill it, else by its name; undefined for one that we have no word for. */
export function slotOf({ slot, eligible }: { slot: string; eligible: readonly string[] }): Slot | undefined {
  if (slot === 'BN') return 'BN';
  const names = (eligible.length > 0 ? eligible : [slot]).map((name) =>
    Object.hasOwn(POSITION_OF, name) ? POSITION_OF[name] : name,
  );
  const own = STARTING_SLOTS.find((one) => {
    const positions: readonly string[] = SLOT_POSITIONS[one];
    return positions.length === new Set(names).size && names.every((name) => positions.includes(name ?? ''));
  });
  return own ?? (eligible.length === 0 ? STARTING_SLOTS.find((one) => one === slot) : undefined);
}

/** Places that we have no word for are bench, and told of. */
function toPlaces(places: readonly Place[]): {
  readonly slots: SlotCounts;
  readonly unmapped: readonly UnmappedRule[];
} {
  const slots: Record<Slot, number> = {
    ...{ QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 0 },
  };
  const unmapped: UnmappedRule[] = [];
  for (const place of places) {
    const slot = slotOf(place);
    const taken =
      slot === undefined ? 0 : slot === 'BN' ? place.count : Math.min(place.count, MOST_PER_SLOT - slots[slot]);
    if (slot !== undefined) slots[slot] += taken;
    const left = place.count - taken;
    slots.BN += left;
    if (left > 0)
      unmapped.push({
        what: 'slot',
        code: boundedText(place.slot),
        label: `${firstName([place.slot], 'A place without a name')}: ${left}`,
      });
  }
  return { slots, unmapped };
}

/** Rules of the game that decide who is out, and that no setting of ours says. */
function settingsOf({ format, cutsPerWeek }: GuillotineLeague): readonly UnmappedRule[] {
  const setting = (code: string, label: string): UnmappedRule => ({ what: 'setting', code, label });
  return [
    ...(format === 'final-four' ? [setting('format', 'The last four add up weeks 15 to 17')] : []),
    ...cutsPerWeek
      .filter(({ count }) => count !== 1)
      .map(({ fromWeek, count }) => setting('cutsPerWeek', `Teams cut a week from week ${fromWeek}: ${count}`)),
  ];
}

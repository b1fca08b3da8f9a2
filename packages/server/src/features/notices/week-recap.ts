// How a week went in the leagues of a person.
import type { Edition } from '@pylon/almanac/editions/edition';
import { opens, type Tier } from '@pylon/contract/plans/tiers';
import { bestLineup } from '@pylon/engine/lineup/best-lineup';
import { cents } from '@pylon/engine/tables/cents';
import { isReserve, isStarting } from '@pylon/engine/vocabulary/slots';
import { kickoffsOf } from '../../football/games/week-games.ts';
import type { TeamOfWeek } from '../../leagues/asked-team.ts';
import { namedIn, opponentsOf, teamOf } from '../../leagues/known-league.ts';
import { winShare } from '../../leagues/match-up-odds.ts';
import type { WeekPlayer } from '../../leagues/week-players.ts';
import { seasonNow } from '../../wire/season.ts';

const HOUR_MS = 3_600_000;
/** A week is over so long after its last kick-off. */
const GAME_MS = 5 * HOUR_MS;
/** Leagues that were not read by then are not waited for. */
const WAITED_MS = 24 * HOUR_MS;
/** What was over before that is no news: after the last week no other one begins for months. */
const NEWS_MS = 7 * 24 * HOUR_MS;

/** A week that is over, of which a recap is due. */
export interface RecapWeek {
  readonly season: number;
  readonly week: number;
  /** When it was over, milliseconds since 1970. */
  readonly overMs: number;
}

/**
 * The week whose games are over, for some days at most, while those of the next have not begun; null during games, and
 * out of season.
 */
export function weekJustOver(edition: Edition, now: Date): RecapWeek | null {
  const info = seasonNow(edition, now);
  if (!info) return null;
  const season = info.year;
  for (let { currentWeek: week } = info; week >= 1; week--) {
    const kickoffs = kickoffsOf(edition, { season, week });
    const overMs = kickoffs && kickoffs.last + GAME_MS;
    if (overMs !== null && overMs <= now.getTime()) {
      const next = kickoffsOf(edition, { season, week: week + 1 });
      const isUnderWay = next !== null && next.first <= now.getTime();
      return isUnderWay || now.getTime() > overMs + NEWS_MS ? null : { season, week, overMs };
    }
  }
  return null;
}

/**
 * Whether a league says how the week went; one that does not is waited for, for a day. One that was told to be over
 * is not read again.
 */
export const isRead = ({ of }: TeamOfWeek, { overMs }: RecapWeek): boolean =>
  of.readAt !== null && (of.league.status === 'completed' || of.readAt.getTime() >= overMs);
export const isLate = ({ overMs }: RecapWeek, now: Date): boolean => now.getTime() > overMs + WAITED_MS;

/** How a league's week went. */
export interface LeagueRecap {
  readonly leagueName: string;
  readonly userLeagueId: string;
  readonly points: number;
  /** Nobody where the team rested, several in a double-header. */
  readonly opponents: readonly Scored[];
  readonly best: Scored | null;
  /** Points that the best line-up had, of the players on the roster; what hindsight alone could set. */
  readonly mostPoints: number;
  /** The bench's best, where a starter in a place of theirs made less. */
  readonly benched: Scored | null;
  readonly next: readonly { readonly name: string; readonly winPercent: number | null }[];
  /** Whether that was the last of the league. */
  readonly isOver: boolean;
}

interface Scored {
  readonly name: string;
  readonly points: number;
}

/**
 * Tells of a team's week, and whom it meets in the one that comes.
 *
 * @param present the same team this week; null where the league is over
 * @returns null where the platform told no points of the week
 */
export function leagueRecap(
  { userLeagueId, leagueName, own }: { userLeagueId: string; leagueName: string; own: TeamOfWeek },
  present: TeamOfWeek | null,
  tier: Tier,
): LeagueRecap | null {
  const { of, week, team, teamId } = own;
  const scores = week.matchups.flatMap(({ teams }) => teams.flatMap((each) => each ?? []));
  const mine = scores.find((score) => score.teamId === teamId);
  if (!mine || week.isBorrowed) return null;
  const met = isHeadToHead(own) ? opponentsOf(week, teamId) : [];
  const made = team.flatMap((player) => (player.position === null ? [] : [scoredBy(own, player)]));
  const hindsight = bestLineup(
    made.filter(({ place }) => !isReserve(place)),
    of.league.shape.slots,
  );
  const missed = hindsight.places.flatMap(({ starter }) => (starter && !isStarting(starter.place) ? [starter] : []));
  return {
    ...{ userLeagueId, leagueName, points: cents(mine.points) },
    opponents: met.map((id) => ({
      name: teamOf(of, id)?.name ?? id,
      points: cents(scores.find((score) => score.teamId === id)?.points ?? 0),
    })),
    best: bestOf(made.filter(({ place }) => isStarting(place))),
    mostPoints: cents(Math.max(mine.points, hindsight.points)),
    benched: bestOf(missed),
    next: present ? nextOf(present, tier) : [],
    isOver: of.league.status === 'completed',
  };
}

const scoredBy = (own: TeamOfWeek, player: WeekPlayer) => ({
  ...{ name: namedIn(own, player).name, place: player.place, points: cents(player.points ?? 0) },
  positions: player.position === null ? [] : [player.position],
});

function bestOf(players: readonly Scored[]): Scored | null {
  const [best] = players.toSorted((one, other) => other.points - one.points);
  return best && best.points > 0 ? best : null;
}

const isHeadToHead = ({ of: { league } }: TeamOfWeek): boolean =>
  league.scoringMode === 'head-to-head' && !league.isElimination;

function nextOf(present: TeamOfWeek, tier: Tier): LeagueRecap['next'] {
  const { of, week, team, teamId, playersOf } = present;
  const met = isHeadToHead(present) ? opponentsOf(week, teamId) : [];
  return met.map((id) => {
    const isOpen = opens(tier, 'thisWeeksMatchupsData') && week.rosters.has(id);
    const share = isOpen ? winShare(team, playersOf(id)) : null;
    return { name: teamOf(of, id)?.name ?? id, winPercent: share === null ? null : Math.round(share * 100) };
  });
}

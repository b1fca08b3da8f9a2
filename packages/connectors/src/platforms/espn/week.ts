/** A week of an ESPN league: who stands where, and who meets whom. */
import { roundPoints } from '@pylon/engine/scoring/points';
import type { OutsideMatchup, OutsideRoster, OutsideScore } from '../../outside-league.ts';
import { weeksOf } from './league.ts';
import { slotOf } from './places.ts';
import { toPlayer } from './players.ts';
import type { EspnEntry, EspnGame, EspnRosters, EspnSide, EspnWeek } from './shapes.ts';

/** Team ids with line-ups of the week, as far as box scores have them. */
export function rostersIn({ schedule }: EspnWeek, week: number): readonly OutsideRoster[] {
  const byTeam = new Map<string, OutsideRoster>();
  for (const { home, away } of schedule) {
    for (const side of [home, away]) {
      const entries = side?.rosterForCurrentScoringPeriod?.entries;
      if (side && entries) byTeam.set(String(side.teamId), toRoster(side.teamId, entries, week));
    }
  }
  return [...byTeam.values()];
}

/** Line-ups as the teams' own answer has them, for those whose games have none. */
export const rostersOf = ({ teams }: EspnRosters, week: number): readonly OutsideRoster[] =>
  teams.flatMap(({ id, roster }) => (roster ? [toRoster(id, roster.entries, week)] : []));

/** Those who are listed first stay; nobody is in two places. */
export function eachOnce(rosters: readonly OutsideRoster[]): readonly OutsideRoster[] {
  const seen = new Set<string>();
  return rosters.map(({ teamId, players }) => ({
    teamId,
    players: players.filter(({ player }) => !seen.has(player.id.id) && seen.add(player.id.id)),
  }));
}

function toRoster(teamId: number, entries: readonly EspnEntry[], week: number): OutsideRoster {
  return {
    teamId: String(teamId),
    players: entries.map(({ playerId, lineupSlotId, playerPoolEntry }) => ({
      player: toPlayer(playerId, playerPoolEntry?.player),
      slot: slotOf(lineupSlotId),
      points: pointsIn(playerPoolEntry?.player.stats ?? [], week),
    })),
  };
}

type Stats = NonNullable<EspnEntry['playerPoolEntry']>['player']['stats'];

/** What ESPN counted in the week itself; it also lists expectations, and sums of several weeks. */
function pointsIn(stats: Stats, week: number): number | null {
  const isResult = (one: Stats[number]) =>
    one.statSourceId === 0 && one.statSplitTypeId === 1 && one.scoringPeriodId === week;
  const result = stats.find(isResult);
  return result ? roundPoints(result.appliedTotal) : null;
}

/** Games of a week; two teams meet once, though a game of play-offs may last two weeks. */
export function matchupsIn({ schedule, settings }: EspnWeek, week: number): readonly OutsideMatchup[] {
  const rules = settings?.scheduleSettings ?? {
    matchupPeriodCount: 100,
    matchupPeriods: {},
    playoffTeamCount: 0,
    playoffSeedingRule: '',
    divisions: [],
  };
  const pairs = new Set<string>();
  return schedule.flatMap((game): readonly OutsideMatchup[] => {
    const weeks = weeksOf(rules, game.matchupPeriodId);
    const [first, second] = [game.home, game.away].filter((side) => side !== null && side !== undefined);
    if (!weeks.includes(week) || !first) return [];
    const pair = [first.teamId, second?.teamId ?? ''].sort().join(' ');
    if (pairs.has(pair)) return [];
    pairs.add(pair);
    const score = (side: EspnSide) => scoreOf(side, week, weeks.length);
    return [{ teams: [score(first), second ? score(second) : null], kind: kindOf(game, rules.matchupPeriodCount) }];
  });
}

function scoreOf({ teamId, totalPoints, pointsByScoringPeriod }: EspnSide, week: number, weeks: number): OutsideScore {
  const told = pointsByScoringPeriod[String(week)];
  // The sum of two weeks is no result of one of them.
  return { teamId: String(teamId), points: roundPoints(told ?? (weeks === 1 ? totalPoints : 0)) };
}

function kindOf({ playoffTierType, matchupPeriodId }: EspnGame, regularPeriods: number): OutsideMatchup['kind'] {
  if (playoffTierType === 'WINNERS_BRACKET') return 'playoff';
  if (playoffTierType.includes('CONSOLATION')) return 'consolation';
  return playoffTierType !== 'NONE' && matchupPeriodId > regularPeriods ? 'playoff' : 'regular';
}

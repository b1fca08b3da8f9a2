/** An ESPN league in our words. */
import { roundPoints } from '@pylon/engine/scoring/points';
import type { TieBreakers } from '@pylon/engine/vocabulary/tie-breakers';
import { WEEKDAYS } from '@pylon/engine/vocabulary/weekdays';
import type { OutsideLeague, OutsideLeagueTeam, UnmappedRule } from '../../outside-league.ts';
import { momentOf } from '../../outside-text.ts';
import { leastBidTold, runsTold } from '../../outside-waivers.ts';
import { draftIdOf } from './drafts.ts';
import { DEFENDER_SLOTS, placesOf } from './places.ts';
import { scoringOf } from './scoring.ts';
import { type WeekEnds, weekOf } from './season-weeks.ts';
import type { EspnSchedule, EspnSettings, EspnTeam, EspnTeams } from './shapes.ts';

/** Hours: more is a mistake. */
const LONGEST_HOLD = 336;

/** @param ends of the season; none when they were not asked for */
export function toLeague(
  platformLeagueId: string,
  season: number,
  { settings, status, draftDetail }: EspnSettings,
  people: EspnTeams,
  ends: WeekEnds,
): OutsideLeague {
  const { scoringSettings, scheduleSettings, acquisitionSettings, draftSettings, tradeSettings } = settings;
  const counts = settings.rosterSettings.lineupSlotCounts;
  const teams = people.teams.length || settings.size;
  const places = placesOf(counts, teams, draftSettings.auctionBudget);
  const defenderSlots = DEFENDER_SLOTS.filter((slot) => (counts[String(slot)] ?? 0) > 0);
  const { scoring, unmapped } = scoringOf(scoringSettings.scoringItems, defenderSlots);
  const { latestScoringPeriod: latest } = status;
  const [first, last] = [within(status.firstScoringPeriod), within(status.finalScoringPeriod)];
  const state = stateOf(draftDetail, latest, status.finalScoringPeriod);
  const { keeperCount } = draftSettings;
  const isBidding = acquisitionSettings.isUsingAcquisitionBudget;
  const budgetDollars = isBidding ? Math.max(0, Math.round(acquisitionSettings.acquisitionBudget)) : null;
  const isFree = !isBidding && acquisitionSettings.acquisitionType === 'FREEAGENCY';
  const hasHold = !isFree && acquisitionSettings.waiverHours > 0 && acquisitionSettings.waiverHours <= LONGEST_HOLD;
  const { deadlineDate } = tradeSettings;
  const { playoffSeedingRule: seedingRule } = scheduleSettings;
  const tieBreakers = TIE_BREAKERS.get(seedingRule);
  const lastTradeWeek = deadlineDate === null ? null : weekOf(deadlineDate, ends);
  return {
    platformLeagueId,
    name: settings.name || `League ${platformLeagueId}`,
    season,
    avatarUrl: null,
    commissionerName: null,
    status: state,
    scoringMode: scoringSettings.scoringType.startsWith('TOTAL') ? 'total-points' : 'head-to-head',
    isElimination: false,
    isBestBall: false,
    carryOver: keeperCount > 0 ? 'keeper' : 'redraft',
    shape: places.shape,
    reserve: { ir: places.ir, taxi: 0 },
    scoring,
    unmapped: [
      ...places.unmapped,
      ...unmapped,
      ...unmappedSettings(scoringSettings.scoringType, draftSettings.leagueSubType),
      ...(seedingRule !== '' && !tieBreakers ? [unmappedSeeding(seedingRule)] : []),
      ...(deadlineDate !== null && lastTradeWeek === null ? [unmappedDeadline(deadlineDate)] : []),
    ],
    weeks: {
      current: state !== 'in-progress' || !latest ? null : Math.max(first, Math.min(last, latest)),
      first,
      last,
    },
    playoffs:
      scheduleSettings.playoffTeamCount > 0
        ? { firstWeek: playoffWeek(scheduleSettings), teams: scheduleSettings.playoffTeamCount }
        : null,
    ...(tieBreakers && { tieBreakers }),
    hasMedianGame: false,
    waivers: {
      kind: isBidding ? 'faab' : isFree ? 'none' : 'priority',
      budgetDollars,
      ...(isBidding ? leastBidTold(acquisitionSettings.minimumBid, budgetDollars) : {}),
      ...(isFree ? {} : runsOf(acquisitionSettings)),
      ...(hasHold ? { holdHours: acquisitionSettings.waiverHours } : {}),
    },
    keepersPerTeam: keeperCount > 0 ? keeperCount : null,
    lastTradeWeek,
    draftId: draftIdOf(platformLeagueId, season),
    teams: people.teams.map((team) => toTeam(team, people, state, budgetDollars, scheduleSettings)),
  };
}

/** The hour is told in the time of the East: runs of recorded leagues went on at it when the clocks were changed. */
const HOUSE_ZONE = 'America/New_York';

function runsOf(told: EspnSettings['settings']['acquisitionSettings']): Pick<OutsideLeague['waivers'], 'runs'> {
  const { waiverProcessDays: days, waiverProcessHour: hour } = told;
  const isHour = hour !== null && hour >= 0 && hour <= 23;
  const at = isHour ? { hour, minute: 0, timeZone: HOUSE_ZONE } : null;
  return runsTold(WEEKDAYS.flatMap((day) => (days.includes(day.toUpperCase()) ? [{ day, at }] : [])));
}

function stateOf(
  { drafted, inProgress }: EspnSettings['draftDetail'],
  latest: number | null,
  last: number,
): OutsideLeague['status'] {
  if (inProgress) return 'drafting';
  if (!drafted) return 'pre-draft';
  return latest !== null && latest > last ? 'completed' : 'in-progress';
}

function unmappedSettings(scoringType: string, subType: string): readonly UnmappedRule[] {
  const rules: UnmappedRule[] = [];
  if (scoringType.includes('CATEGOR'))
    rules.push({ what: 'setting', code: scoringType, label: 'Weeks are won by categories, not by points' });
  if (subType !== 'NONE' && subType !== '')
    rules.push({ what: 'setting', code: 'leagueSubType', label: `Kind of league: ${subType.slice(0, 60)}` });
  return rules;
}

/** What is named comes first, the others follow in one order. @source docs/sources.md "Ties in the standings" */
const TIE_BREAKERS: ReadonlyMap<string, TieBreakers> = new Map([
  ['TOTAL_POINTS_SCORED', { overall: ['points', 'head-to-head', 'division-record'] }],
  ['H2H_RECORD', { overall: ['head-to-head', 'points', 'division-record'] }],
  ['INTRA_DIVISION_RECORD', { overall: ['division-record', 'head-to-head', 'points'] }],
]);

function unmappedSeeding(rule: string): UnmappedRule {
  const words = rule.slice(0, 60).toLowerCase().replaceAll('_', ' ').toWellFormed();
  return { what: 'setting', code: 'playoffSeedingRule', label: `Ties in the standings go by ${words}` };
}

function unmappedDeadline(deadlineMs: number): UnmappedRule {
  const label = momentOf(deadlineMs)?.slice(0, 10) ?? 'a day that ESPN does not tell';
  return { what: 'setting', code: 'deadlineDate', label: `Trades end: ${label}` };
}

/** The weeks of a period between two teams: one, or two in play-offs. */
export const weeksOf = ({ matchupPeriods }: EspnSchedule, period: number): readonly number[] =>
  matchupPeriods[String(period)] ?? [period];

const playoffWeek = (schedule: EspnSchedule): number =>
  within(Math.min(...weeksOf(schedule, schedule.matchupPeriodCount + 1)));

/** Weeks are 1 to 18. */
const within = (week: number): number => Math.min(18, Math.max(1, week));

function toTeam(
  team: EspnTeam,
  { members }: EspnTeams,
  state: OutsideLeague['status'],
  budgetDollars: number | null,
  { divisions }: EspnSchedule,
): OutsideLeagueTeam {
  const overall = team.record?.overall;
  const finalRank = state === 'completed' ? team.rankCalculatedFinal : 0;
  const division = divisions.length > 1 ? divisions.find(({ id }) => id === team.divisionId) : undefined;
  const names = team.owners.map((owner) => members.find(({ id }) => id === owner));
  return {
    teamId: String(team.id),
    name: teamName(team),
    ownerIds: team.owners,
    ownerNames: names.flatMap((member) => {
      const name = member?.displayName || `${member?.firstName ?? ''} ${member?.lastName ?? ''}`.trim();
      return name === '' ? [] : [name];
    }),
    avatarUrl: URL.parse(team.logo)?.protocol === 'https:' ? team.logo : null,
    standing: overall
      ? {
          rank: finalRank || team.playoffSeed || null,
          wins: overall.wins,
          losses: overall.losses,
          ties: overall.ties,
          pointsFor: roundPoints(overall.pointsFor),
          pointsAgainst: overall.pointsAgainst === null ? null : roundPoints(overall.pointsAgainst),
        }
      : null,
    faabLeftDollars:
      budgetDollars === null
        ? null
        : Math.max(0, budgetDollars - Math.round(team.transactionCounter.acquisitionBudgetSpent)),
    waiverPriority: team.waiverRank > 0 ? team.waiverRank : null,
    division: division?.name || null,
    outInWeek: null,
  };
}

/** Newer answers have one name, older ones two parts of it. */
export const teamName = ({ id, name, location, nickname, abbrev }: EspnTeam): string =>
  name || `${location} ${nickname}`.trim().slice(0, 100) || abbrev || `Team ${id}`;

// The tables that a season fills as it is played.
import { STAT_KEYS, type StatKey } from '@pylon/engine/scoring/stat-keys';
import type { statWeeks } from '../../tables/fantasy.ts';
import type { RowOf } from '../../tables/table.ts';
import type { depthCharts, injuries, snapCounts } from '../../tables/usage.ts';
import type { BoxScore } from '../game/box-score.ts';
import { JOBS } from '../league/athletes.ts';
import { isoDate, wednesdayBefore } from '../league/calendar.ts';
import type { PlayedSeason } from '../league/season.ts';
import { clubId } from './reference-rows.ts';

type StatAmounts = { -readonly [K in StatKey]: number | null };
/** A stat line with nothing in it: zeros, and what only a defence has is missing. */
export const NO_STATS: Readonly<StatAmounts> = {
  ...(Object.fromEntries(STAT_KEYS.map((key) => [key, 0])) as StatAmounts), // one entry per key, by construction
  defensePointsAllowed: null,
  defenseYardsAllowed: null,
};

/**
 * Writes a line of counts into the stat columns of a row that has nothing in them yet. Rows are copied whole from an
 * empty one and then written to, which is many times faster than to spread columns together.
 *
 * @param digits rounds what is not whole
 */
export function writeStats(row: StatAmounts, line: readonly number[], digits = 2): void {
  const scale = 10 ** digits;
  for (let index = 0; index < STAT_KEYS.length; index++) {
    const amount = line[index] ?? 0;
    const key = STAT_KEYS[index];
    if (amount !== 0 && key) row[key] = Number.isInteger(amount) ? amount : Math.round(amount * scale) / scale;
  }
}

const EMPTY_STAT_WEEK = {
  season: 0,
  seasonType: 'REG',
  week: 0,
  entityId: '',
  teamId: '',
  opponentId: '',
  ...NO_STATS,
};

/** Every box score of a season, athlete by athlete, and the team defences'. */
export function statWeekRows(season: PlayedSeason): RowOf<typeof statWeeks>[] {
  const rows: RowOf<typeof statWeeks>[] = [];
  eachSide(season, (week, club, opponent, box) => {
    const add = (entityId: string, line: readonly number[]) => {
      const row = { ...EMPTY_STAT_WEEK };
      row.season = season.squads.year;
      row.week = week;
      row.entityId = entityId;
      row.teamId = clubId(club);
      row.opponentId = clubId(opponent);
      writeStats(row, line);
      rows.push(row);
      return row;
    };
    for (const [number, line] of box.lines) add(season.squads.members[number]?.athlete.playerId ?? '', line);
    const defense = add(clubId(club), box.defense);
    // A shut-out is a zero here, not a missing value.
    defense.defensePointsAllowed ??= 0;
    defense.defenseYardsAllowed ??= 0;
  });
  return rows;
}

/** Shows both sides of every game that was played. */
export function eachSide(
  season: PlayedSeason,
  visit: (week: number, club: number, opponent: number, box: BoxScore, opponentBox: BoxScore) => void,
): void {
  for (const { fixture, home, away } of season.games) {
    visit(fixture.week, fixture.home, fixture.away, home, away);
    visit(fixture.week, fixture.away, fixture.home, away, home);
  }
}

/** Snaps of everybody who played one. */
export function snapCountRows(season: PlayedSeason): RowOf<typeof snapCounts>[] {
  const rows: RowOf<typeof snapCounts>[] = [];
  const percent = (snaps: number, of: number) => Math.round((1000 * snaps) / of) / 10;
  eachSide(season, (week, club, _, box, opponentBox) => {
    const add = (number: number, offenseSnaps: number, defenseSnaps: number) => {
      if (offenseSnaps + defenseSnaps === 0) return;
      rows.push({
        season: season.squads.year,
        week,
        playerId: season.squads.members[number]?.athlete.playerId ?? '',
        teamId: clubId(club),
        offenseSnaps,
        offensePercent: percent(offenseSnaps, box.plays),
        defenseSnaps,
        defensePercent: percent(defenseSnaps, opponentBox.plays),
      });
    };
    for (const [number, snaps] of box.offenseSnaps) add(number, snaps, 0);
    for (const [number, snaps] of box.defenseSnaps) add(number, 0, snaps);
  });
  return rows;
}

/** The weekly reports, the coming week's included; those on reserve are not reported. */
export function injuryRows(season: PlayedSeason): RowOf<typeof injuries>[] {
  const rows: RowOf<typeof injuries>[] = [];
  const { year, members } = season.squads;
  for (let week = 1; week <= season.charts.length; week++) {
    const playing = new Set(season.fixtures.flatMap((game) => (game.week === week ? [game.home, game.away] : [])));
    for (const member of members) {
      const ailment = season.infirmary.of(member.number, week);
      if (!ailment || ailment.onReserve || !playing.has(member.club)) continue;
      rows.push({
        season: year,
        week,
        playerId: member.athlete.playerId,
        teamId: clubId(member.club),
        reportStatus: ailment.status,
        injury: ailment.part,
        practiceStatus: ailment.practice,
      });
    }
  }
  return rows;
}

/** The charts of every week, as of its Wednesday. */
export function depthChartRows(season: PlayedSeason): RowOf<typeof depthCharts>[] {
  const { year } = season.squads;
  return season.charts.flatMap((charts, index) =>
    charts.flatMap((chart, club) =>
      JOBS.flatMap((job) =>
        chart[job].map((member, place) => ({
          season: year,
          week: index + 1,
          playerId: member.athlete.playerId,
          teamId: clubId(club),
          asOf: isoDate(wednesdayBefore(year, index + 1)),
          slot: job === 'K' ? 'PK' : job, // charts call a kicker so
          rank: place + 1,
        })),
      ),
    ),
  );
}

// Tables that tell of chances and teams, counted from the same plays as the box scores.
import { roundedExpectations } from '../../tables/expected-chances.ts';
import type { ChanceKey, draftPicks, teamSeasons, teamWeeks, usageWeeks } from '../../tables/opportunity.ts';
import type { RowOf } from '../../tables/table.ts';
import { addLine, emptyLine } from '../game/stat-index.ts';
import { dayNumber } from '../league/calendar.ts';
import { CLUBS } from '../league/clubs.ts';
import type { League } from '../league/league.ts';
import type { PlayedSeason } from '../league/season.ts';
import { clubId, positionOf } from './reference-rows.ts';
import { eachSide, NO_STATS, writeStats } from './season-rows.ts';

const round3 = (value: number): number => Math.round(value * 1000) / 1000;

/** Where everybody's chances came. */
export function usageWeekRows(season: PlayedSeason): RowOf<typeof usageWeeks>[] {
  const rows: RowOf<typeof usageWeeks>[] = [];
  eachSide(season, (week, club, _opponent, box) => {
    for (const [number, chances] of box.chances) {
      rows.push({
        season: season.squads.year,
        seasonType: 'REG',
        week,
        playerId: season.squads.members[number]?.athlete.playerId ?? '',
        teamId: clubId(club),
        ...chances,
        ...roundedExpectations(chances),
        passEpa: round3(chances.passEpa),
        rushEpa: round3(chances.rushEpa),
        receivingEpa: round3(chances.receivingEpa),
        teamDropbacks: box.dropbacks,
        teamRushes: box.rushes,
      });
    }
  });
  return rows;
}

/** Share of a game's plays in which its clock says something of a team's pace. */
const PACED_SHARE = 0.4;
const GAME_SECONDS = 3600;

/**
 * How the teams played. Nothing in a sample game hangs on its situation: as many dropbacks are expected of every play.
 */
export function teamWeekRows(season: PlayedSeason): RowOf<typeof teamWeeks>[] {
  const league = { plays: 0, dropbacks: 0 };
  eachSide(season, (_week, _club, _opponent, box) => {
    league.plays += box.dropbacks + box.rushes;
    league.dropbacks += box.dropbacks;
  });
  const rows: RowOf<typeof teamWeeks>[] = [];
  eachSide(season, (week, club, _opponent, box, opponentBox) => {
    const plays = box.dropbacks + box.rushes;
    const all = plays + opponentBox.dropbacks + opponentBox.rushes;
    const pacedPlays = Math.round(PACED_SHARE * plays);
    const chances = [...box.chances.values()];
    const sum = (key: ChanceKey) => chances.reduce((total, one) => total + one[key], 0);
    rows.push({
      ...{ season: season.squads.year, seasonType: 'REG', week, teamId: clubId(club) },
      ...{ plays, dropbacks: box.dropbacks },
      expectedDropbacks: round3((plays * league.dropbacks) / league.plays),
      ...{ pacedPlays, pacedSeconds: Math.round((pacedPlays * GAME_SECONDS) / all) },
      playsInside20: sum('passAttemptsInside20') + sum('carriesInside20'),
      dropbacksInside20: sum('passAttemptsInside20'),
      ...{ passes: sum('passAttempts'), airYards: sum('passAirYards') },
    });
  });
  return rows;
}

/** What the teams did: the sums of their athletes' lines and of their defences'. */
export function teamSeasonRows(season: PlayedSeason): RowOf<typeof teamSeasons>[] {
  const totals = CLUBS.map(() => ({ games: 0, penalties: 0, penaltyYards: 0, line: emptyLine() }));
  eachSide(season, (_week, club, _opponent, box) => {
    const total = totals[club];
    if (!total) return;
    total.games += 1;
    total.penalties += box.penalties;
    total.penaltyYards += box.penaltyYards;
    for (const line of [...box.lines.values(), box.defense]) addLine(total.line, line);
  });
  return totals.map(({ games, penalties, penaltyYards, line }, club) => {
    const row = { season: season.squads.year, teamId: clubId(club), games, penalties, penaltyYards, ...NO_STATS };
    writeStats(row, line);
    return row;
  });
}

const PICKS_PER_ROUND = 37; // 257 picks in seven rounds, compensatory ones included

/** The drafts of some years: who was called when, and by which club. */
export function draftPickRows(league: League, years: readonly number[]): RowOf<typeof draftPicks>[] {
  return league.athletes
    .flatMap((athlete) => {
      const overall = league.draftOverall.get(athlete);
      const club = league.draftedBy.get(athlete.playerId);
      if (overall === undefined || club === undefined || !years.includes(athlete.rookieYear)) return [];
      return [
        {
          season: athlete.rookieYear,
          round: Math.ceil(overall / PICKS_PER_ROUND),
          overall,
          teamId: clubId(club),
          playerId: athlete.playerId,
          name: `${athlete.name.firstName} ${athlete.name.lastName}`,
          position: positionOf(athlete.job),
          college: athlete.college,
          age: Math.floor((dayNumber(athlete.rookieYear, 4, 25) - athlete.birthDay) / 365.25),
        },
      ];
    })
    .sort((a, b) => a.season - b.season || a.overall - b.overall);
}

// A team's way to the playoffs: its odds, and what this week's game, the others and another starter make of them.

import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import type { myRosterPlayoffOdds } from '@pylon/contract/my-roster/playoff-odds';
import { byesOf } from '@pylon/engine/season-simulation/rest-of-season';
import type { GameStake, RestOutlook } from '@pylon/engine/season-simulation/rest-outlook';
import { tableOf } from '@pylon/engine/season-simulation/table-order';
import { cents } from '@pylon/engine/tables/cents';
import { isReserve, isStarting, SLOT_POSITIONS } from '@pylon/engine/vocabulary/slots';
import { winChance } from '@pylon/engine/week-odds/win-chance';
import { toldMoment } from '../../clock.ts';
import type { Person } from '../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { type TeamOfWeek, teamOfWeek } from '../../leagues/asked-team.ts';
import { teamOf } from '../../leagues/known-league.ts';
import { isLocked } from '../../leagues/line-ups.ts';
import { startersOf, withStarters } from '../../leagues/rest-season.ts';
import { oddsOnWire, roundedOdds, seasonChange, tableOrderOnWire } from '../../leagues/season-changes.ts';
import type { ReadySeason, SeasonDesk } from '../../leagues/season-desk.ts';
import type { WeekPlayer } from '../../leagues/week-players.ts';
import type { Caller } from '../../threads/caller.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import type { MyRosterParts } from './my-roster.service.ts';

type Answer = AnswerOf<typeof myRosterPlayoffOdds>;
type Told = NonNullable<Answer['outlook']>;

interface OddsParts extends MyRosterParts {
  readonly desk: SeasonDesk;
}

export async function playoffOdds(
  parts: OddsParts,
  { person, caller }: { readonly person: Person; readonly caller: Caller },
  { startRosterId, ...query }: QueryOf<typeof myRosterPlayoffOdds>,
): Promise<Outcome<Answer>> {
  const asked = await teamOfWeek(parts, person, query);
  if (!asked.ok) return asked;
  const { of, week, teamId, team, basis } = asked.value;
  const starter = startRosterId === undefined ? null : team.find((each) => each.leagueRosterId === startRosterId);
  if (starter === undefined || (starter && starter.place !== 'BN'))
    return failure('invalid-parameters', { startRosterId: 'is not on the bench of the roster' });
  const season = await parts.desk.season(parts, asked.value, caller);
  const isOpen = 'rest' in season;
  return found({
    leagueParticipantId: teamId,
    week: week.week,
    state: isOpen ? 'open' : season.state,
    missingWeeks: isOpen ? [] : [...season.missingWeeks],
    outlook: isOpen ? await outlookOf(parts, asked.value, season, starter, caller) : null,
    basis,
    readAt: toldMoment(of.readAt, parts.clock.now()),
    provenance: provenanceOf(of.edition),
  });
}

async function outlookOf(
  parts: OddsParts,
  asked: TeamOfWeek,
  ready: ReadySeason,
  starter: WeekPlayer | null,
  caller: Caller,
): Promise<Told> {
  const { season } = ready;
  const { league } = asked.of;
  const number = season.teams.findIndex(({ teamId }) => teamId === asked.teamId);
  const outlook = await parts.desk.outlook(ready, number, caller);
  return {
    seasons: outlook.seasons,
    firstPlayoffWeek: season.firstPlayoffWeek,
    places: season.places,
    byes: byesOf(season.places),
    hasMedianGame: league.hasMedianGame,
    order: tableOrderOnWire(league, season.order),
    teams: teamsOf(asked, ready, outlook),
    thisWeek: thisWeekOf(asked, ready, outlook, number),
    games: gamesOf(asked, ready, outlook, number),
    ifStart: starter ? await ifStart(parts, asked, ready, { starter, number }, caller) : null,
  };
}

function teamsOf({ of }: TeamOfWeek, { season, rest }: ReadySeason, { teams }: RestOutlook): Told['teams'] {
  const table = tableOf(season.order, rest.records, season.order.played);
  const medians = rest.hasMedianGame ? season.weeks.length : 0;
  return season.teams
    .flatMap(({ teamId, wins, losses, ties, points }, number) => {
      const own = teams[number];
      if (!own) return [];
      const games = season.weeks.flatMap((week) => week.games.filter((game) => game.includes(teamId)));
      return [
        {
          ...{ leagueParticipantId: teamId, division: teamOf(of, teamId)?.division ?? null },
          ...{ place: 0, wins, losses, ties, points: cents(points) },
          ...{ gamesLeft: games.length + medians, expectedWins: cents(own.wins) },
          ...{ playoffs: oddsOnWire(own.playoffs), bye: oddsOnWire(own.bye) },
          title: own.title && oddsOnWire(own.title),
        },
      ];
    })
    .map((row, number) => ({ ...row, place: table.indexOf(number) + 1 }))
    .sort((one, other) => one.place - other.place);
}

const isOf = ({ first, second }: GameStake, team: number): boolean => first === team || second === team;

/** By the formula that every other page tells this week's match-ups by. */
const chanceOf = ({ playersOf }: TeamOfWeek, firstId: string, secondId: string): number =>
  roundedOdds(winChance(startersOf(playersOf(firstId)), startersOf(playersOf(secondId))));

function thisWeekOf(
  asked: TeamOfWeek,
  { season }: ReadySeason,
  { games }: RestOutlook,
  team: number,
): Told['thisWeek'] {
  const stake = (of: GameStake['ifFirst']) =>
    of && { playoffs: oddsOnWire(of.playoffs), title: of.title && oddsOnWire(of.title) };
  return games
    .filter((game) => game.week === 0 && isOf(game, team))
    .map((game) => {
      const isFirst = game.first === team;
      const [won, lost] = isFirst ? [game.ifFirst, game.ifSecond] : [game.ifSecond, game.ifFirst];
      const opponentId = season.teams[isFirst ? game.second : game.first]?.teamId ?? '';
      return {
        leagueOpponentId: opponentId,
        winOdds: chanceOf(asked, asked.teamId, opponentId),
        ifWin: stake(won),
        ifLose: stake(lost),
      };
    });
}

function gamesOf(asked: TeamOfWeek, { season }: ReadySeason, { games }: RestOutlook, team: number): Told['games'] {
  const swing = ({ ifFirst, ifSecond }: GameStake) =>
    ifFirst && ifSecond ? Math.abs(ifFirst.playoffs.odds - ifSecond.playoffs.odds) : 0;
  const others = games.filter((game) => game.week === 0 && !isOf(game, team));
  return [...games.filter((game) => isOf(game, team)), ...others.sort((one, other) => swing(other) - swing(one))].map(
    (game) => {
      const [firstId, secondId] = [season.teams[game.first]?.teamId ?? '', season.teams[game.second]?.teamId ?? ''];
      return {
        ...{ week: season.present + game.week, firstId, secondId },
        firstWins: game.week === 0 ? chanceOf(asked, firstId, secondId) : roundedOdds(game.firstWins.odds),
        ifFirst: game.ifFirst && oddsOnWire(game.ifFirst.playoffs),
        ifSecond: game.ifSecond && oddsOnWire(game.ifSecond.playoffs),
      };
    },
  );
}

/** The starter takes the place of whoever is expected to score least of those who can still be moved out of theirs. */
async function ifStart(
  { desk, clock }: OddsParts,
  asked: TeamOfWeek,
  ready: ReadySeason,
  { starter, number }: { readonly starter: WeekPlayer; readonly number: number },
  caller: Caller,
): Promise<Told['ifStart']> {
  const now = clock.now();
  const { position } = starter;
  if (position === null || isLocked(starter, now)) return null;
  const mayGo = asked.team.filter(
    (each) =>
      isStarting(each.place) &&
      !isReserve(each.place) &&
      !isLocked(each, now) &&
      SLOT_POSITIONS[each.place as keyof typeof SLOT_POSITIONS].includes(position), // a starting place is a slot
  );
  const [first, ...others] = mayGo;
  if (!first) return null;
  const instead = others.reduce((least, each) => (each.usable < least.usable ? each : least), first);
  const changed = asked.team.map((each) =>
    each === starter ? { ...each, place: instead.place } : each === instead ? { ...each, place: starter.place } : each,
  );
  const after = withStarters(
    ready.rest,
    ready.season.teams.map(({ teamId }) => startersOf(teamId === asked.teamId ? changed : asked.playersOf(teamId))),
  );
  const changes = await desk.change(ready, after, `${asked.teamId} starts ${starter.leagueRosterId}`, caller);
  const change = changes[number];
  const opponent = ready.season.weeks[0]?.games
    .find((game) => game.includes(asked.teamId))
    ?.find((id) => id !== asked.teamId);
  if (!change || opponent === undefined) return null;
  const theirs = startersOf(asked.playersOf(opponent));
  return {
    leagueRosterId: starter.leagueRosterId,
    insteadOfRosterId: instead.leagueRosterId,
    winOddsBefore: roundedOdds(winChance(startersOf(asked.team), theirs)),
    winOddsAfter: roundedOdds(winChance(startersOf(changed), theirs)),
    change: seasonChange(change),
  };
}

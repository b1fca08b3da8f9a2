// The order of a league's table: more wins first, the winners of divisions before everybody else. Of level teams the
// best is found by what the league breaks ties by, each rule among those whom the one before left level; whoever lost a
// tie for one place begins anew for the next. Games among them count only where each met each other equally often.
import type { TieBreaker, TieBreakers } from '../vocabulary/tie-breakers.ts';
import { rankByWins } from './table.ts';

/** What makes a table beside wins. */
export interface TableRules extends TieBreakers {
  /** Number of each team's division; null for a team in none. Empty where the league has no divisions. */
  readonly divisions: readonly (number | null)[];
}

/** Games of a table: numbers of the two teams of each, one after the other, and by how much the first of them won. */
export interface TableGames {
  readonly pairs: Uint8Array;
  readonly margins: Float64Array;
}

/** A game of two teams, by their numbers, and by how much the first of them won. */
export interface MarginOfTwo {
  readonly first: number;
  readonly second: number;
  readonly margin: number;
}

export const tableGames = (games: readonly MarginOfTwo[]): TableGames => ({
  pairs: Uint8Array.from(games.flatMap(({ first, second }) => [first, second])),
  margins: Float64Array.from(games, ({ margin }) => margin),
});

/** What teams have done; read anew at each ordering. */
export interface TableFigures extends TableGames {
  readonly wins: Float64Array;
  readonly points: Float64Array;
}

/**
 * The rules of a league by what is told of it.
 *
 * @param divisions name of each team's division, null for none; one division for all is none
 * @param ties points where nothing is told
 */
export function tableRules(
  divisions: readonly (string | null)[],
  { overall, division }: TieBreakers = { overall: ['points'] },
): TableRules {
  const names = [...new Set(divisions.filter((name) => name !== null))];
  return {
    overall,
    ...(division && { division }),
    divisions: names.length > 1 ? divisions.map((name) => (name === null ? null : names.indexOf(name))) : [],
  };
}

/** Whether a table goes by wins and then points alone. */
export const isByPoints = ({ divisions, overall }: TableRules): boolean =>
  divisions.length === 0 && overall.every((tie) => tie === 'points');

const NO_GAMES = tableGames([]);

/** A table as it stands: numbers of the teams, best first. @param records ties count half */
export function tableOf(
  rules: TableRules,
  records: readonly { readonly wins: number; readonly points: number }[],
  games: TableGames = NO_GAMES,
): readonly number[] {
  const table = records.map((_, number) => number);
  const wins = Float64Array.from(records, (record) => record.wins);
  const points = Float64Array.from(records, (record) => record.points);
  tableOrder(rules, { wins, points, ...games })(table);
  return table;
}

// All indexes below are teams and games of the arrays; the casts spare branches.

/** @returns sorts numbers of teams in place, best first; of teams alike in everything the former stays before */
export function tableOrder(
  rules: TableRules,
  { wins, points, pairs, margins }: TableFigures,
): (table: number[]) => void {
  const key = new Float64Array(wins.length);
  const byWins = (table: number[]): void => rankByWins(table, wins, points, key);
  if (isByPoints(rules)) return byWins;

  const { divisions, overall, division = overall } = rules;
  const beyondPoints = overall.some((tie) => tie !== 'points');
  const arePointsFirst = overall[0] === 'points';
  const count = Math.max(-1, ...divisions.map((number) => number ?? -1)) + 1;
  const best = bestOfLevel({ divisions, points, pairs, margins });
  const settle = (table: number[], from: number, end: number): void => {
    for (let first = from; first < end; first++) {
      const isLevel = (team: number) =>
        wins[team] === wins[table[first] as number] &&
        (!arePointsFirst || points[team] === points[table[first] as number]);
      let past = first + 1;
      while (past < end && isLevel(table[past] as number)) past++;
      if (past - first === 1) continue;
      const team = best(table.slice(first, past), overall);
      table.copyWithin(first + 1, first, table.indexOf(team));
      table[first] = team;
    }
  };
  const isWinner = new Uint8Array(wins.length);
  const findWinners = (table: readonly number[]): void => {
    isWinner.fill(0);
    for (let of = 0; of < count; of++) {
      const level: number[] = [];
      for (const team of table) {
        if (divisions[team] === of && (level.length === 0 || wins[team] === wins[level[0] as number])) level.push(team);
      }
      isWinner[best(level, division)] = 1;
    }
  };
  const others: number[] = [];
  const putWinnersFirst = (table: number[]): void => {
    let [next, left] = [0, 0];
    for (const team of table) {
      if (isWinner[team] === 1) table[next++] = team;
      else others[left++] = team;
    }
    for (let at = 0; at < left; at++) table[next++] = others[at] as number;
  };
  return (table) => {
    byWins(table);
    if (count > 0) {
      findWinners(table);
      putWinnersFirst(table);
    }
    if (!beyondPoints) return;
    settle(table, 0, count);
    settle(table, count, table.length);
  };
}

/** The best of level teams, which are given by points, most first. */
function bestOfLevel({
  divisions,
  points,
  pairs,
  margins,
}: Omit<TableFigures, 'wins'> & Pick<TableRules, 'divisions'>) {
  const count = points.length;
  const gamesOf = gamesByTeam(count, pairs);
  const isMate = pairTable(count, (one, other) => +(divisions[one] != null && divisions[one] === divisions[other]));
  const meetings = pairTable(
    count,
    (one, other) => (gamesOf[one] as readonly TeamGame[]).filter((game) => game.other === other).length,
  );
  const worth = new Float64Array(count);
  const isLevel = new Uint8Array(count);
  const haveMetAlike = (teams: readonly number[]): boolean => {
    const usual = meetings[(teams[0] as number) * count + (teams[1] as number)] as number;
    if (usual === 0) return false;
    for (let at = 1; at < teams.length; at++) {
      for (let before = 0; before < at; before++) {
        if (meetings[(teams[at] as number) * count + (teams[before] as number)] !== usual) return false;
      }
    }
    return true;
  };
  /** Share of games won against level teams, or teams of the own division, ties half; 0 without one. */
  const share = (team: number, tie: Exclude<TieBreaker, 'points'>): number => {
    let [twice, games] = [0, 0];
    for (const { game, other, sign } of gamesOf[team] as readonly TeamGame[]) {
      if ((tie === 'head-to-head' ? isLevel[other] : isMate[team * count + other]) === 0) continue;
      const ahead = (margins[game] as number) * sign;
      twice += 1 + +(ahead > 0) - +(ahead < 0);
      games += 2;
    }
    return games && twice / games;
  };
  return (level: readonly number[], ties: readonly TieBreaker[]): number => {
    let teams = level;
    for (const tie of ties) {
      if (teams.length === 1) break;
      if (tie === 'head-to-head' && !haveMetAlike(teams)) continue;
      isLevel.fill(0);
      for (const team of teams) isLevel[team] = 1;
      let most = Number.NEGATIVE_INFINITY;
      for (const team of teams) {
        const own = tie === 'points' ? (points[team] as number) : share(team, tie);
        worth[team] = own;
        if (own > most) most = own;
      }
      teams = teams.filter((team) => worth[team] === most);
    }
    return teams[0] as number;
  };
}

/** A number for each two of so many teams: of the first × teams + the second. */
const pairTable = (teams: number, of: (one: number, other: number) => number): Uint8Array =>
  Uint8Array.from({ length: teams * teams }, (_, at) => of(Math.floor(at / teams), at % teams));

/** A game as one of its teams sees it. */
interface TeamGame {
  readonly game: number;
  readonly other: number;
  /** 1 for the first team of the game, -1 for the second. */
  readonly sign: 1 | -1;
}

function gamesByTeam(teams: number, pairs: Uint8Array): readonly (readonly TeamGame[])[] {
  const byTeam = Array.from({ length: teams }, (): TeamGame[] => []);
  for (let game = 0; game < pairs.length / 2; game++) {
    const [first, second] = [pairs[2 * game] as number, pairs[2 * game + 1] as number];
    byTeam[first]?.push({ game, other: second, sign: 1 });
    byTeam[second]?.push({ game, other: first, sign: -1 });
  }
  return byTeam;
}

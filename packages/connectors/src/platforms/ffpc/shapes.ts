/**
 * Answers of FFPC as far as one client reads them. Everything comes as text, padded with blanks, and a list of one as
 * the one. What we can do without may be missing.
 */
import * as z from 'zod';

const MOST = { leagues: 500, teams: 200, players: 250, rules: 2_000, games: 5_000, picks: 5_000 };

/** Text of an element, with attributes or without. */
const text = z.preprocess(
  (told) => (typeof told === 'object' && told !== null && '#text' in told ? told['#text'] : told),
  z
    .string()
    .transform((value) => value.trim())
    .catch(''),
);
const id = text.pipe(z.string().regex(/^[\w-]{1,40}$/));
const numberText = (pattern: RegExp) => text.transform((told) => (pattern.test(told) ? Number(told) : null));
const amount = numberText(/^-?\d{1,6}(?:\.\d{1,8})?$|^-?\.\d{1,8}$/);
const whole = numberText(/^\d{1,5}$/);
/** A list, of which none is nothing and one is the one. */
const list = <S extends z.ZodType>(shape: S, most: number) =>
  z.preprocess(
    (told) => (told === undefined || told === null || told === '' ? [] : Array.isArray(told) ? told : [told]),
    z.array(shape).max(most),
  );
/** What holds others; an empty one is told as an empty text. */
const within = <S extends z.ZodRawShape>(shape: S) =>
  z.preprocess((told) => (told === '' || told === undefined ? {} : told), z.object(shape));
const answer = <S extends z.ZodRawShape>(shape: S) =>
  z.object({ root: z.object({ data: z.preprocess((told) => (told === '' ? {} : told), z.object(shape)) }) });

const Summary = z.object({ leagueID: id, leagueName: text, ffpcLeagueTypeID: text, teamID: text });
export const FfpcLeagues = answer({ league: list(Summary, MOST.leagues) });

const Rule = z.object({
  scoringCategory: text,
  positionCode: text,
  scoringValues: within({
    scoringValue: list(z.object({ startRange: amount, fantasyPoints: amount }), MOST.players),
  }),
});
export type FfpcRule = z.output<typeof Rule>;

const League = z.object({
  leagueID: id,
  leagueName: text,
  ffpcLeagueTypeID: text,
  rosterSize: whole,
  starters: within({
    rosterPositions: within({
      rosterPosition: list(z.object({ positionCategoryCode: text, numStarters: whole }), 60),
    }),
  }),
  scoringRules: within({ scoringRule: list(Rule, MOST.rules) }),
});
export type FfpcLeague = z.output<typeof League>;
export const FfpcLeagueInfo = answer({ league: League.optional() });

const Player = z.object({ bgsPlayerID: id, firstName: text, lastName: text, positionCode: text, nflTeam: text });
export type FfpcPlayer = z.output<typeof Player>;

const Team = z.object({
  teamID: id,
  teamName: text,
  roster: within({ player: list(Player, MOST.players) }),
});
export type FfpcTeam = z.output<typeof Team>;
export const FfpcRosters = answer({
  league: z.object({ teams: within({ team: list(Team, MOST.teams) }) }).optional(),
});

const Standing = z.object({ teamID: id, divisionId: text, points: amount, wins: whole, losses: whole, rank: whole });
export type FfpcStanding = z.output<typeof Standing>;
export const FfpcStandings = answer({ teamStandings: within({ teamStanding: list(Standing, MOST.teams) }) });

const Game = z.object({
  leagueWeek: whole,
  homeTeamID: text,
  homeTeamScore: amount,
  awayTeamID: text,
  awayTeamScore: amount,
});
export type FfpcGame = z.output<typeof Game>;
export const FfpcMatchups = answer({ matchups: within({ matchup: list(Game, MOST.games) }) });

const Pick = z.object({
  overall: whole,
  round: whole,
  teamID: text,
  player: within({ bgsPlayerID: text, firstName: text, lastName: text }),
});
export type FfpcPick = z.output<typeof Pick>;
export const FfpcDraft = answer({ draft: within({ pick: list(Pick, MOST.picks) }) });

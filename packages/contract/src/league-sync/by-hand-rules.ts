// Rules for leagues made by hand; free of schemas, so that the form keeps to them before the server asks.

/** What stands on the wire in the place of a platform, for a league that a person made themselves. */
export const BY_HAND = 'ByHand';
/** Teams of such a league, the person's own included. */
export const FEWEST_TEAMS = 2;
export const MOST_TEAMS_BY_HAND = 32;
/** Players on one roster. */
export const MOST_ON_ROSTER = 60;
/** Characters of the name of a league or a team, and of a text that rosters are read from. */
export const LONGEST_LEAGUE_NAME = 60;
export const LONGEST_ROSTER_TEXT = 60_000;

export const CARRY_OVERS = ['redraft', 'keeper', 'dynasty'] as const;

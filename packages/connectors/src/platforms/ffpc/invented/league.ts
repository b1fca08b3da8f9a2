// Answers of the shape that one client reads, about a league that never was: two teams of a dynasty.
export const INVENTED_LEAGUES = `<?xml version="1.0" encoding="utf-8"?>
<data><league><leagueID>70001</leagueID><leagueName>Invented Dynasty   </leagueName><ffpcLeagueTypeID>12</ffpcLeagueTypeID><teamID>811</teamID></league></data>`;

const rule = (category: string, position: string, ...rows: readonly (readonly [from: number, points: number])[]) =>
  `<scoringRule><scoringCategory>${category}  </scoringCategory><positionCode>${position} </positionCode><scoringValues>${rows
    .map(
      ([from, points]) =>
        `<scoringValue><startRange>${from}</startRange><fantasyPoints>${points}</fantasyPoints></scoringValue>`,
    )
    .join('')}</scoringValues></scoringRule>`;
const place = (code: string, count: number) =>
  `<rosterPosition><positionCategoryCode>${code}</positionCategoryCode><numStarters>${count}</numStarters></rosterPosition>`;

export const INVENTED_LEAGUE = `<data><league><leagueID>70001</leagueID><leagueName>Invented Dynasty   </leagueName>
<ffpcLeagueTypeID>12</ffpcLeagueTypeID><rosterSize>8</rosterSize>
<starters><rosterPositions>${place('QB', 1)}${place('RBWRTE', 2)}${place('DF', 1)}${place('LB', 1)}</rosterPositions></starters>
<scoringRules>${[
  rule('PASSYD', 'QB', [0, 0.05], [300, 3]),
  rule('RECP', 'WR', [0, 1]),
  rule('RECP', 'RB', [0, 1]),
  rule('RECP', 'TE', [0, 1.5]),
  rule('FGS', 'PK', [0, 3], [40, 4], [50, 5]),
  rule('APTALLW', 'DF', [0, 10], [5, 4]),
  rule('KORTN', 'WR', [0, 6]),
].join('')}</scoringRules></league></data>`;

const player = (id: number, first: string, last: string, position: string, team: string) =>
  `<player><bgsPlayerID>${id}</bgsPlayerID><firstName>${first}</firstName><lastName>${last}</lastName><positionCode>${position} </positionCode><nflTeam>${team}</nflTeam></player>`;

export const INVENTED_ROSTERS = `<data><league><teams>
<team><teamID>811</teamID><teamName>Ada &amp; Co  </teamName><roster>${player(1, 'Ian', 'Invented', 'RB', 'KC')}${player(2, 'Kansas City', 'Chiefs', 'DF', 'KC')}</roster></team>
<team><teamID>812</teamID><teamName>Bob</teamName><roster>${player(3, 'Joe', 'O&apos;Invented', 'LB', '')}</roster></team>
</teams></league></data>`;

export const INVENTED_STANDINGS = `<data><teamStandings><teamStanding teamID="811" divisionId="2" points="151.35" wins="1" losses="0" rank="1"/><teamStanding teamID="812" divisionId="0" points="149.1" wins="0" losses="1" rank="2"/></teamStandings></data>`;

export const INVENTED_MATCHUPS = `<data><matchups><matchup leagueWeek="1" homeTeamID="811" homeTeamScore="151.35" awayTeamID="812" awayTeamScore="149.10"/><matchup leagueWeek="2" homeTeamID="812" homeTeamScore="0" awayTeamID="811" awayTeamScore="0"/></matchups></data>`;

export const INVENTED_DRAFT = `<data><draft><pick overall="2" round="1" roundPick="2" teamID="812"/><pick overall="1" round="1" roundPick="1" teamID="811"><player><bgsPlayerID>1</bgsPlayerID><firstName>Ian</firstName><lastName>Invented</lastName></player></pick></draft></data>`;

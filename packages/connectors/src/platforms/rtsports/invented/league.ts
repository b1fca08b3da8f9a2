// Answers of RTSports' shape, written by us: a league of three teams, of which one meets nobody in the second week.
const side = (id: number, name: string, owner: string, score: number, record: string) => ({
  ...{ id, name, abbreviation: name.slice(0, 3), owner, logo: `https://pictures.example/${id}.png` },
  ...{ score, projected: 100, record, pmr: 0, maxPmr: 540, final: false },
});

/** @param viewer the own team; 0 for a guest */
const week = (fantasyWeek: number, viewer: number, fantasyGames: readonly object[]) => ({
  ...{
    ok: true,
    generatedAt: 1_789_475_856,
    league: { id: 70001, name: 'Invented Football', fantasyWeek, nflWeek: 2 },
  },
  ...{ viewerTeamId: viewer, matchup: null, fantasyGames },
});

export const INVENTED_WEEKS = [
  week(2, 902, [
    {
      id: 1,
      away: side(901, 'Ada’s Aces', 'Ada', 101.15, '0-0'),
      home: side(902, 'Bob', 'Bob', 90.1, '0-0'),
      state: 'final',
    },
    { id: 2, away: side(903, 'Cy, of Course', '', 70, '0-0'), home: null, state: 'final' },
  ]),
  week(2, 902, [
    {
      id: 3,
      away: side(903, 'Cy, of Course', '', 12.5, '0-1'),
      home: side(901, 'Ada’s Aces', 'Ada', 3, '1-0'),
      state: 'live',
    },
    { id: 4, away: null, home: side(902, 'Bob', 'Bob', 8, '0-1-1'), state: 'live' },
  ]),
] as const;

export const INVENTED_HOME = `<!doctype html><title>rtsports</title><nav><a href="/news">News</a>
<a class="x" href="/football/league-home.php?LID=70001&amp;UID=tok3n&amp;X=5"><b>Invented</b> Football</a>
<a href="https://www.rtsports.com/football/lineup.php?LID=70001&amp;UID=tok3n&amp;X=6&amp;TID=902">Line-up</a>
<a href="https://elsewhere.example/football/x.php?LID=5&amp;UID=tok3n">Not ours</a></nav>`;

/** The league's own page, as far as it is read. */
export const INVENTED_LEAGUE_PAGE =
  '<!doctype html><div class="new-league-banner-week">Week 2 &middot; In Season</div>';

export const INVENTED_LOGIN =
  '<!doctype html><form action="/login"><input name="ACCOUNTID"><input type="password" name="PASSWORD"></form>';

export const INVENTED_ROSTERS = `ffl-team,Player,Position,nfl-team,Roster Status,
Ada’s Aces,Ian Invented,RB,WSH,RB,
Ada’s Aces,"Made, Max",WR,JAC,Flex,
Ada’s Aces,Quinn Quarter,QB,LA,Reserve,
Bob,Rams,D/ST,LA,D/ST,
Bob,Kit Kicker,PK,DAL,Starter,
Bob,Ned Nowhere,LB,FA,Devil,
"Cy, of Course",Ida Injured,TE,BUF,IR,
Nobody Known,Ann Other,TE,BUF,TE,
`;

export const INVENTED_MOVES = `Action,Team,Player,Type,Week,Date,Status
Add,Bob,Kit Kicker,Waiver,2,09/16/2026 3:05 AM,Complete
Drop,Bob,Old Kicker,Waiver,2,09/16/2026 3:05 AM,Complete
Add,"Cy, of Course",Kit Kicker,Waiver,2,09/16/2026 3:05 AM,Denied
Add,Ada’s Aces,Ian Invented,Trade,2,2026-09-15 12:00,Complete
Drop,Bob,Ian Invented,Trade,2,2026-09-15 12:00,Complete
Add,Bob,Quinn Quarter,Trade,2,2026-09-15 12:00,Complete
Drop,Ada’s Aces,Quinn Quarter,Trade,2,2026-09-15 12:00,Complete
Add,Bob,Late Comer,Free Agent,1,09/10/2026,Complete
Add,Bob,Not Yet,Waiver,2,09/17/2026,Pending
`;

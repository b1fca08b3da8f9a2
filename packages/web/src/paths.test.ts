import { SIGN_IN_RETURN_PATH } from '@pylon/contract/league-sync/connector-names';
import { TABLES } from '@pylon/contract/tables/tables';
import { expect, test } from 'vitest';
import { PATHS, playerPath } from './paths.ts';

test('addresses that people have kept stay what they are', () => {
  expect({ ...PATHS, player: playerPath('sleeper:4046') }).toMatchInlineSnapshot(`
    {
      "accuracy": "/accuracy",
      "adp": "/nfl-adp",
      "article": "/articles/fantasy/$slug",
      "articles": "/articles/fantasy",
      "auctions": "/fantasy-football-auction-values",
      "bestBall": "/nfl/best-ball",
      "cheatSheets": "/fantasy-football-cheat-sheets",
      "checkout": "/checkout/$sessionId",
      "checkoutReturn": "/checkout/return",
      "comingSoon": "/coming-soon",
      "comingSoonFeature": "/coming-soon/$slug",
      "cruiseControl": "/nfl/cruise-control",
      "design": "/design",
      "draftChampion": "/draft-champion",
      "draftKit": "/draft-kit",
      "draftRoom": "/draft-champion/$mockDraftId",
      "draftScreen": "/draft-champion/$mockDraftId/screen",
      "drafts": "/draft-champion/drafts",
      "expectedPointsMethod": "/methods/expected-points",
      "expertMethods": "/methods/experts",
      "handLeague": "/nfl/league-sync/by-hand",
      "home": "/",
      "leagueHub": "/nfl/hub",
      "leagueSync": "/nfl/league-sync/add",
      "leagueSyncReturn": "/nfl/league-sync/return",
      "login": "/login",
      "myLeagues": "/nfl/league-sync/hub",
      "myRanking": "/my-rankings/$listId",
      "myRankings": "/my-rankings",
      "myRoster": "/nfl/my-roster",
      "oddsMethod": "/methods/odds",
      "operator": "/operator",
      "outbox": "/outbox",
      "player": "/nfl/players/sleeper%3A4046",
      "playerComparison": "/player-comparison",
      "pricing": "/pricing",
      "privacy": "/privacy",
      "profile": "/profile",
      "projections": "/projections",
      "promotion": "/lantern",
      "rankings": "/nfl-rankings",
      "research": "/research",
      "resetPassword": "/reset-password",
      "restOfSeasonRankings": "/rest-of-season-fantasy-football-rankings",
      "rookieMethod": "/methods/rookie-runners",
      "sharedReport": "/draft-reports/$shareId",
      "signUp": "/sign-up",
      "startSit": "/nfl/start-sit-tool",
      "stopMails": "/stop-mails",
      "team": "/nfl/teams/$slug",
      "teams": "/nfl/teams",
      "terms": "/terms",
      "testPortal": "/checkout/portal",
      "timeSeries": "/player-stats/time-series",
      "tradeAnalyzer": "/nfl/trade-analyzer-tool",
      "unsubscribe": "/unsubscribe",
      "utilizationMethod": "/methods/utilization",
      "verifyEmail": "/verify-email",
      "waiverWire": "/nfl/waiver-wire-tool",
      "weeklyRankings": "/nfl-rankings/weekly",
    }
  `);
});

// Not one name for both: every page would load what is beside it.
test('platforms send people back to the page that takes them in', () => {
  expect(PATHS.leagueSyncReturn).toBe(SIGN_IN_RETURN_PATH);
});

test('the pages that tables name for their methods are there', () => {
  const named = TABLES.flatMap(({ methodPage }) => methodPage?.path ?? []);
  expect(named.filter((path) => !(Object.values(PATHS) as readonly string[]).includes(path))).toEqual([]);
});

import { expect, test } from 'vitest';
import { PATHS, playerPath } from './paths.ts';

test('addresses that people have kept stay what they are', () => {
  expect({ ...PATHS, player: playerPath('sleeper:4046') }).toMatchInlineSnapshot(`
    {
      "adp": "/nfl-adp",
      "design": "/design",
      "draftChampion": "/draft-champion",
      "draftRoom": "/draft-champion/$mockDraftId",
      "draftScreen": "/draft-champion/$mockDraftId/screen",
      "drafts": "/draft-champion/drafts",
      "home": "/",
      "oddsMethod": "/methods/odds",
      "player": "/nfl/players/sleeper%3A4046",
      "projections": "/projections",
      "rankings": "/nfl-rankings",
      "restOfSeasonRankings": "/rest-of-season-fantasy-football-rankings",
      "sharedReport": "/draft-reports/$shareId",
      "weeklyRankings": "/nfl-rankings/weekly",
    }
  `);
});

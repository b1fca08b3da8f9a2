import { toLeagueConfig, toLeagueShape } from '@pylon/contract/league/league-config';
import { opens } from '@pylon/contract/plans/tiers';
import { getExpertRankingTable, listRankings } from '@pylon/contract/rankings/rankings';
import { nearestLeague } from '../../football/nearest-league.ts';
import type { Router } from '../../http/route.ts';
import { withHeld } from '../../leagues/holders/held-among.ts';
import type { LeagueParts } from '../../leagues/known-league.ts';
import { preparedRanking } from '../../plans/usable-lists.ts';
import { preparedScoring } from '../../plans/usable-scoring.ts';
import { rankings, rankingsWidget } from './rankings.service.ts';

/** Rankings with experts' columns, tiers, points and values. */
export function rankingsRoutes(route: Router, parts: LeagueParts): void {
  const { db } = parts;
  route.fromEdition(
    listRankings,
    rankings,
    async ({ body }, reader) => withHeld(parts, reader, body, await preparedRanking(db, reader, body)),
    (input, tier) => {
      const { footballScoringLeagueConfig: league } = input.body;
      if (!league || opens(tier, 'rankingsTableRight')) return input;
      const nearest = toLeagueConfig(nearestLeague(toLeagueShape(league)));
      return { ...input, body: { ...input.body, footballScoringLeagueConfig: nearest } };
    },
  );
  route.fromEdition(getExpertRankingTable, rankingsWidget, ({ query }, reader) =>
    preparedScoring(db, reader, query.scoringSystemId),
  );
}

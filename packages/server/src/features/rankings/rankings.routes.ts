import { toLeagueConfig, toLeagueShape } from '@pylon/contract/league/league-config';
import { opens } from '@pylon/contract/plans/tiers';
import { listRankings } from '@pylon/contract/rankings/rankings';
import { isSuperflex } from '@pylon/engine/rankings/list-formats';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import type { Db } from '../../db/database.ts';
import type { Router } from '../../http/route.ts';
import { preparedScoring } from '../../plans/usable-scoring.ts';
import { rankings } from './rankings.service.ts';

const ONE_QUARTERBACK = toLeagueConfig(DEFAULT_LEAGUE);
const TWO_QUARTERBACKS = toLeagueConfig({ ...DEFAULT_LEAGUE, slots: { ...DEFAULT_LEAGUE.slots, SUPERFLEX: 1 } });

/** Rankings with experts' columns, tiers, points and values. */
export function rankingsRoutes(route: Router, { db }: { readonly db: Db }): void {
  route.fromEdition(
    listRankings,
    rankings,
    ({ body }, reader) => preparedScoring(db, reader, body.scoringSystemId),
    (input, tier) => {
      const { footballScoringLeagueConfig: league } = input.body;
      // What players are worth in a league is open to a plan. Below it a league only says which lists speak of it.
      if (!league || opens(tier, 'rankingsTableRight')) return input;
      const nearest = isSuperflex(toLeagueShape(league)) ? TWO_QUARTERBACKS : ONE_QUARTERBACK;
      return { ...input, body: { ...input.body, footballScoringLeagueConfig: nearest } };
    },
  );
}

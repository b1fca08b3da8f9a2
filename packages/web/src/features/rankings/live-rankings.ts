// The page of the table that is in sight, ranked in the browser: what the server would answer once the scoring is
// saved.

import type { Tier } from '@pylon/contract/plans/tiers';
import { materialBoard, materialGame } from '@pylon/contract/rankings/material-board';
import { type RankedPage, rankedPage } from '@pylon/contract/rankings/ranked-page';
import { rankings } from '@pylon/contract/tables/rankings.table';
import type { Expert } from '@pylon/contract/wire';
import type { Answer, Input } from '../../api/call.ts';
import { readyOf } from '../../widgets/scoring/ready-material.ts';
import type { TriedScoring } from '../../widgets/scoring/scoring-editor.ts';
import { pageOf } from '../../widgets/table/table-search.ts';

export interface LiveRankings extends RankedPage {
  readonly experts: readonly Expert[];
}

/**
 * The page that `input` asks for, in the scoring and the league that are tried; null for an order by no column of it.
 */
export function liveRankings(
  material: Answer<'getRankingMaterial'>,
  input: Input<'listRankings'>,
  tried: TriedScoring,
  tier: Tier,
): LiveRankings | null {
  const ready = readyOf(material);
  const standard = pageOf({});
  const board = materialBoard(ready, tried, input.expertIds);
  const page = rankedPage(
    board,
    {
      rosterPositions: input.rosterPositions ?? [],
      teamId: input.teamId,
      searchText: input.searchText,
      orderBy: input.orderBy ?? rankings.sort,
      limit: input.limit ?? standard.limit,
      offset: input.offset ?? standard.offset,
    },
    { tier, gameOf: materialGame(ready) },
  );
  return page && { ...page, experts: board.experts };
}

// The page of the table that is in sight, ranked in the browser: what the server would answer once the scoring is saved.
import { materialBoard, materialGame } from '@pylon/contract/material-board';
import { type RankingsPage, rankedPage } from '@pylon/contract/ranked-page';
import type { Tier } from '@pylon/contract/tiers';
import type { Answer, Input } from '../../api/call.ts';
import { readyOf } from '../../widgets/ready-material.ts';
import type { TriedScoring } from '../../widgets/scoring-editor.ts';
import { pageOf } from '../../widgets/table-search.ts';

/** The page that `input` asks for, in the scoring and the league that are tried; null for an order by no column of it. */
export function liveRankings(
  material: Answer<'getRankingMaterial'>,
  input: Input<'listRankings'>,
  tried: TriedScoring,
  tier: Tier,
): RankingsPage | null {
  const ready = readyOf(material);
  const standard = pageOf({});
  const paged = rankedPage(
    materialBoard(ready, tried, input.expertIds),
    {
      rosterPositions: input.rosterPositions ?? [],
      teamId: input.teamId,
      searchText: input.searchText,
      orderBy: input.orderBy ?? 'consensus',
      limit: input.limit ?? standard.limit,
      offset: input.offset ?? standard.offset,
    },
    { tier, gameOf: materialGame(ready) },
  );
  return paged.ok ? paged.page : null;
}

// The page of the table that is in sight, ranked in the browser: what the server would answer once the scoring is
// saved.

import { ranksSuch } from '@pylon/contract/own-rankings/list-rules';
import { ownExpert } from '@pylon/contract/own-rankings/own-expert';
import type { Tier } from '@pylon/contract/plans/tiers';
import { materialAside, materialBoard, withOwnLists } from '@pylon/contract/rankings/material-board';
import { type RankedPage, rankedPage } from '@pylon/contract/rankings/ranked-page';
import { rankings } from '@pylon/contract/tables/draft/rankings.table';
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
 *
 * @param seen `own`: the person's own lists among the experts asked for; `among`: whom the table is narrowed to
 */
export function liveRankings(
  material: Answer<'getRankingMaterial'>,
  input: Input<'listRankings'>,
  tried: TriedScoring,
  seen: {
    readonly tier: Tier;
    readonly own: readonly Answer<'getRankingList'>[];
    readonly among: (playerId: string) => boolean;
  },
): LiveRankings | null {
  const { tier, among } = seen;
  const ready = withOwn(material, input, seen.own);
  const standard = pageOf({});
  const board = materialBoard(ready, tried, input.expertIds);
  const page = rankedPage(
    board,
    {
      rosterPositions: input.rosterPositions ?? [],
      teamId: input.teamId,
      among,
      searchText: input.searchText,
      orderBy: input.orderBy ?? rankings.sort,
      limit: input.limit ?? standard.limit,
      offset: input.offset ?? standard.offset,
    },
    { tier, ...materialAside(ready) },
  );
  return page && { ...page, experts: board.experts };
}

/** The material with those of the lists that rank such a period of the season; the others say nothing of it. */
function withOwn(
  material: Answer<'getRankingMaterial'>,
  { seasonId, week }: Input<'listRankings'>,
  own: readonly Answer<'getRankingList'>[],
) {
  const { period } = material;
  const lists = own.filter(({ rankingList }) => ranksSuch(rankingList, { period, seasonId, week }));
  if (lists.length === 0) return readyOf(material);
  return withOwnLists(
    readyOf(material),
    lists.map(({ rankingList, places }) => ({
      expert: ownExpert(rankingList),
      places,
    })),
  );
}

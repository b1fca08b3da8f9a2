import { opens, REQUIRED_TIER } from '@pylon/contract/plans/tiers';
import type { ResearchTable } from '@pylon/contract/tables/tables';
import { Toggle } from '../../../ui/fields/Toggle.tsx';
import { laterPart } from '../../../ui/later-part.tsx';
import { BOARD_SIDES } from '../../../widgets/draft/board-sides.ts';
import { PaywallOverlay } from '../../../widgets/paywall/PaywallOverlay.tsx';
import { variantOf } from '../../../widgets/paywall/paywall-variants.ts';
import { useTier } from '../../../widgets/paywall/use-tier.ts';
import { RankingsTabs } from '../../../widgets/table/tabs/RankingsTabs.tsx';
import { useTableSearch } from '../../../widgets/table/use-table-search.ts';
import { PlainTable, type PlainTableProps } from '../PlainTable.tsx';
import { pageOf as tablePageOf } from '../TablePage.tsx';

const DynastyBoard = laterPart(() => import('./DynastyBoard.tsx'), 'DynastyBoard');
const FEATURE = 'dynastyRanking';

/** The page of the dynasty rankings: one of the rankings, as a list or as the board of a draft. */
export const pageOf = (table: ResearchTable) =>
  tablePageOf(table, { Rows: DynastyRows, tabs: <RankingsTabs />, view: <BoardToggle /> });

function DynastyRows(props: PlainTableProps) {
  const tier = useTier();
  if (props.search.view !== 'board') return <PlainTable {...props} />;
  return opens(tier, FEATURE) ? (
    <DynastyBoard {...props} />
  ) : (
    <PaywallOverlay variant={variantOf(FEATURE)} tier={REQUIRED_TIER[FEATURE]} />
  );
}

function BoardToggle() {
  const [search, setSearch] = useTableSearch();
  return (
    <Toggle
      label="View"
      value={search.view === 'board' ? 'board' : 'list'}
      sides={BOARD_SIDES}
      onChange={(view) => void setSearch({ view: view === 'list' ? undefined : view })}
    />
  );
}

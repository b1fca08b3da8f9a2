import { opens } from '@pylon/contract/plans/tiers';
import { useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { laterPart } from '../../ui/later-part.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { BOARD_SIDES } from '../../widgets/draft/board-sides.ts';
import { NotHere } from '../../widgets/NotHere.tsx';
import { PaywallOverlay } from '../../widgets/paywall/PaywallOverlay.tsx';
import { useTier } from '../../widgets/paywall/use-tier.ts';
import { CardScoring } from '../../widgets/player/card-scoring.ts';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import { DEFAULT_SCORING } from '../../widgets/table/table-search.ts';
import { useObstacle } from '../../widgets/table/use-obstacle.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { useTableSearch } from '../../widgets/table/use-table-search.ts';
import { TableViews } from '../../widgets/table/views/TableViews.tsx';
import { AdpFilters } from './AdpFilters.tsx';
import { AdpMovers } from './AdpMovers.tsx';
import { AdpTable } from './AdpTable.tsx';
import { adpInput, moversInput } from './adp.search.ts';

const AdpBoard = laterPart(() => import('./AdpBoard.tsx'), 'AdpBoard');

const VIEWS = [...BOARD_SIDES, { value: 'movers', label: 'Movers' }] as const;
type View = (typeof VIEWS)[number]['value'];

/** Average draft positions: the table, the draft that follows them, and who is moving. */
export function AdpPage() {
  const [search, setSearch] = useTableSearch();
  const season = useSeason();
  const tier = useTier();
  const obstacle = useObstacle();
  const view: View = VIEWS.find((each) => each.value === search.view)?.value ?? 'list';
  const year = search.season ?? season.id;
  // the page knows no scoring, and its address may come from one that does
  return (
    <CardScoring value={DEFAULT_SCORING}>
      <main id="main" className="flex flex-col gap-4">
        <TableHead
          title={`${year} Average Draft Position`}
          question="Where players go, who reaches, and who is moving."
          tools={<TableViews />}
        />
        <Tabs
          label="View"
          tabs={VIEWS}
          value={view}
          onChange={(next) => setSearch({ view: next === 'list' ? undefined : next })}
        >
          <div className="flex flex-col gap-4 pt-4">
            <AdpFilters search={search} onSearch={setSearch} view={view} />
            {obstacle ? (
              <NotHere obstacle={obstacle} onSearch={setSearch} />
            ) : view === 'list' ? (
              <AdpTable search={search} onSearch={setSearch} year={year} />
            ) : view === 'movers' ? (
              <AdpMovers input={moversInput(search, season)} />
            ) : opens(tier, 'adpDraftboard') ? (
              <AdpBoardView />
            ) : (
              <PaywallOverlay variant="draftboard" />
            )}
          </div>
        </Tabs>
      </main>
    </CardScoring>
  );
}

function AdpBoardView() {
  const [search] = useTableSearch();
  const input = { ...adpInput(search, useSeason()), orderBy: 'consensus' };
  const { data } = useSuspenseQuery(answer('getDataSources', {}));
  return <AdpBoard input={input} provenance={data.provenance} />;
}

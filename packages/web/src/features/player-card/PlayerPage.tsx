import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { answer } from '../../api/answers.ts';
import { PATHS } from '../../paths.ts';
import { LazyArticlesAbout } from '../../widgets/help/lazy-articles-about.ts';
import { NotHere } from '../../widgets/NotHere.tsx';
import { ScoringPicker } from '../../widgets/scoring/ScoringPicker.tsx';
import { SourcesFoot } from '../../widgets/table/SourcesFoot.tsx';
import { useObstacle } from '../../widgets/table/use-obstacle.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { useTableSearch } from '../../widgets/table/use-table-search.ts';
import { CardFacts } from './CardFacts.tsx';
import { CardHeader } from './CardHeader.tsx';
import { CompareLink } from './CompareLink.tsx';
import { GameLog } from './GameLog.tsx';
import { GameTable } from './GameTable.tsx';
import { InYourLeagues } from './InYourLeagues.tsx';
import { KeyNumbers } from './KeyNumbers.tsx';
import { OutlookLine } from './OutlookLine.tsx';
import { playerCardInput } from './player-card.search.ts';
import { SeasonTotals } from './SeasonTotals.tsx';
import { Utilization } from './Utilization.tsx';

/** A player's own page, unless its address asks for a scoring or a season that is locked or not there. */
export function PlayerPage() {
  const [, setSearch] = useTableSearch();
  const obstacle = useObstacle();
  if (!obstacle) return <PlayerSheet />;
  return (
    <main id="main">
      <NotHere obstacle={obstacle} onSearch={setSearch} />
    </main>
  );
}

/** Everything about one player. */
function PlayerSheet() {
  const { playerId } = useParams({ from: PATHS.player });
  const [search, setSearch] = useTableSearch();
  const { data } = useSuspenseQuery(answer('getPlayerCard', playerCardInput(playerId, search, useSeason())));
  const card = data.playerCard;
  return (
    <main id="main" className="overflow-hidden rounded-md border border-hairline bg-surface">
      <CardHeader card={card} level={1} />
      <div className="flex flex-col gap-8 px-4 py-6 md:px-6">
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
          <KeyNumbers card={card} />
          <CardFacts card={card} />
        </div>
        <OutlookLine card={card} />
        <InYourLeagues playerId={playerId} level={2} />
        <section>
          <div className="mb-4 flex items-end justify-between gap-4">
            <h2 className="text-xl">{card.seasonId} by week</h2>
            <div className="no-print flex flex-wrap items-end justify-end gap-3">
              <CompareLink playerId={playerId} />
              <ScoringPicker scoring={search.scoring} onChange={(scoring) => setSearch({ scoring })} className="w-44" />
            </div>
          </div>
          <GameLog card={card} />
          <div className="mt-4">
            <GameTable card={card} />
          </div>
        </section>
        <section>
          <h2 className="mb-1 text-xl">Utilization</h2>
          <Utilization card={card} />
        </section>
        <section>
          <h2 className="mb-1 text-xl">Seasons</h2>
          <SeasonTotals card={card} />
        </section>
        <LazyArticlesAbout id={playerId} level={2} />
        <SourcesFoot provenance={card.provenance} />
      </div>
    </main>
  );
}

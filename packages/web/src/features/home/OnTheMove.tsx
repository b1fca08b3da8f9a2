import { isLocked } from '@pylon/contract/plans/tiers';
import { useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { PaywallOverlay } from '../../widgets/paywall/PaywallOverlay.tsx';
import { day } from '../../widgets/player/display.ts';
import { MoverList } from '../../widgets/table/MoverList.tsx';
import type { TableSearch } from '../../widgets/table/table-search.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { bargains } from './bargains.ts';
import { marketInput } from './home.loader.ts';

const SHOWN = 5;

/** Who rises and falls in drafts. */
export function OnTheMove() {
  const { data } = useSuspenseQuery(answer('listAdpMovers', { seasonId: useSeason().id }));
  const since = `since ${day(data.movers[0]?.fromDate)}`;
  return (
    <>
      <MoverList title="Rising" meaning={since} moves={data.movers.filter((move) => move.change > 0).slice(0, SHOWN)} />
      <MoverList
        title="Falling"
        meaning={since}
        moves={data.movers.filter((move) => move.change < 0).slice(0, SHOWN)}
      />
    </>
  );
}

/** Where the market and the experts differ, for as long as there is no second snapshot to compare with. */
export function MarketGaps({ search }: { readonly search: TableSearch }) {
  const { data } = useSuspenseQuery(answer('listRankings', marketInput(useSeason(), search)));
  const { later, earlier } = bargains(data.playerExpertRanking);
  const lock = data.playerExpertRanking.map((row) => row.difference).find(isLocked);
  if (lock) return <PaywallOverlay variant="default" tier={lock.tier} />;
  return (
    <>
      <MoverList title="Going later than ranked" meaning="rank to ADP" moves={later} />
      <MoverList title="Going earlier than ranked" meaning="rank to ADP" moves={earlier} />
    </>
  );
}

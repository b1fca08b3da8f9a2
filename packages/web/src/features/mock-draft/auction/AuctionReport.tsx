import type { Auction, AuctionSale } from '@pylon/contract/auction';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../../api/answers.ts';
import { failureWords } from '../../../api/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { entityKey, entityOf } from '../../../widgets/entity.ts';
import { GradeBadge } from '../../../widgets/GradeBadge.tsx';
import { PlayerLink } from '../../../widgets/PlayerLink.tsx';
import { PositionTag } from '../../../widgets/PositionTag.tsx';
import { ReportCard } from '../results/ReportCard.tsx';
import { dollars, nameOfTeam } from './auction-words.ts';
import { Surplus } from './SalesLog.tsx';
import { surplusExtremes, teamSurpluses } from './surplus.ts';
import type { AuctionModel } from './use-auction.ts';

/** What the money brought: the report that every draft gets, and price against value for each player and each team. */
export function AuctionReport({ room, onSimulate }: { readonly room: AuctionModel; readonly onSimulate: () => void }) {
  const { auction, actions } = room;
  const draft = useQuery({ ...answer('getMockDraft', { mockDraftId: auction.id }), refetchOnMount: 'always' });
  const isOver = auction.standing.phase === 'closed';
  if (!isOver) {
    const open = auction.standing.teams.reduce((sum, { openSlots }) => sum + openSlots, 0);
    return (
      <EmptyState
        message="Grades come when the last player is sold"
        hint={`${open} places are still open.`}
        action={<Button onClick={onSimulate}>Simulate the rest</Button>}
      />
    );
  }
  if (draft.error) return <ErrorState {...failureWords(draft.error)} onRetry={() => void draft.refetch()} />;
  if (!draft.data) return <SkeletonRows rows={8} label="Grades" />;
  return (
    <div className="flex flex-col gap-10">
      <ReportCard
        draft={draft.data.mockDraft}
        actions={{ busy: actions.busy === 'rate' ? 'rate' : null, rate: actions.rate }}
        onSimulate={onSimulate}
      />
      {draft.data.mockDraft.rateOutput !== null && <MoneyReport auction={auction} />}
    </div>
  );
}

/** Price against value: mine one by one, the room's best and worst, and every team's sum. */
function MoneyReport({ auction }: { readonly auction: Auction }) {
  const mine = auction.sales.filter(({ participantId }) => participantId === auction.userParticipant.id);
  const { buys, overpays } = surplusExtremes(auction.sales);
  return (
    <div className="grid gap-x-10 gap-y-10 lg:grid-cols-2">
      <Purchases auction={auction} title="Your money" sales={mine} isMine />
      <div className="flex flex-col gap-10">
        <Purchases auction={auction} title="Best buys of the room" sales={buys} />
        <Purchases auction={auction} title="Overpaid" sales={overpays} />
      </div>
      <TeamSums auction={auction} />
    </div>
  );
}

interface PurchasesProps {
  readonly auction: Auction;
  readonly title: string;
  readonly sales: readonly AuctionSale[];
  /** All of one team's: the team is not named, and grades are shown. */
  readonly isMine?: boolean;
}

function Purchases({ auction, title, sales, isMine = false }: PurchasesProps) {
  const head = 'pl-3 font-semibold';
  return (
    <section aria-label={title}>
      <h2 className="pb-1 text-xl">{title}</h2>
      {sales.length === 0 ? (
        <p className="border-hairline border-y py-3 text-base text-muted">Nobody was.</p>
      ) : (
        <table className="w-full text-base">
          <caption className="sr-only">{title}: price against value</caption>
          <thead>
            <tr className="label border-edge border-b text-right">
              {isMine && (
                <th scope="col" className="w-14 text-left font-semibold">
                  Grade
                </th>
              )}
              <th scope="col" className="text-left font-semibold">
                Player
              </th>
              <th scope="col" className={head}>
                Price
              </th>
              <th scope="col" className={head} title="Worth before the first sale">
                List
              </th>
              <th scope="col" className={head} title="List value above price">
                Value
              </th>
            </tr>
          </thead>
          <tbody>
            {sales.map((sale) => {
              const entity = entityOf(sale);
              if (!entity) return null;
              const isOwn = sale.participantId === auction.userParticipant.id;
              return (
                <tr
                  key={entityKey(sale)}
                  className={classNames('h-10 border-hairline border-b', !isMine && isOwn && 'pylon-left')}
                >
                  {isMine && (
                    <td className="pl-2">
                      {sale.isKeeper ? (
                        <span className="text-muted text-sm">kept</span>
                      ) : (
                        <GradeBadge grade={sale.letterGrade} />
                      )}
                    </td>
                  )}
                  <th scope="row" className={classNames('text-left font-semibold', !isMine && 'pl-2')}>
                    <PlayerLink playerId={entity.id} className="underline-offset-2 hover:underline">
                      {entity.name}
                    </PlayerLink>{' '}
                    <span className="whitespace-nowrap font-normal text-sm">
                      <PositionTag position={entity.position} />{' '}
                      <span className="text-muted">
                        {isMine ? entity.teamAlias : nameOfTeam(auction, sale.participantId)}
                      </span>
                    </span>
                  </th>
                  <td className="figures pl-3 text-right font-semibold">{dollars(sale.price)}</td>
                  <td className="figures pl-3 text-right">{dollars(sale.value)}</td>
                  <td className="pl-3 text-right">{sale.isKeeper ? '–' : <Surplus value={sale.surplus} />}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}

function TeamSums({ auction }: { readonly auction: Auction }) {
  return (
    <section aria-label="Every team's money" className="lg:col-span-2">
      <h2 className="pb-1 text-xl">Every team’s money</h2>
      <table className="w-full max-w-2xl text-base">
        <caption className="sr-only">What every team paid and what that was worth</caption>
        <thead>
          <tr className="label border-edge border-b text-right">
            <th scope="col" className="text-left font-semibold">
              Team
            </th>
            <th scope="col" className="pl-3 font-semibold">
              Paid
            </th>
            <th scope="col" className="pl-3 font-semibold">
              Worth
            </th>
            <th scope="col" className="pl-3 font-semibold">
              Value
            </th>
            <th scope="col" className="pl-3 font-semibold" title="Money that bought nothing">
              Unspent
            </th>
          </tr>
        </thead>
        <tbody>
          {teamSurpluses(auction.sales).map(({ participantId, paid, value, surplus }) => (
            <tr
              key={participantId}
              className={classNames(
                'h-9 border-hairline border-b',
                participantId === auction.userParticipant.id && 'pylon-left bg-accent-wash',
              )}
            >
              <th scope="row" className="pl-2 text-left font-semibold">
                {nameOfTeam(auction, participantId)}
              </th>
              <td className="figures pl-3 text-right">{dollars(paid)}</td>
              <td className="figures pl-3 text-right">{dollars(value)}</td>
              <td className="pl-3 text-right">
                <Surplus value={surplus} />
              </td>
              <td className="figures pr-2 pl-3 text-right text-muted">
                {dollars(auction.standing.teams.find((team) => team.participantId === participantId)?.budgetLeft ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

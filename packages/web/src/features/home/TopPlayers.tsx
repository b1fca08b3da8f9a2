import { isLocked, unlocked } from '@pylon/contract/plans/tiers';
import type { RankingRow } from '@pylon/contract/rankings/rankings';
import { hasGameAhead } from '@pylon/engine/vocabulary/player-status';
import { useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import type { Input } from '../../api/call.ts';
import { classNames } from '../../ui/class-names.ts';
import { hasOwnOrder, orderWords } from '../../widgets/experts/order-words.ts';
import { Lock } from '../../widgets/paywall/Lock.tsx';
import { decimal, kickoff } from '../../widgets/player/display.ts';
import { entityKey } from '../../widgets/player/entity.ts';
import { PlayerCell } from '../../widgets/player/PlayerCell.tsx';
import { PointsRange, pointsDomain } from '../../widgets/player/PointsRange.tsx';
import { TierBreak } from '../../widgets/table/TierBreak.tsx';

export interface TopPlayersProps {
  readonly input: Input<'listRankings'>;
  readonly isWeekly: boolean;
}

/**
 * The first of the rankings with their tiers: number, player, range of points, points. Whoever may not see the points
 * sees where the open experts have the player.
 */
export function TopPlayers({ input, isWeekly }: TopPlayersProps) {
  const { data } = useSuspenseQuery(answer('listRankings', input));
  const rows = data.playerExpertRanking;
  const domain = pointsDomain(rows.map((row) => unlocked(row.points)));
  const lock = rows.map((row) => row.points).find(isLocked);
  const openExperts = data.experts.filter(({ id }) =>
    rows.some(({ ranks }) => ranks[id] !== undefined && !isLocked(ranks[id])),
  );
  const isOwnOrder = hasOwnOrder(data);
  return (
    <>
      {isWeekly && (
        <p className="px-2 pb-1 text-muted text-sm">
          {orderWords(data)}
          {!lock && data.basis !== 'scout' && ' Points are by our own projections.'}
        </p>
      )}
      <p aria-hidden className="flex items-end justify-end gap-3 px-2 pb-1 max-md:hidden">
        {lock ? (
          openExperts.map(({ id, name }, place) => (
            <span key={id} className={classNames('label', expertClass(place))}>
              {name}
            </span>
          ))
        ) : (
          <>
            <span className={classNames('label', besideClass(isWeekly))}>{isWeekly ? 'Game' : 'ADP'}</span>
            <span className={RANGE} />
            <span className="label w-14 shrink-0 text-right">Points</span>
          </>
        )}
      </p>
      <ol>
        {rows.map((row, index) => (
          <li key={entityKey(row)}>
            {!isLocked(row.tier) && row.tier !== rows[index - 1]?.tier && <TierBreak tier={row.tier} />}
            <div className="flex h-14 items-center gap-3 border-hairline border-b px-2 md:h-12">
              <span className="scoreboard w-8 shrink-0 text-right font-bold text-xl">{row.rank}</span>
              <span className="min-w-0 grow">
                <PlayerCell row={row} {...(isOwnOrder ? { positionRank: row.positionRank } : {})} />
              </span>
              {isLocked(row.points) ? (
                openExperts.map(({ id, name }, place) => (
                  <span key={id} className={classNames('figures max-md:hidden', expertClass(place))}>
                    <span className="sr-only">{name} </span>
                    {decimal(unlocked(row.ranks[id]))}
                  </span>
                ))
              ) : (
                <>
                  <span
                    className={classNames('whitespace-nowrap text-muted text-sm max-md:hidden', besideClass(isWeekly))}
                  >
                    {isWeekly ? gameOf(row) : adpOf(row)}
                  </span>
                  <span className={classNames('max-md:hidden', RANGE)}>
                    <PointsRange points={row.points} domain={domain} />
                  </span>
                  <span className="figures w-14 shrink-0 text-right font-semibold text-lg">
                    <span className="sr-only">Points </span>
                    {decimal(row.points?.expected, isWeekly ? 1 : 0)}
                  </span>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
      {lock && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 px-2 py-3 text-base text-muted">
          Points with floor and ceiling, ADP and every expert's list <Lock tier={lock.tier} />
        </p>
      )}
    </>
  );
}

const gameOf = ({ game, athlete }: RankingRow) => game && !isLocked(game) && hasGameAhead(athlete) && kickoff(game);

const adpOf = ({ adp }: RankingRow) =>
  adp !== null &&
  !isLocked(adp) && (
    <span className="figures">
      <span className="sr-only">ADP </span>
      {decimal(adp, 1)}
    </span>
  );

/** What stands beside a player: words of their game, or a number. */
const besideClass = (isWeekly: boolean): string => (isWeekly ? 'w-36 shrink-0' : 'w-20 shrink-0 text-right');

/** A column of ranks. Where the list stands beside another one and is narrow, two of them do. */
const expertClass = (place: number): string => classNames('w-20 shrink-0 text-right', place > 1 && 'lg:max-xl:hidden');

/** Beside another list a range would leave no room for names. */
const RANGE = 'w-36 shrink-0 lg:max-xl:hidden';

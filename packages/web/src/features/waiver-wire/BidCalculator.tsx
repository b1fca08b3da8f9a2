import type { AnswerOf } from '@pylon/contract/endpoint';
import { isLocked } from '@pylon/contract/plans/tiers';
import type { calculateFaab } from '@pylon/contract/waiver-wire/calculate-faab';
import type { BidGoal, BidStyle } from '@pylon/engine/waivers/suggested-bids';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { answer } from '../../api/answers.ts';
import type { Input } from '../../api/call.ts';
import { failureOf } from '../../api/failure.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/overlays/Select.tsx';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { percent, signed } from '../../widgets/player/display.ts';
import { BidCurve } from './BidCurve.tsx';
import { dollars, type WaiverDetails } from './waiver-words.ts';

type Row = Extract<AnswerOf<typeof calculateFaab>['faabTable'], readonly unknown[]>[number];

const GOALS = [
  { value: 'WIN_ALL', label: 'Win All Players' },
  { value: 'WIN_ONE', label: 'Win 1 Player' },
] as const satisfies readonly { readonly value: BidGoal; readonly label: string }[];
const STYLES = [
  { value: 'AVERAGE', label: 'Average' },
  { value: 'NO_TOMORROW', label: 'No Tomorrow' },
  { value: 'AGGRESSIVE', label: 'Aggressive' },
  { value: 'CONSERVATIVE', label: 'Conservative' },
  { value: 'THE_HOARDER', label: 'The Hoarder' },
] as const satisfies readonly { readonly value: BidStyle; readonly label: string }[];

interface BidCalculatorProps {
  readonly userLeagueId: string;
  readonly details: WaiverDetails;
  readonly playerIDs: readonly string[];
  readonly onRemove: (id: string) => void;
}

/** What to bid for the chosen players, or in which order to claim them. */
export function BidCalculator({ userLeagueId, details, playerIDs, onRemove }: BidCalculatorProps) {
  const titleId = useId();
  const [goal, setGoal] = useState<BidGoal>('WIN_ALL');
  const [style, setStyle] = useState<BidStyle>('AVERAGE');
  const isBid = details.waiverMode === 'FAAB';
  if (details.waiverMode === 'NONE')
    return (
      <p className="text-base text-muted">
        {details.isModeTold
          ? 'Nobody bids or claims in this league: take the players before others do.'
          : 'A league that is kept by hand says nothing of bids and claims.'}
      </p>
    );
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <PartTitle id={titleId} title={isBid ? 'FAAB calculator' : 'Order of claims'} />
      {isBid && (
        <div className="grid gap-3 sm:grid-cols-2 md:max-w-xl">
          <Select label="Goal" value={goal} options={GOALS} onChange={setGoal} />
          <Select label="Bidding style" value={style} options={STYLES} onChange={setStyle} />
        </div>
      )}
      {isBid && goal === 'WIN_ONE' && (
        <p className="text-muted text-sm">
          In the order in which you chose them: each claim counts when those before are lost.
        </p>
      )}
      <Bids
        key={`${goal} ${style}`}
        asked={{ userLeagueId, bidStrategy: style, optimizeBidMode: goal, playerIDs }}
        isBid={isBid}
        onRemove={onRemove}
      />
      {isBid && (
        <p className="max-w-2xl text-muted text-sm">
          Chances come of a model of your rivals’ money and needs and of recorded bids, and are rough: on leagues that
          it had not seen they were about four points off. Bids like these won as often as the managers’ for less money,
          but so did the same share of what was left for everybody.
        </p>
      )}
    </section>
  );
}

interface BidsProps {
  readonly asked: Omit<Input<'calculateFaab'>, 'playerIDs'> & Pick<BidCalculatorProps, 'playerIDs'>;
  readonly isBid: boolean;
  readonly onRemove: (id: string) => void;
}

/** The chosen players with their bids. Whoever is removed is gone at once, and the others keep theirs meanwhile. */
function Bids({ asked: { playerIDs, ...filters }, isBid, onRemove }: BidsProps) {
  const { data, error, refetch } = useQuery({
    ...answer('calculateFaab', { ...filters, playerIDs: [...playerIDs] }),
    placeholderData: keepPreviousData,
  });
  const told = data && !isLocked(data.faabTable) ? data.faabTable : [];
  const isTold = playerIDs.every((id) => told.some(({ player }) => player.id === id));
  const rows = told.filter(({ player }) => playerIDs.includes(player.id));
  if (error)
    return <ErrorState {...failureOf('The bids could not be worked out', error)} onRetry={() => void refetch()} />;
  if (!isTold) return <SkeletonRows rows={playerIDs.length * 2} label="Working out the bids" />;
  return (
    <ol aria-label={isBid ? 'Bids' : 'Claims'} className="flex flex-col gap-6">
      {(isBid ? rows : rows.toSorted((a, b) => (a.claim?.place ?? 0) - (b.claim?.place ?? 0))).map((row) => (
        <Suggestion key={row.player.id} row={row} onRemove={onRemove} />
      ))}
    </ol>
  );
}

interface SuggestionProps {
  readonly row: Row;
  readonly onRemove: (id: string) => void;
}

function Suggestion({ row: { player, bids, claim, drop, gainPerWeek, rivals }, onRemove }: SuggestionProps) {
  const likely = rivals.filter(({ bidPercent }) => bidPercent > 0);
  return (
    <li className="flex flex-col gap-3 border-edge border-l-[3px] pl-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-lg">
            {claim && <span className="figures">{claim.place}. </span>}
            {player.name}
          </h3>
          <p className="text-muted text-sm">
            {signed(Math.max(0, gainPerWeek))} points a week
            {drop && ` · drop ${drop.name}`}
          </p>
        </div>
        <IconButton
          size="small"
          className="max-md:size-11"
          label={`Remove ${player.name}`}
          icon={<X aria-hidden size={18} />}
          onClick={() => onRemove(player.id)}
        />
      </div>
      {claim && <p className="text-base">No team before you claims them: {percent(claim.chancePercent)}</p>}
      {bids &&
        (bids.aggressive.winPercent > 0 ? (
          <>
            <dl className="grid grid-cols-3 gap-3">
              <BidFigure title="Safe" bid={bids.safe} />
              <BidFigure title="Recommended" bid={bids.recommended} />
              <BidFigure title="Aggressive" bid={bids.aggressive} />
            </dl>
            <BidCurve bids={bids} name={player.name} />
            {bids.recommended.winPercent > 0 && (
              <p className="text-sm">
                When the recommended bid wins, the next highest is expected to be {dollars(bids.expectedSecondPrice)}.
              </p>
            )}
          </>
        ) : (
          <p className="text-base">What you have left is less than the league takes: this claim cannot be won.</p>
        ))}
      {likely.length > 0 && (
        <p className="text-muted text-sm">
          Likeliest to want them too:{' '}
          {likely
            .map(
              ({ teamName, bidPercent, left }) =>
                `${teamName} ${percent(bidPercent)}${left === null ? '' : ` (${dollars(left)} left)`}`,
            )
            .join(', ')}
        </p>
      )}
    </li>
  );
}

interface BidFigureProps {
  readonly title: string;
  readonly bid: { readonly dollars: number; readonly winPercent: number };
}

const BidFigure = ({ title, bid }: BidFigureProps) => (
  <div className="flex min-w-0 flex-col">
    <dt className="label">{title}</dt>
    <dd className="scoreboard font-bold text-2xl">{bid.winPercent > 0 ? dollars(bid.dollars) : 'None'}</dd>
    <dd className="text-muted text-sm">
      {bid.winPercent > 0 ? `wins ${percent(bid.winPercent)}` : 'the others take it all'}
    </dd>
  </div>
);

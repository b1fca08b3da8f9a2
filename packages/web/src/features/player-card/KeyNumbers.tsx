import { isLocked, type Locked, unlocked } from '@pylon/contract/plans/tiers';
import type { PlayerCard } from '@pylon/contract/player-card/player-card';
import type { ReactNode } from 'react';
import { RangeBar } from '../../ui/charts/RangeBar.tsx';
import { LockedCell } from '../../widgets/paywall/LockedCell.tsx';
import { day, decimal, NONE } from '../../widgets/player/display.ts';
import { entityOf } from '../../widgets/player/entity.ts';

/** Signs that a third of a phone has room for: a scoring of one's own may count in ten thousands. */
const LONGEST = 6;

function Figure({
  label,
  value,
  children,
}: {
  readonly label: string;
  /** Of a lock a blank is left; what opens it is said under the card's facts. */
  readonly value: string | Locked;
  readonly children?: ReactNode;
}) {
  return (
    <div className="min-w-0 grow basis-0 px-3 first:pl-0 last:pr-0">
      <dt className="label">{label}</dt>
      <dd>
        {isLocked(value) ? (
          <LockedCell lock={value} />
        ) : (
          <span className={`scoreboard font-bold ${value.length > LONGEST ? 'text-2xl md:text-3xl' : 'text-3xl'}`}>
            {value}
          </span>
        )}
        <span className="block text-muted text-sm">{children}</span>
      </dd>
    </div>
  );
}

/** How far the market is from the rank. */
function againstRank(picks: number): string {
  const amount = decimal(Math.abs(picks), 1);
  if (amount === '0.0') return 'exactly as ranked';
  return `${amount} picks ${picks > 0 ? 'after' : 'before'} the rank`;
}

/** The three numbers that decide: rank, projection with its range, draft position. */
export function KeyNumbers({ card }: { readonly card: PlayerCard }) {
  const position = entityOf(card)?.positionLabel;
  const [rank, positionRank, tier] = [unlocked(card.rank), unlocked(card.positionRank), unlocked(card.tier)];
  const points = unlocked(card.projection)?.points;
  /** Ranks stay those of drafts while the projection goes on with the games: then each says what it is. */
  const games = card.gameLog.filter(({ opponent }) => opponent !== null);
  const played = games.filter(({ score }) => score !== null).length;
  const isPlayed = played > 0 && played < games.length;
  return (
    <dl className="flex w-full self-start divide-x divide-hairline">
      <Figure label="Rank" value={isLocked(card.rank) ? card.rank : rank === null ? NONE : `#${rank}`}>
        {positionRank !== null && `${position}${positionRank}`}
        {tier !== null && ` · tier ${tier}`}
        {isPlayed && rank !== null && <span className="block">in draft rankings</span>}
      </Figure>
      <Figure label="Season Proj." value={isLocked(card.projection) ? card.projection : decimal(points?.expected)}>
        {points && (
          <>
            <RangeBar
              isPlain
              floor={points.floor}
              likely={points.expected}
              ceiling={points.ceiling}
              domain={{ min: 0, max: points.ceiling * 1.05 }}
              label={`${decimal(points.floor)} to ${decimal(points.ceiling)} points`}
            />
            <span className="figures">
              {decimal(points.floor)} to {decimal(points.ceiling)}
            </span>
            {isPlayed && <span className="block">as of {day(card.provenance.asOf)}</span>}
          </>
        )}
      </Figure>
      <Figure label="ADP" value={decimal(card.adp, 1)}>
        {card.adp !== null && rank !== null && againstRank(card.adp - rank)}
      </Figure>
    </dl>
  );
}

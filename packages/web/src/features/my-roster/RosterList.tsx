import type { RosterRow } from '@pylon/contract/my-roster/roster-row';
import { isLocked } from '@pylon/contract/plans/tiers';
import { ordinal } from '@pylon/engine/vocabulary/ordinal';
import { PLACE_LABELS } from '@pylon/engine/vocabulary/slots';
import { ArrowDown, ArrowUp, Flame, Snowflake, TrendingDown } from 'lucide-react';
import { decimal, NONE, percent } from '../../widgets/player/display.ts';
import { PlayerCell } from '../../widgets/player/PlayerCell.tsx';
import { PointsRange, pointsDomain } from '../../widgets/player/PointsRange.tsx';
import { UtilizationRing } from '../../widgets/player/UtilizationRing.tsx';
import { COUNT_SHARE, gameWords, isGameHidden, isUnprojected, performanceWords, START_SHARE } from './roster-words.ts';

interface RosterListProps {
  readonly rows: readonly RosterRow[];
  /** Whether line-ups set themselves: nobody is started then, players count. */
  readonly isBestBall: boolean;
}

/** Everybody on a roster, the line-up first. */
export function RosterList({ rows, isBestBall }: RosterListProps) {
  const domain = pointsDomain(rows.map(outlookOf));
  return (
    <ol aria-label="Roster" className="flex flex-col border-edge border-t">
      {rows.map((row, index) => (
        <Row
          key={row.leagueRosterId}
          row={row}
          domain={domain}
          share={isBestBall ? COUNT_SHARE : START_SHARE}
          isFirstOfBench={row.position === 'BN' && rows[index - 1]?.position !== 'BN'}
        />
      ))}
    </ol>
  );
}

function outlookOf({ projFPValueRange: range }: RosterRow) {
  return isLocked(range) || range === null ? null : { floor: range.min, expected: range.avg, ceiling: range.max };
}

interface RowProps {
  readonly row: RosterRow;
  readonly domain: ReturnType<typeof pointsDomain>;
  readonly share: typeof START_SHARE | typeof COUNT_SHARE;
  readonly isFirstOfBench: boolean;
}

function Row({ row, domain, share, isFirstOfBench }: RowProps) {
  const { position, startPercentage, fantasyPoints, opponentRank, shouldStart, shouldSit, name, ownPosition } = row;
  const outlook = outlookOf(row);
  return (
    <li
      className={`grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2 md:grid-cols-[5.5rem_minmax(0,2fr)_minmax(0,1.5fr)_7rem_5rem_3.5rem] ${isFirstOfBench ? 'border-edge border-t-2' : 'border-hairline border-b'}`}
    >
      <span className="label flex flex-col">
        {PLACE_LABELS[position]}
        {shouldStart && (
          <span className="inline-flex items-center gap-0.5 text-good">
            <ArrowUp aria-hidden size={12} /> start
          </span>
        )}
        {shouldSit && (
          <span className="inline-flex items-center gap-0.5 text-bad">
            <ArrowDown aria-hidden size={12} /> sit
          </span>
        )}
      </span>
      <span className="flex min-w-0 items-center gap-2">
        {row.athlete || row.team ? <PlayerCell row={row} /> : <Unknown name={name} position={ownPosition} />}
        <PerformanceMark performance={row.performance} />
      </span>
      <span className="text-muted text-sm max-md:col-start-2 max-md:row-start-2">
        {gameWords(row)}
        {opponentRank !== null && !isGameHidden(row) && (
          <span title="The opponent’s place by what it gives up to the position: 1 gives up most">
            {' '}
            · gives up {ordinal(opponentRank)} most
          </span>
        )}
      </span>
      <span className="max-md:hidden">{outlook && <PointsRange points={outlook} domain={domain} />}</span>
      <span className="flex flex-col text-right max-md:col-start-3 max-md:row-span-2 max-md:row-start-1">
        <span className="figures font-semibold text-lg" title={share.title}>
          {startPercentage === null ? NONE : percent(startPercentage)}
        </span>
        <span className="label">{share.label}</span>
        {isUnprojected(row) && (
          <span
            className="text-muted text-sm"
            title="Nobody projects them for this week: hurt, often, or behind another"
          >
            no proj
          </span>
        )}
        <span className="figures text-sm">
          {fantasyPoints !== null
            ? `${decimal(fantasyPoints, 1)} pts`
            : outlook
              ? `${decimal(outlook.expected, 1)} proj`
              : ''}
        </span>
      </span>
      <span className="max-md:hidden">
        {!isLocked(row.utilizationScore) && row.utilizationScore !== null && (
          <UtilizationRing score={row.utilizationScore} size={36} />
        )}
      </span>
    </li>
  );
}

const Unknown = ({ name, position }: { readonly name: string; readonly position: string | null }) => (
  <span>
    <span className="font-semibold">{name}</span>{' '}
    <span className="text-muted text-sm">{position ?? 'not known here'}</span>
  </span>
);

const MARKS = { hot: Flame, cold: Snowflake, arrow: TrendingDown } as const;

function PerformanceMark({ performance }: Pick<RosterRow, 'performance'>) {
  const words = performanceWords(performance);
  if (performance === 'none' || words === null) return null;
  const Mark = MARKS[performance];
  return (
    <span role="img" aria-label={words} title={words} className={performance === 'hot' ? 'text-good' : 'text-bad'}>
      <Mark aria-hidden size={16} />
    </span>
  );
}

import type { RosterRow } from '@pylon/contract/my-roster/roster-row';
import { isLocked, unlocked } from '@pylon/contract/plans/tiers';
import { ordinal } from '@pylon/engine/vocabulary/ordinal';
import { PLACE_LABELS } from '@pylon/engine/vocabulary/slots';
import { ArrowDown, ArrowUp, Flame, Snowflake, TrendingDown } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { Explained } from '../../ui/overlays/Explained.tsx';
import { decimal, NONE, odds, percent } from '../../widgets/player/display.ts';
import { PlayerCell } from '../../widgets/player/PlayerCell.tsx';
import { PointsRange, pointsDomain } from '../../widgets/player/PointsRange.tsx';
import { UtilizationRing } from '../../widgets/player/UtilizationRing.tsx';
import { utilizationShown } from '../../widgets/player/utilization.ts';
import {
  COUNT_SHARE,
  DANGER_HINT,
  dangerWords,
  gameWords,
  isGameHidden,
  isUnprojected,
  performanceWords,
  START_SHARE,
  UTILIZATION_HINT,
} from './roster-words.ts';

interface RosterListProps {
  readonly rows: readonly RosterRow[];
  /** Whether line-ups set themselves: nobody is started then, players count. */
  readonly isBestBall: boolean;
}

/** On a wide screen the head and the rows stand in one grid: place, player, game, points, danger and share, use. */
const COLUMNS =
  'md:grid-cols-[4.5rem_minmax(0,2fr)_minmax(0,1.2fr)_5rem_7.5rem_2.5rem] lg:grid-cols-[5.5rem_minmax(0,2fr)_minmax(0,1.5fr)_7rem_8rem_3.5rem]';

/** Everybody on a roster, the line-up first; above them what the figures are, and once what a plan would open. */
export function RosterList({ rows, isBestBall }: RosterListProps) {
  const domain = pointsDomain(rows.map(outlookOf));
  const share = isBestBall ? COUNT_SHARE : START_SHARE;
  return (
    <div>
      <Head share={share} utilization={rows[0]?.utilizationScore ?? null} />
      <ol aria-label="Roster" className="flex flex-col border-edge border-t">
        {rows.map((row, index) => (
          <Row
            key={row.leagueRosterId}
            row={row}
            domain={domain}
            share={share}
            isFirstOfBench={row.position === 'BN' && rows[index - 1]?.position !== 'BN'}
          />
        ))}
      </ol>
    </div>
  );
}

interface HeadProps {
  readonly share: RowProps['share'];
  /** Of any row: a plan opens all of them or none. */
  readonly utilization: RosterRow['utilizationScore'];
}

const Head = ({ share, utilization }: HeadProps) => (
  <div
    className={classNames(
      'label flex flex-wrap items-center justify-end gap-x-4 pb-1 md:grid md:items-end md:gap-x-3',
      COLUMNS,
    )}
  >
    <span className="flex justify-end gap-x-4 md:col-start-5 md:gap-x-3">
      <Explained text={DANGER_HINT}>Danger</Explained>
      <span className="text-right md:w-16">
        <Explained text={share.title}>{share.label}</Explained>
      </span>
    </span>
    <span className="flex items-center gap-1 md:flex-col md:items-start">
      <Explained text={UTILIZATION_HINT}>Util</Explained>
      {isLocked(utilization) && <UtilizationRing score={utilization} size={28} />}
    </span>
  </div>
);

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
      className={classNames(
        'grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-hairline border-b py-2',
        COLUMNS,
        isFirstOfBench && 'border-t-2 border-t-edge',
      )}
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
      <span className="flex justify-end gap-x-3 text-right max-md:col-start-3 max-md:row-span-2 max-md:row-start-1">
        <Danger row={row} />
        <span className="flex flex-col md:w-16">
          <span className="figures font-semibold text-lg">
            {startPercentage === null ? NONE : percent(startPercentage)}
          </span>
          <span className="label md:sr-only">{share.label}</span>
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
      </span>
      <span className="max-md:hidden">
        {!isLocked(row.utilizationScore) && row.utilizationScore !== null && (
          <UtilizationRing score={row.utilizationScore} size={36} />
        )}
      </span>
      <Figures row={row} />
    </li>
  );
}

/** On a phone, what a wide screen draws as bar and ring, and the figure behind the letter. */
function Figures({ row }: { readonly row: RosterRow }) {
  const outlook = outlookOf(row);
  const used = utilizationShown(unlocked(row.utilizationScore));
  const figures = [
    outlook && `${decimal(outlook.floor, 1)}–${decimal(outlook.ceiling, 1)}`,
    used !== null && `util ${used}`,
    row.dudProbability !== null && `${odds(row.dudProbability / 100)} dud`,
  ].filter(Boolean);
  if (figures.length === 0) return null;
  return (
    <span className="figures col-span-2 col-start-2 text-sm md:hidden">
      {outlook && <span className="sr-only">Floor to ceiling </span>}
      {figures.join(' · ')}
    </span>
  );
}

const DANGER_TONES = { A: 'text-good', B: 'text-good', C: '', D: 'text-bad', F: 'text-bad' } as const;

/** The letter, with what it is made of; a screen reader is told it as a sentence. */
function Danger({ row }: { readonly row: RosterRow }) {
  const { dangerGrade, dudProbability } = row;
  if (dangerGrade === null) return null;
  return (
    <span className="flex flex-col">
      <span className="sr-only">Danger {dangerWords(row)}</span>
      <span aria-hidden className={classNames('scoreboard font-bold text-lg', DANGER_TONES[dangerGrade])}>
        {dangerGrade}
      </span>
      {dudProbability !== null && (
        <span aria-hidden className="label whitespace-nowrap max-md:hidden">
          {odds(dudProbability / 100)} dud
        </span>
      )}
    </span>
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

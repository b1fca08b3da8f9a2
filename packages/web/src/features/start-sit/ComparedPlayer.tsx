import { unlocked } from '@pylon/contract/plans/tiers';
import type { StartSitRow } from '@pylon/contract/start-sit/start-sit';
import { hasGameAhead } from '@pylon/engine/vocabulary/player-status';
import type { Domain } from '../../ui/charts/scale.ts';
import { classNames } from '../../ui/class-names.ts';
import { decimal, kickoff, NONE, odds } from '../../widgets/player/display.ts';
import { PlayerCell } from '../../widgets/player/PlayerCell.tsx';
import { PointsRange } from '../../widgets/player/PointsRange.tsx';
import { PlaceMark } from '../../widgets/table/places/PlaceMark.tsx';
import { outlookOf } from './outlook-of.ts';
import { type ReasonWords, reasonWords } from './reason-words.ts';

interface ComparedPlayerProps {
  readonly row: StartSitRow;
  /** The scale of points of all rows. */
  readonly domain: Domain;
  /** How many are compared. */
  readonly count: number;
  readonly startersNeeded: number;
}

/** One of those compared: the verdict and its chance, the game, the points, the reasons. */
export const ComparedPlayer = ({ row, domain, count, startersNeeded }: ComparedPlayerProps) => (
  <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 lg:grid-cols-[17rem_minmax(0,1fr)_7rem]">
    <div className="min-w-0">
      <PlayerCell row={row.player} />
      <p className="mt-1 flex flex-wrap items-center text-muted text-sm">
        {row.game ? (hasGameAhead(row.player.athlete) ? kickoff(row.game) : NONE) : row.isBye ? 'Bye' : 'No game'}
        <PlaceMark place={row.opponentRank} />
      </p>
      {row.holder && <Holder holder={row.holder} />}
    </div>
    <div className="text-right lg:order-last">
      <Recommended recommended={row.recommended} />
      <p className="scoreboard font-bold text-3xl leading-10">{chance(row.topPercent)}</p>
      <p className="text-muted text-xs">
        {startersNeeded === 1 ? `best of ${count}` : `in the best ${startersNeeded}`}
      </p>
    </div>
    <div className="col-span-2 flex min-w-0 flex-col gap-2 lg:col-span-1">
      <Outlook row={row} domain={domain} />
      <Reasons reasons={reasonWords(row)} />
    </div>
  </div>
);

const chance = (percent: number | null): string => (percent === null ? NONE : odds(percent / 100));

/** A verdict is a word and a sign; the colour repeats it. */
const Recommended = ({ recommended }: Pick<StartSitRow, 'recommended'>) => (
  <p className={classNames('scoreboard font-bold text-lg', recommended === 'start' ? 'text-good' : 'text-bad')}>
    <span aria-hidden>{recommended === 'start' ? '▲ ' : '▼ '}</span>
    {recommended === 'start' ? 'START' : 'SIT'}
  </p>
);

/** Mine are marked as mine. */
const Holder = ({ holder: { state, teamName, isMine } }: { readonly holder: NonNullable<StartSitRow['holder']> }) => (
  <p className={classNames('text-sm', isMine ? 'border-accent border-l-[3px] pl-2' : 'text-muted')}>
    {[state, isMine ? 'my team' : teamName].filter(Boolean).join(' · ')}
  </p>
);

function Outlook({ row, domain }: Pick<ComparedPlayerProps, 'row' | 'domain'>) {
  const points = outlookOf(row);
  const week = unlocked(row.weekPercents);
  const facts = [
    row.startPercent !== null && `In ${chance(row.startPercent)} of my best line-ups`,
    week && `Boom ${chance(week.boom)} · Safe ${chance(week.safe)} · Dud ${chance(week.dud)}`,
  ].filter((fact) => typeof fact === 'string');
  return (
    <>
      {points && (
        <div className="flex items-center gap-3">
          <PointsRange points={points} domain={domain} />
          <span className="figures w-20 shrink-0 text-right text-sm">
            <b className="text-base">{decimal(points.expected, 1)}</b> points
          </span>
        </div>
      )}
      {facts.length > 0 && <p className="figures text-sm">{facts.join(' · ')}</p>}
    </>
  );
}

const SIGNS = {
  for: ['▲', 'text-good', 'For: '],
  against: ['▼', 'text-bad', 'Against: '],
  neither: ['·', 'text-muted', ''],
} as const satisfies Record<ReasonWords['speaks'], readonly [string, string, string]>;

const Reasons = ({ reasons }: { readonly reasons: readonly ReasonWords[] }) => (
  <ul className="flex flex-col gap-0.5 text-sm md:flex-row md:flex-wrap md:gap-x-4">
    {reasons.map(({ text, speaks }) => {
      const [sign, tone, words] = SIGNS[speaks];
      return (
        <li key={text} className="flex items-baseline gap-1.5">
          <span aria-hidden className={`w-3 text-center text-xs ${tone}`}>
            {sign}
          </span>
          <span>
            <span className="sr-only">{words}</span>
            {text}
          </span>
        </li>
      );
    })}
  </ul>
);

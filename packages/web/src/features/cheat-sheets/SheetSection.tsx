import type { SheetRow } from '@pylon/contract/cheat-sheets/cheat-sheets';
import { isLocked, unlocked } from '@pylon/contract/plans/tiers';
import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { decimal, money, NONE } from '../../widgets/player/display.ts';
import { entityKey, entityOf } from '../../widgets/player/entity.ts';
import { PlayerLink } from '../../widgets/player/PlayerLink.tsx';
import { PositionTag } from '../../widgets/player/PositionTag.tsx';
import type { SheetPage } from './cheat-sheets.search.ts';
import type { DraftMark } from './drawn-draft.ts';

export interface SheetSectionProps {
  readonly page: SheetPage<SheetRow>;
  /** Season, scoring, league and day: what a sheet of paper has to say of itself. */
  readonly about: string;
  readonly isOverall: boolean;
  /** Dollars by player, where auction values are wanted. */
  readonly prices: ReadonlyMap<string, number> | null;
  /** Who is drafted, where a draft is drawn in. */
  readonly marks: ReadonlyMap<string, DraftMark> | null;
}

const MARKED: Readonly<Record<DraftMark, string>> = {
  mine: 'font-bold text-accent print:underline',
  gone: 'text-muted line-through',
};

interface Tier {
  /** Null where tiers are locked. */
  readonly tier: number | null;
  readonly rows: readonly SheetRow[];
}

/** Runs of players of one tier. */
function tiersOf(rows: readonly SheetRow[]): readonly Tier[] {
  const tiers: { tier: number | null; rows: SheetRow[] }[] = [];
  for (const row of rows) {
    const tier = unlocked(row.tier);
    const last = tiers.at(-1);
    if (last && last.tier === tier) last.rows.push(row);
    else tiers.push({ tier, rows: [row] });
  }
  return tiers;
}

/** One page: on paper, a sheet of its own. */
export function SheetSection({ page, about, isOverall, prices, marks }: SheetSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="print-sheet flex flex-col gap-2">
      <header className="border-ink border-b-2 pb-1">
        <h2 id={id} className="text-2xl print:text-xl">
          {page.title}
        </h2>
        <p className="text-muted text-sm print:text-[0.65rem] print:text-ink">{about}</p>
      </header>
      <div className="gap-x-8 md:columns-2 xl:columns-3 print:columns-3 print:gap-x-4">
        {tiersOf(page.rows).map(({ tier, rows }) => (
          <TierOfSheet
            key={entityKey(rows[0] ?? { athlete: null, team: null })}
            {...{ tier, rows, isOverall, prices, marks }}
          />
        ))}
      </div>
    </section>
  );
}

function TierOfSheet({
  tier,
  rows,
  isOverall,
  ...drawn
}: Tier & Pick<SheetSectionProps, 'isOverall' | 'prices' | 'marks'>) {
  return (
    <>
      {tier !== null && (
        <h3 className="scoreboard flex break-after-avoid items-center gap-2 pt-1.5 font-semibold text-muted text-xs tracking-wide print:h-[4mm] print:pt-0 print:text-[0.6rem] print:text-ink">
          TIER {tier}
          <span aria-hidden className="h-px grow bg-edge print:bg-ink" />
        </h3>
      )}
      <ol>
        {rows.map((row) => (
          <SheetLine key={entityKey(row)} row={row} place={isOverall ? row.rank : row.positionRank} {...drawn} />
        ))}
      </ol>
    </>
  );
}

const PLANS = { target: { mark: '▲', word: 'target' }, wait: { mark: '▽', word: 'wait' } } as const;

function SheetLine({
  row,
  place,
  prices,
  marks,
}: {
  readonly row: SheetRow;
  readonly place: number;
  readonly prices: SheetSectionProps['prices'];
  readonly marks: SheetSectionProps['marks'];
}) {
  const entity = entityOf(row);
  if (!entity) return null;
  const plan = row.plan && PLANS[row.plan];
  const mark = marks?.get(entityKey(row));
  return (
    <li className="figures flex h-7 break-inside-avoid items-center gap-1.5 border-hairline border-b text-sm max-md:h-11 max-md:text-base print:h-[5mm] print:gap-1 print:text-[0.6rem]">
      <span className="w-7 shrink-0 text-right text-muted text-xs print:w-5 print:text-[0.55rem] print:text-ink">
        {place}
      </span>
      <PlayerLink
        playerId={entity.id}
        className={classNames(
          'min-w-0 truncate underline-offset-2 hover:underline max-md:py-2',
          mark ? MARKED[mark] : 'font-semibold text-ink',
        )}
      >
        {entity.isTeam ? entity.shortName : entity.name}
      </PlayerLink>
      {mark && <span className="sr-only">{mark}</span>}
      {plan && (
        <span>
          <span aria-hidden>{plan.mark}</span>
          <span className="sr-only">{plan.word}</span>
        </span>
      )}
      <span className="ml-auto flex shrink-0 items-baseline gap-1.5 whitespace-nowrap pl-1 text-muted text-xs print:gap-1 print:pl-0 print:text-[0.55rem] print:text-ink">
        <span className="print:font-semibold">
          <PositionTag position={entity.position} rank={row.positionRank} />
        </span>
        {!entity.isTeam && <span>{entity.teamAlias ?? 'FA'}</span>}
        <span className="w-5 text-right print:w-3">{row.byeWeek ?? NONE}</span>
        {prices ? (
          <span className="w-9 text-right font-semibold text-ink print:w-6">
            {money(prices.get(entityKey(row)) ?? null)}
          </span>
        ) : (
          !isLocked(row.adp) && <span className="w-10 text-right print:w-6">{decimal(row.adp, 1)}</span>
        )}
      </span>
    </li>
  );
}

import { isLocked } from '@pylon/contract/plans/tiers';
import type { ComparedPlayer } from '@pylon/contract/player-card/comparison';
import { type CSSProperties, Fragment } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { RowHead } from '../../../ui/table/RowHead.tsx';
import { Scroller } from '../../../ui/table/Scroller.tsx';
import { Lock } from '../../../widgets/paywall/Lock.tsx';
import { LockedCell } from '../../../widgets/paywall/LockedCell.tsx';
import { NONE } from '../../../widgets/player/display.ts';
import { entityKey } from '../../../widgets/player/entity.ts';
import { ComparedHead } from './ComparedHead.tsx';
import { bestOf, type ComparedGroup, type ComparedRow, comparedGroups } from './compared-rows.ts';

/** Players who fit beside the names of the rows on a phone. With more of them the names stand above their rows. */
const BESIDE_NAMES = 2;
const NAME = 'sticky left-0 z-10 bg-surface w-26 min-w-26 md:w-44 md:min-w-44';
const PLAYER = 'w-32 min-w-32 md:w-auto md:min-w-44';
const STACKED = {
  part: 'max-md:block',
  row: 'max-md:grid max-md:grid-cols-[repeat(var(--players),minmax(0,1fr))]',
  name: 'max-md:static max-md:col-span-full max-md:w-auto max-md:border-b-0 max-md:pb-0',
  player: 'max-md:w-auto max-md:min-w-0 max-md:px-1',
};
const shapeOf = (players: readonly ComparedPlayer[]): Partial<typeof STACKED> =>
  players.length > BESIDE_NAMES ? STACKED : {};

export interface ComparedTableProps {
  readonly players: readonly ComparedPlayer[];
  readonly title: string;
  readonly seasonId: string;
}

/** All numbers of all players; the better one of a row is marked by a sign. */
export function ComparedTable({ players, title, seasonId }: ComparedTableProps) {
  const shape = shapeOf(players);
  return (
    <Scroller label={title}>
      <table
        className={classNames('border-separate border-spacing-0 bg-surface text-base md:w-full', shape.part)}
        style={{ '--players': players.length } as CSSProperties} // a name of our own, which the type does not know
      >
        <caption className="sr-only">{title}. The best of a row is marked.</caption>
        <thead className={shape.part}>
          <tr className={shape.row}>
            <td className={classNames(NAME, shape.part && 'max-md:hidden')} />
            {players.map((player) => (
              <th
                key={entityKey(player)}
                scope="col"
                className={classNames(
                  PLAYER,
                  'px-2 pb-3 text-left align-top font-normal',
                  shape.player,
                  'max-md:h-auto',
                )}
              >
                <ComparedHead player={player} />
              </th>
            ))}
          </tr>
        </thead>
        {comparedGroups(players, seasonId).map((group) => (
          <tbody key={group.title} className={shape.part}>
            <GroupHead group={group} players={players} />
            {group.rows.map((row) => (
              <Row key={row.title} row={row} players={players} />
            ))}
          </tbody>
        ))}
      </table>
    </Scroller>
  );
}

interface GroupHeadProps {
  readonly group: ComparedGroup;
  readonly players: readonly ComparedPlayer[];
}

/** The lock of a group stands here once, and in none of its cells. */
function GroupHead({ group, players }: GroupHeadProps) {
  const shape = shapeOf(players);
  const lock = group.rows.flatMap(({ value }) => players.map(value)).find(isLocked);
  return (
    <tr className={shape.row}>
      <th
        scope="rowgroup"
        colSpan={players.length + 1}
        className={classNames('border-edge border-b pt-5 pb-1 text-left', shape.part && 'max-md:col-span-full')}
      >
        <span className="sticky left-0 inline-flex items-center gap-3">
          <span className="scoreboard font-bold text-lg">{group.title}</span>
          {lock && <Lock tier={lock.tier} />}
        </span>
      </th>
    </tr>
  );
}

function Row({ row, players }: { readonly row: ComparedRow; readonly players: readonly ComparedPlayer[] }) {
  const shape = shapeOf(players);
  const best = bestOf(row, players);
  return (
    <tr className={shape.row}>
      <RowHead
        className={classNames(
          NAME,
          'border-hairline border-b py-1.5 pr-2 text-left font-normal text-muted',
          shape.name,
        )}
      >
        <span title={row.hint}>{row.title}</span>
      </RowHead>
      {players.map((player, index) => (
        <td
          key={entityKey(player)}
          className={classNames(PLAYER, 'figures h-9 border-hairline border-b px-2', shape.player)}
        >
          <Value value={row.value(player)} row={row} isBest={best.has(index)} />
        </td>
      ))}
    </tr>
  );
}

interface ValueProps {
  readonly value: ReturnType<ComparedRow['value']>;
  readonly row: ComparedRow;
  readonly isBest: boolean;
}

function Value({ value, row, isBest }: ValueProps) {
  if (isLocked(value)) return <LockedCell lock={value} />;
  return (
    <Fragment>
      <span className={classNames('inline-block md:min-w-14', isBest && 'font-bold')}>
        {value === null ? NONE : row.tell(value)}
      </span>
      {isBest && (
        <span className="text-good text-xs">
          <span aria-hidden>▲</span>
          <span className="sr-only">, the best</span>
        </span>
      )}
    </Fragment>
  );
}

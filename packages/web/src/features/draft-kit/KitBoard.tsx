import { type ReactNode, useMemo, useState } from 'react';
import type { KeptKit, KitList } from '../../api/kit-store.ts';
import { Button } from '../../ui/Button.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { Toggle } from '../../ui/fields/Toggle.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { LiveRegion } from '../../ui/states/LiveRegion.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { day, many, moment } from '../../widgets/player/display.ts';
import { PositionFilter } from '../../widgets/player/PositionFilter.tsx';
import type { PositionChoice } from '../../widgets/table/table-search.ts';
import { KitRows } from './KitRows.tsx';
import { narrowed } from './narrowed.ts';

const SHOWN = [
  { value: 'all', label: 'Everybody' },
  { value: 'left', label: 'Not taken' },
] as const;
const NOBODY: ReadonlySet<string> = new Set();

/** As of when a list is: a queue is the person's own, as it was; numbers are as old as their data. */
const datedWords = ({ id, asOf, edition }: KitList): string =>
  id.startsWith('queue-') ? `As it stood on ${moment(asOf)}.` : `Data of ${day(asOf)}, edition ${edition.slice(0, 8)}.`;

export interface KitBoardProps {
  readonly kept: KeptKit;
  readonly onMark: (taken: readonly string[]) => void;
  /** What stands where a plan would open more. */
  readonly lockedNote: ReactNode;
}

/** The kept lists, one at a time. It knows neither server nor router, for without network there is none. */
export function KitBoard({ kept: { kit, own }, onMark, lockedNote }: KitBoardProps) {
  const lists = [...kit.lists, ...own.lists];
  const [chosen, setChosen] = useState('rankings');
  const [positions, setPositions] = useState<readonly PositionChoice[]>([]);
  const [text, setText] = useState('');
  const [shown, setShown] = useState<'all' | 'left'>('all');
  const [isClearing, setIsClearing] = useState(false);
  const taken = useMemo(() => new Set(own.taken), [own.taken]);
  const list = lists.find(({ id }) => id === chosen) ?? lists[0];
  if (!list) return null;
  const without = shown === 'left' ? taken : NOBODY;
  const players = narrowed(list.players, { positions, text, without });
  const hasAdp = list.players.some(({ adp }) => adp !== null);
  const take = (playerId: string, isTaken: boolean) =>
    onMark(isTaken ? [...own.taken, playerId] : own.taken.filter((id) => id !== playerId));
  return (
    <Tabs
      label="View"
      tabs={lists.map(({ id, title }) => ({ value: id, label: title }))}
      value={list.id}
      onChange={setChosen}
    >
      <div className="flex flex-col gap-3 pt-3">
        <p className="text-muted text-sm">
          {list.isSample && <strong className="text-ink">Sample data: players and numbers are invented. </strong>}
          {datedWords(list)}
        </p>
        {list.hasLocks && lockedNote}
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <SearchField label="Find a player" value={text} onSearch={setText} className="grow md:max-w-72" />
          <Toggle label="Players" sides={SHOWN} value={shown} onChange={setShown} />
          {taken.size > 0 && (
            <Button kind="quiet" onClick={() => setIsClearing(true)}>
              Clear {many(taken.size, 'mark')}
            </Button>
          )}
        </div>
        <PositionFilter chosen={positions} onChange={setPositions} />
        <LiveRegion text={many(players.length, 'player')} />
        {players.length === 0 ? (
          <EmptyState message="Nobody fits" hint="Choose another position, or clear the search." />
        ) : (
          <div className="flex flex-col gap-1 md:max-w-2xl">
            <p className="text-muted text-sm">Place, player, position, team, bye week{hasAdp && ', ADP'}.</p>
            <KitRows players={players} taken={taken} hasAdp={hasAdp} onTake={take} />
          </div>
        )}
      </div>
      <ConfirmDialog
        title={`Clear ${many(taken.size, 'mark')}?`}
        text="Nobody is marked as taken any more, on all lists of this kit."
        action="Clear marks"
        isOpen={isClearing}
        onConfirm={() => {
          onMark([]);
          setIsClearing(false);
        }}
        onClose={() => setIsClearing(false)}
      />
    </Tabs>
  );
}

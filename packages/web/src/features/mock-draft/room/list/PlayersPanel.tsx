import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { memo, type RefObject, useMemo, useRef, useState } from 'react';
import { Toggle } from '../../../../ui/fields/Toggle.tsx';
import { useLastInView } from '../../../../ui/hooks/use-last-in-view.ts';
import { PartTitle } from '../../../../ui/PartTitle.tsx';
import { draftedPositions } from '../../drafting/list/drafted-positions.ts';
import { inOrder, RANK } from '../../drafting/list/list-order.ts';
import { PlayersFrame, type PlayersListModel } from '../../drafting/list/PlayersFrame.tsx';
import { filterPlayers } from '../../drafting/list/player-filter.ts';
import { RoomSearch } from '../../drafting/list/RoomSearch.tsx';
import { useOwnOrder } from '../../drafting/list/use-own-order.ts';
import type { RoomView } from '../state/room-view.ts';
import { PlayersTable } from './PlayersTable.tsx';
import {
  byPositionList,
  firstPlayers,
  inOwnOrder,
  LIST_ORDERS,
  type ListEntry,
  overallList,
  positionList,
} from './player-list.ts';
import { useFocusKept } from './use-focus-kept.ts';
import type { RowActions } from './use-row-actions.ts';

type PlayersMode = 'OVERALL' | 'POSITIONS';

export interface PlayersPanelProps {
  readonly draft: MockDraft;
  readonly view: RoomView;
  readonly byId: ReadonlyMap<string, DraftPlayer>;
  readonly queued: ReadonlySet<string>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly rows: RowActions;
  readonly list: PlayersListModel;
}

/**
 * Everybody who is still there: overall in rank order or position by position, narrowed by position and name, tiers
 * drawn.
 */
export const PlayersPanel = memo(function PlayersPanel(props: PlayersPanelProps) {
  const { draft, view, byId, queued, search, rows, list } = props;
  const { text, setText, choice, limit, showMore, anew, body } = list;
  const [mode, setMode] = useState<PlayersMode>('OVERALL');
  const [sort, setSort] = useState(RANK);
  const own = useOwnOrder(draft);
  const { order, marks } = own;
  const end = useRef<HTMLDivElement>(null);
  const entries = useMemo((): readonly ListEntry[] => {
    const found = filterPlayers(view.free, choice === null ? [] : [choice], text);
    if (sort !== RANK) return inOrder(found, sort, LIST_ORDERS).map((row) => ({ kind: 'player', row }));
    if (order !== null && mode === 'OVERALL') return inOwnOrder(found, order.places);
    if (text !== '') return found.map((row) => ({ kind: 'player', row }));
    if (choice !== null && choice !== 'FLEX') return positionList(found, view.breaks);
    return mode === 'POSITIONS' ? byPositionList(found, draftedPositions(draft), view.breaks) : overallList(found);
  }, [view.free, view.breaks, draft, mode, choice, text, sort, order]);
  const shown = useMemo(() => firstPlayers(entries, limit), [entries, limit]);
  useFocusKept(body, shown);
  useLastInView(end, shown.length, shown.length < entries.length ? showMore : null);
  return (
    <PlayersFrame
      draft={draft}
      list={list}
      own={own}
      head={
        <div className="flex items-center justify-between gap-3">
          <PartTitle id="players-title" title="Players" className="max-md:sr-only" />
          <div className="flex min-w-0 gap-2 max-md:w-full">
            <RoomSearch input={search} text={text} body={body} onText={setText} className="w-40 max-md:grow" />
            <Toggle
              label="Players mode"
              value={mode}
              sides={[
                { value: 'OVERALL', label: 'Overall' },
                { value: 'POSITIONS', label: 'Positions' },
              ]}
              onChange={anew(setMode)}
            />
          </div>
        </div>
      }
      locked={{
        of: byId.values().next().value?.bestRanking,
        instead: 'Order, tiers and points by the market.',
        what: 'By every expert and our projections',
      }}
      emptyHint={shown.length === 0 ? 'Nobody who is still there fits.' : null}
      end={<div ref={end} className="h-px" />}
    >
      <PlayersTable {...{ body, view, byId, queued, rows, sort, marks }} entries={shown} onSort={anew(setSort)} />
    </PlayersFrame>
  );
});

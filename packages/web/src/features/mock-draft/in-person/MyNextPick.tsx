import type { DraftPlayer, Suggestion } from '@pylon/contract/drafting/draft-players';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answer } from '../../../api/answers.ts';
import { entityKey, entityOf } from '../../../widgets/player/entity.ts';
import { lasts } from '../draft-words.ts';
import { useOwnOrder } from '../drafting/list/use-own-order.ts';
import { idOf } from '../drafting/player-ids.ts';
import type { RoomView } from '../room/state/room-view.ts';

/** Names shown. */
const MOST = 3;

export interface MyNextPickProps {
  readonly draft: MockDraft;
  readonly view: RoomView;
  readonly players: readonly DraftPlayer[];
  readonly onOpen: (player: DraftPlayer) => void;
}

/** While others are on the clock: whom I might want at my own next pick, with the chance that they are still there. */
export function MyNextPick({ draft, view, players, onOpen }: MyNextPickProps) {
  const mine = view.myTurns[0];
  const { chosen: list } = useOwnOrder(draft);
  const question = answer('getDraftAssistant', {
    mockDraftId: draft.id,
    mockDraftParticipantId: draft.userParticipant.id,
    ...(list === null ? {} : { rankingListId: list.id }),
  });
  const { data } = useQuery({
    queryKey: [...question.queryKey, view.state.version, view.state.picks.length, list?.version ?? 0],
    enabled: !view.isMine && mine !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const byId = useMemo(() => new Map(players.map((player) => [entityKey(player), player])), [players]);
  if (view.isMine || mine === undefined) return null;
  // The longer key asks the same question
  const found = (data as { readonly draftAssistant: readonly Suggestion[] } | undefined)?.draftAssistant ?? [];
  const free = new Map(view.free.map((row) => [row.id, row]));
  const rows = found.flatMap((suggestion) => free.get(idOf(suggestion)) ?? []).slice(0, MOST);
  return (
    <p className="flex min-w-0 items-baseline gap-3 overflow-hidden whitespace-nowrap">
      <span className="label shrink-0">
        {draft.userParticipant.name} at {pickLabel(mine, draft.configuration.numberOfTeams)}
      </span>
      {rows.map(({ id, player, odds }) => (
        <button
          key={id}
          type="button"
          onClick={() => onOpen(byId.get(id) ?? player)}
          className="shrink-0 text-base underline-offset-2 hover:underline"
        >
          <span className="font-semibold">{entityOf(player)?.shortName}</span>{' '}
          <span className="figures text-muted text-sm">{lasts(odds)}</span>
        </button>
      ))}
    </p>
  );
}

import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Call } from '../../../../api/call.ts';
import { buildDraft } from '../../../../testing/build-draft.ts';
import { buildRoomPool } from '../../../../testing/build-room.ts';
import { renderOver } from '../../../../testing/render-over.tsx';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { useUndoHistory } from '../../in-person/use-undo-history.ts';
import { heldDraft, heldKey } from './held-draft.ts';
import { useDraftActions } from './use-draft-actions.ts';

const { byId, pool } = buildRoomPool();
const player = (id: string): DraftPlayer => {
  const found = byId.get(id);
  if (!found) throw new Error(`nobody is called ${id}`);
  return found;
};

/** The server has been told of the queue, unless a test says that it waits. */
let queueTold = Promise.withResolvers<void>();
queueTold.resolve();

/** A table with picks made, over a server that takes one back when the test says so. */
async function table(...picked: readonly string[]) {
  let [picks, version] = [picked, 1];
  let calls: string[] = [];
  const gates: (() => void)[] = [];
  const server: Readonly<Record<string, (input: { readonly athleteId?: string }) => unknown>> = {
    getMockDraft: () => ({ mockDraft: buildDraft({ picked: picks, mode: 'Manual', version }) }),
    async returnToLastPick() {
      await new Promise<void>((open) => gates.push(open));
      picks = picks.slice(0, -1);
      return { version: ++version };
    },
    pickEntity({ athleteId = '' }) {
      picks = [...picks, athleteId];
      return { version: ++version };
    },
    simulateRestOfDraft: () => ({ version: ++version }),
  };
  const heldBack = new Map<string, (() => void)[]>();
  const call = (async (name: string, input: object) => {
    calls = [...calls, name];
    const answer = await server[name]?.(input);
    const waiting = heldBack.get(name);
    if (waiting) await new Promise<void>((go) => waiting.push(go));
    return answer;
  }) as Call; // answers for the calls of these actions
  const room = await renderOver(call, () => {
    const answers = useQueryClient();
    const { data } = useQuery(heldDraft('draft', call));
    const reload = () => answers.invalidateQueries({ queryKey: heldKey('draft') });
    const live = {
      ...{ stream: 'connected' as const, isSettled: true, arrived: [], isDeleted: false },
      ...{ beginBurst: () => {}, skip: () => {}, reload, load: reload, untilTold: reload },
    };
    const actions = useDraftActions('draft', { live, pool, queue: { untilTold: () => queueTold.promise } });
    const draft = data?.draft ?? buildDraft({ mode: 'Manual' });
    return { draft, actions, reload, history: useUndoHistory(draft, actions, byId) };
  });
  const made = () => room.current.draft.picks.flatMap((pick) => (pick.pickAt === null ? [] : entityKey(pick)));
  await waitFor(() => expect(made()).toEqual(picked));
  /** Lets the server take back what waits for it longest. */
  const takeBack = async () => {
    await waitFor(() => expect(gates.length).toBeGreaterThan(0));
    await act(async () => gates.shift()?.());
  };
  /** From now on the answers to a call, of the moment in which it is asked, are late. */
  const holdBack = (name: string) => void heldBack.set(name, []);
  const letGo = async (name: string) => {
    const late = heldBack.get(name) ?? [];
    heldBack.delete(name);
    expect(late.length, `answers to ${name}`).toBeGreaterThan(0);
    await act(async () => {
      for (const go of late) go();
    });
  };
  return { room, made, takeBack, holdBack, letGo, calls: () => calls };
}

test('an undo that is asked for while another one is under way takes back the pick before', async () => {
  const { room, made, takeBack } = await table('QB1', 'RB1', 'WR1');
  act(() => room.current.history.undo());
  act(() => room.current.history.undo());
  await takeBack();
  await takeBack();
  await waitFor(() => expect(made()).toEqual(['QB1']));
  for (const id of ['RB1', 'WR1']) {
    await waitFor(() => expect(room.current.history.redo).not.toBeNull());
    act(() => room.current.history.redo?.());
    await waitFor(() => expect(made()).toContain(id));
  }
});

test('a pick that is made while an undo is under way is made after it', async () => {
  const { room, made, takeBack } = await table('QB1', 'RB1');
  act(() => void room.current.actions.undo());
  const picked = room.current.actions.draftPlayer(player('TE1'));
  await takeBack();
  expect(await act(() => picked)).toBe(true);
  expect(made()).toEqual(['QB1', 'TE1']);
});

test('a player who is pressed twice is picked once, and nothing is refused', async () => {
  const { room, made, calls } = await table('QB1');
  const twice = await act(() =>
    Promise.all([room.current.actions.draftPlayer(player('RB1')), room.current.actions.draftPlayer(player('RB1'))]),
  );
  expect(twice).toEqual([true, false]);
  expect(calls().filter((name) => name === 'pickEntity')).toHaveLength(1);
  expect(made()).toEqual(['QB1', 'RB1']);
});

test('what is asked of the draft while an undo is under way is asked after it', async () => {
  const { room, takeBack, calls } = await table('QB1', 'RB1');
  act(() => void room.current.actions.undo());
  const simulated = room.current.actions.simulateRest();
  expect(calls()).not.toContain('simulateRestOfDraft');
  await takeBack();
  expect(await act(() => simulated)).toBe(true);
  expect(room.current.actions.busy).toBeNull();
});

test('a pick stays on the screen when an answer from before it comes late', async () => {
  const { room, made, holdBack, letGo } = await table('QB1');
  holdBack('getMockDraft');
  holdBack('pickEntity');
  act(() => void room.current.reload());
  act(() => void room.current.actions.draftPlayer(player('RB1')));
  await waitFor(() => expect(made()).toEqual(['QB1', 'RB1']));
  await letGo('getMockDraft');
  expect(made()).toEqual(['QB1', 'RB1']);
  await letGo('pickEntity');
  expect(made()).toEqual(['QB1', 'RB1']);
});

test('a pick is asked for when the server knows of the queue, since a queued player may be gone after it', async () => {
  queueTold = Promise.withResolvers();
  const { room, made, calls } = await table('QB1');
  const picked = room.current.actions.draftPlayer(player('RB1'));
  await waitFor(() => expect(made()).toEqual(['QB1', 'RB1']));
  expect(calls()).not.toContain('pickEntity');
  queueTold.resolve();
  expect(await act(() => picked)).toBe(true);
  expect(calls()).toContain('pickEntity');
});

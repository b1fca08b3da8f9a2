import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../../../api/answers.ts';
import type { Call } from '../../../../api/call.ts';
import { renderOver } from '../../../../testing/render-over.tsx';
import { EVENTS_OF_ALL, useLiveRoom } from './use-live-room.ts';

// The stream stays silent: what is loaded anew is the room's own doing.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})));
afterEach(() => void vi.unstubAllGlobals());

const KIND = { events: ['mock-draft:auction', ...EVENTS_OF_ALL], ofSteps: [], ofQueue: [], ofSettings: [] } as const;
const GRADES = ['listRateOutputs', 'listBoldMoves', 'listProjectedStandings', 'listByPositionRank'] as const;

/** A room whose report is on the screen. */
async function withReport(isGraded: () => boolean) {
  const asked: string[] = [];
  const call = (async (name: string) => {
    asked.push(name);
    return {};
  }) as unknown as Call; // nothing of the answers is read
  const room = await renderOver(call, () => {
    const input = { mockDraftId: 'draft' };
    useQuery(answer('listRateOutputs', input));
    useQuery(answer('listBoldMoves', input));
    useQuery(answer('listProjectedStandings', input));
    useQuery(answer('listByPositionRank', input));
    return useLiveRoom('draft', { kind: KIND, version: () => 1, isGraded, onStep: () => {} });
  });
  await waitFor(() => expect(asked).toHaveLength(GRADES.length));
  asked.length = 0;
  await act(() => room.current.reload());
  return asked;
}

test('all that is told of new grades is asked for anew, whatever kind of draft it is', async () => {
  expect((await withReport(() => true)).toSorted()).toEqual([...GRADES].toSorted());
});

test('grades that were put away are not asked for', async () => {
  expect(await withReport(() => false)).toEqual([]);
});

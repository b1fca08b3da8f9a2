import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '../../../../api/call.ts';
import { ApiFailure } from '../../../../api/failure.ts';
import { drawOver } from '../../../../testing/render-over.tsx';
import { RoomFailed } from './RoomFailed.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const nothing = (async () => ({})) as unknown as Call; // no call is made

test.each([
  [new ApiFailure('draft-not-found', ''), 'Error: Draft is missing', 'No such draft', false],
  [new ApiFailure('invalid-parameters', 'id must be a UUID'), 'Error: Draft is missing', 'No such draft', false],
  [new ApiFailure('unexpected', ''), 'Error: Draft could not be fetched', 'Something went wrong', true],
])(
  'a room that did not come logs the words of the specification, says more to the person, and is tried again where that helps',
  async (failure, logged, said, isTriedAgain) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await drawOver(nothing, <RoomFailed failure={failure} onRetry={() => {}} />);
    expect(screen.getByRole('alert').textContent).toContain(said);
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(isTriedAgain);
    expect(log).toHaveBeenCalledWith(logged);
  },
);

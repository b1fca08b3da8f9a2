import type { MockDraftSummary } from '@pylon/contract/drafting/mock-draft';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../../api/call.ts';
import { drawOver } from '../../../testing/render-over.tsx';
import { DraftRow } from './DraftRow.tsx';

afterEach(cleanup);

test.each([
  ['SNAKE', 'picks'],
  ['AUCTION', 'sales'],
] as const)('a %s draft that goes on says how many %s were made', async (draftType, words) => {
  const draft: MockDraftSummary = {
    id: 'd',
    name: null,
    firstPicks: [],
    createdAt: '2026-08-21T10:00:00Z',
    closedAt: null,
    seasonId: '2026',
    simulationMode: 'AutoDraft',
    draftType,
    leagueType: 'FANTASY',
    numberOfTeams: 12,
    draftPosition: 5,
    scoringSystemName: '0.5 PPR',
    picksMade: 4,
    picksTotal: 192,
    isFollowed: false,
    letterGrade: null,
  };
  const call = (() => new Promise(() => {})) as Call;
  const row = <DraftRow draft={draft} isCurrent={false} isBusy={false} onPlayAgain={() => {}} onDelete={() => {}} />;
  await drawOver(call, row);
  expect(screen.getByRole('listitem').textContent).toContain(`4 of 192 ${words} ·`);
});

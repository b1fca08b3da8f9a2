import { expect, test } from 'vitest';
import { CreateMockDraftBody } from './draft-settings.ts';

const asked = { seasonId: '2026', scoringSystemId: '1' };

test.each([
  ['AUTO_DRAFT', 'AutoDraft'],
  ['MANUAL', 'Manual'],
  ['Manual', 'Manual'],
])('a draft is asked for in mode %s and is in %s', (simulationMode, mode) => {
  expect(CreateMockDraftBody.parse({ ...asked, simulationMode }).simulationMode).toBe(mode);
});

test.each([
  ['SNAKE_DRAFT', 'SNAKE'],
  ['AUCTION_DRAFT', 'AUCTION'],
  ['LINEAR', 'LINEAR'],
])('a draft is asked for as %s and is %s', (draftType, type) => {
  expect(CreateMockDraftBody.parse({ ...asked, draftType }).draftType).toBe(type);
});

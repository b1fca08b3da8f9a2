// How often the database is asked: a draft has hundreds of picks, and many people draft at once.
import { expect, test } from 'vitest';
import { auctionRooms } from '../../testing/auction-rooms.ts';
import { countedStatements } from '../../testing/counted-statements.ts';
import { draftRooms, entityOf, type Named } from '../../testing/draft-rooms.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { testServer } from '../../testing/test-server.ts';

const testing = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const { ask } = testing;
const { begin } = await draftRooms(testing, { numberOfTeams: 8, draftPosition: 3 });
const auctions = await auctionRooms(testing);
const statementsOf = countedStatements();

/** Which of a change's three statements this one is. */
const purposeOf = (statement: string): string =>
  /update "mock_draft".*insert into live_event /s.test(statement)
    ? 'write the draft and tell of it'
    : /from "mock_draft"/.test(statement)
      ? 'read the draft'
      : /from "session"/.test(statement)
        ? 'read the person'
        : statement;
const CHANGE = ['read the person', 'read the draft', 'write the draft and tell of it'];

test('a pick with the bots’ answer takes three statements', async () => {
  const { mockDraftId, token, available } = await begin();
  const [free] = await available();
  const pick = { mockDraftId, mockDraftParticipantId: 'seat-3', ...entityOf(free as Named) }; // the pool has hundreds
  const statements = await statementsOf(() => ask('pickEntity', pick, token));
  expect(statements.map(purposeOf)).toEqual(CHANGE);
});

test('a shared call on an auction reads the auction once', async () => {
  const { mockDraftId, token } = await auctions.begin();
  const read = await statementsOf(() => ask('getMockDraft', { mockDraftId }, token));
  expect(read.map(purposeOf)).toEqual(['read the person', 'read the draft']);
  await ask('passBid', { mockDraftId, saleNumber: 1 }, token);
  const changed = await statementsOf(() => ask('returnToLastPick', { mockDraftId }, token));
  expect(changed.map(purposeOf)).toEqual(CHANGE);
});

import type { listMockDrafts, MockDraftSummary } from '@pylon/contract/drafting/mock-draft';
import type { QueryOf } from '@pylon/contract/endpoint';
import { plainWords } from '@pylon/engine/vocabulary/plain-name';
import type { Db } from '../../../db/database.ts';
import { everybodysSystems } from '../../../wire/scoring-system.ts';
import type { DraftKinds } from '../draft-kinds.ts';
import { presentSummary } from '../present/present-draft.ts';
import { listDrafts } from './draft-list.queries.ts';

/** A page of the person's drafts, and how many fit. */
export async function draftList(
  db: Db,
  kinds: DraftKinds,
  accountId: string,
  { search = '', ...wish }: QueryOf<typeof listMockDrafts>,
): Promise<{ mockDrafts: MockDraftSummary[]; total: number }> {
  const scoringNames = Object.fromEntries(everybodysSystems().map(({ id, name }) => [id, name]));
  const words = plainWords(search).split(' ').filter(Boolean);
  const { drafts, total } = await listDrafts(db, accountId, { ...wish, words, scoringNames });
  return { mockDrafts: drafts.map((draft) => kinds.of(draft, presentSummary)), total };
}

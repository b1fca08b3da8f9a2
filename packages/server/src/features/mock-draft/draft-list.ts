// The list of a person's drafts. The order is the database's; words are looked for here, because what a draft is about
// (the names of its scoring, its type, the players drafted) is spelt here and not in its row.
import type { QueryOf } from '@pylon/contract/endpoint';
import type { listMockDrafts, MockDraftSummary } from '@pylon/contract/mock-draft';
import { picksOfParticipant } from '@pylon/engine/mock-draft/draft-roster';
import type { Db } from '../../db/database.ts';
import { everybodysSystems } from '../../present/scoring-system.ts';
import { listDrafts } from './draft-list.queries.ts';
import type { StoredDraft } from './mock-draft.queries.ts';
import { presentSummary } from './present-draft.ts';

const TYPES = { SNAKE: 'snake', LINEAR: 'linear', '3RD_ROUND_REVERSAL': '3rd round reversal' } as const;
const LEAGUES = { FANTASY: 'fantasy', BEST_BALL: 'best ball', DYNASTY: 'dynasty' } as const;
const MODES = { AutoDraft: 'auto-draft', Manual: 'in person' } as const;

/** A page of the person's drafts, and how many fit. */
export async function draftList(
  db: Db,
  accountId: string,
  { limit, offset, orderBy, search, state }: QueryOf<typeof listMockDrafts>,
): Promise<{ mockDrafts: MockDraftSummary[]; total: number }> {
  const scoringIds = everybodysSystems()
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ id }) => id);
  const words = plain(search ?? '')
    .split(' ')
    .filter(Boolean);
  if (words.length === 0) {
    const { drafts, total } = await listDrafts(db, accountId, { orderBy, state, scoringIds, page: { limit, offset } });
    return { mockDrafts: drafts.map(presentSummary), total };
  }
  const { drafts } = await listDrafts(db, accountId, { orderBy, state, scoringIds });
  const fitting = drafts.filter((draft) => {
    const text = wordsOf(draft);
    return words.every((word) => text.includes(word));
  });
  return { mockDrafts: fitting.slice(offset, offset + limit).map(presentSummary), total: fitting.length };
}

/** Accents and punctuation do not count. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .toLowerCase();

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

/** Everything by which a draft is looked for. */
function wordsOf(draft: StoredDraft): string {
  const summary = presentSummary(draft);
  const { state, notes } = draft;
  const own = picksOfParticipant(state, state.userSeat).flatMap(({ player }) =>
    player ? [notes.names[player.entityId] ?? ''] : [],
  );
  return plain(
    [
      summary.scoringSystemName,
      TYPES[summary.draftType],
      LEAGUES[summary.leagueType],
      MODES[summary.simulationMode],
      `${summary.numberOfTeams} teams pick ${summary.draftPosition}`,
      DAY.format(draft.createdAt),
      summary.createdAt.slice(0, 10),
      notes.sponsor ?? '',
      ...own,
    ].join(' '),
  );
}

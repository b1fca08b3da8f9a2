import type { DraftListOrder } from '@pylon/contract/draft-list-orders';
import { LETTER_GRADES } from '@pylon/engine/vocabulary/drafts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { DRAFT_COLUMNS, type StoredDraft, toDraft } from './mock-draft.queries.ts';

/** What part of an account's drafts is wanted, and in which order. */
export interface DraftListWish {
  readonly orderBy: DraftListOrder;
  /** Left out is both. */
  readonly state?: 'open' | 'closed' | undefined;
  /** Left out is all of them: an account keeps a bounded number. */
  readonly page?: { readonly limit: number; readonly offset: number };
  /** Scoring systems by id in the order of their names. */
  readonly scoringIds: readonly string[];
}

/** The place of the person's own grade among the grades, A+ first; null without one. */
const gradePlace = sql`array_position(
  ${sql.val([...LETTER_GRADES])}::text[],
  jsonb_path_query_first(
    rating,
    '$.grades.participants[*] ? (@.participantId == $own).letterGrade',
    jsonb_build_object('own', state -> 'participants' -> (state ->> 'userSeat')::int -> 'id')
  ) #>> '{}'
)`;
const teams = sql`(state #>> '{settings,league,teams}')::int`;
const scoringPlace = (ids: readonly string[]) =>
  sql`array_position(${sql.val([...ids])}::text[], state #>> '{settings,sources,scoringSystemId}')`;

/** A page of an account's drafts with the number of those that fit. */
export async function listDrafts(
  db: Db,
  accountId: string,
  { orderBy, state, page, scoringIds }: DraftListWish,
): Promise<{ readonly drafts: readonly StoredDraft[]; readonly total: number }> {
  const keys = {
    createdAt: sql`created_at`,
    grade: gradePlace,
    numberOfTeams: teams,
    scoringSystem: scoringPlace(scoringIds),
  };
  const key = keys[orderBy.replace('-', '') as keyof typeof keys]; // every order is one of these names, with or without a minus
  const mine = db
    .selectFrom('mock_draft')
    .where('account_id', '=', accountId)
    .$if(state === 'open', (query) => query.where('closed_at', 'is', null))
    .$if(state === 'closed', (query) => query.where('closed_at', 'is not', null));
  const [rows, { total }] = await Promise.all([
    mine
      .select(DRAFT_COLUMNS)
      .orderBy(key, (by) => (orderBy.startsWith('-') ? by.desc() : by.asc()).nullsLast())
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .$if(page !== undefined, (query) => query.limit(page?.limit ?? 0).offset(page?.offset ?? 0))
      .execute(),
    mine.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { drafts: rows.map(toDraft), total };
}

import type { DraftListOrder } from '@pylon/contract/drafting/draft-list-orders';
import { LETTER_GRADES } from '@pylon/engine/vocabulary/drafts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { type AnyStored, storedDrafts } from '../mock-draft.queries.ts';

/** What part of an account's drafts is wanted, and in which order. */
export interface DraftListWish {
  readonly limit: number;
  readonly offset: number;
  readonly orderBy: DraftListOrder;
  /** Absent means both. */
  readonly state?: 'open' | 'closed' | undefined;
  /** Letters and digits only; a draft must have them all. */
  readonly words: readonly string[];
  /** Names of everybody's scoring systems by id. */
  readonly scoringNames: Readonly<Record<string, string>>;
}

/** What words are looked for in: those written with the draft, and its day in words and in figures. */
const text = sql<string>`coalesce(notes ->> 'words', '') || ' ' ||
  lower(to_char(created_at at time zone 'UTC', 'FMMonth FMDD YYYY YYYYMMDD'))`;

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
/** The name of a draft's scoring: the one of its copy, or everybody's. */
const scoringName = (names: Readonly<Record<string, string>>) =>
  sql`lower(coalesce(
    state #>> '{settings,sources,scoring,name}',
    ${sql.val(JSON.stringify(names))}::jsonb ->> (state #>> '{settings,sources,scoringSystemId}')
  ))`;

/** A page of an account's drafts with the number of those that fit. */
export async function listDrafts(
  db: Db,
  accountId: string,
  { limit, offset, orderBy, state, words, scoringNames }: DraftListWish,
): Promise<{ readonly drafts: readonly AnyStored[]; readonly total: number }> {
  const keys = {
    createdAt: sql`created_at`,
    grade: gradePlace,
    numberOfTeams: teams,
    scoringSystem: scoringName(scoringNames),
  };
  // Every order is one of these names, with or without a minus
  const key = keys[orderBy.replace('-', '') as keyof typeof keys];
  let mine = storedDrafts(db).where('account_id', '=', accountId);
  if (state) mine = mine.where('closed_at', state === 'open' ? 'is' : 'is not', null);
  for (const word of words) mine = mine.where(text, 'like', `%${word}%`);
  const [drafts, { total }] = await Promise.all([
    mine
      .orderBy(key, (by) => (orderBy.startsWith('-') ? by.desc() : by.asc()).nullsLast())
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    mine
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { drafts, total };
}

/** Whose drafts, and which. */
interface EndedDrafts {
  readonly accountId: string;
  readonly ids: readonly string[];
}

/** Those of some drafts that are over, of a person who still wants to be told of them at an address, or by push. */
export const draftsToTell = (
  db: Db,
  { accountId, ids }: EndedDrafts,
  by: { readonly mailTo: string } | 'push',
): Promise<AnyStored[]> =>
  storedDrafts(db)
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .where('closed_at', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('notice_choice')
          .innerJoin('account', 'account.id', 'notice_choice.account_id')
          .select('account.id')
          .where('account.id', '=', accountId)
          .$if(by === 'push', (wanted) => wanted.where('draft_results_push_since', 'is not', null))
          .$if(by !== 'push', (wanted) =>
            wanted
              .where('account.email', '=', by === 'push' ? null : by.mailTo)
              .where('account.email_verified_at', 'is not', null)
              .where('draft_results_since', 'is not', null),
          ),
      ),
    )
    .orderBy('closed_at')
    .execute();

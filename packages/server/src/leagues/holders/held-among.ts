// A table narrowed to whom a person has in a league, or could have: the answer is that person's alone.
import type { Person } from '../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import type { Prepared } from '../../http/route.ts';
import type { LeagueParts } from '../known-league.ts';
import { leagueHolders } from './league-holders.ts';

/** Ids in the person's list: of the league whose own players are wanted, and of that whose free agents are. */
interface HeldWish {
  readonly mineIn?: string | undefined;
  readonly freeIn?: string | undefined;
}

/** What a table's answer is made with, and whom it is narrowed to. */
export type PreparedAmong<P> = P & Prepared & { readonly among?: ((entityId: string) => boolean) | undefined };

/**
 * Adds whom a table is narrowed to by a league of the reader's. Such an answer is kept by nobody.
 *
 * @param prepared what the answer is made with besides, or why it cannot be made
 * @returns as leagueHolders; league-not-found also without a token; team-not-in-league where the reader has none in it
 */
export async function withHeld<P extends Prepared>(
  parts: LeagueParts,
  { id }: { readonly id: Person['id'] | null },
  { mineIn, freeIn }: HeldWish,
  prepared: Outcome<P>,
): Promise<Outcome<PreparedAmong<P>>> {
  if (!prepared.ok || (mineIn === undefined && freeIn === undefined)) return prepared;
  if (id === null) return failure('league-not-found');
  const tests: ((entityId: string) => boolean)[] = [];
  if (mineIn !== undefined) {
    const holders = await leagueHolders(parts, { id }, mineIn);
    if (!holders.ok) return holders;
    const { of, byEntity } = holders.value;
    if (of.ownTeamId === null) return failure('team-not-in-league');
    tests.push((entityId) => byEntity.get(entityId)?.teamId === of.ownTeamId);
  }
  if (freeIn !== undefined) {
    const holders = await leagueHolders(parts, { id }, freeIn);
    if (!holders.ok) return holders;
    tests.push((entityId) => !holders.value.byEntity.has(entityId));
  }
  return found({ ...prepared.value, isOwn: true, among: (entityId: string) => tests.every((test) => test(entityId)) });
}

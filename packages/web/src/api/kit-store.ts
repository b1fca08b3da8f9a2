// What the draft kit keeps on the device, in a database of the browser: one entry for everybody who uses the device,
// one for the person who kept it. Both are written at once or not at all.
import type { Position } from '@pylon/engine/vocabulary/positions';
import { clear, createStore, del, get, getMany, setMany, type UseStore, update } from 'idb-keyval';

/** A player of a kept list, with what a draft needs to know. */
export interface KitPlayer {
  readonly id: string;
  readonly name: string;
  readonly position: Position | null;
  /** The team's letters; null for a free agent. */
  readonly team: string | null;
  readonly byeWeek: number | null;
  /** From 1. */
  readonly place: number;
  readonly positionRank: number | null;
  /** null where nobody says, and where a plan would. */
  readonly tier: number | null;
  readonly adp: number | null;
}

/** A kept list, as of when its numbers were. */
export interface KitList {
  readonly id: string;
  readonly title: string;
  /** Day or moment of its data, as the server said. */
  readonly asOf: string;
  readonly edition: string;
  readonly isSample: boolean;
  /** A plan would open more of it, which is not on the device. */
  readonly hasLocks: boolean;
  readonly players: readonly KitPlayer[];
}

/** What is the same for everybody with the same plan. */
export interface Kit {
  /** When it was kept, by the clock of the device. */
  readonly keptAt: string;
  readonly seasonId: string;
  readonly scoring: { readonly id: string; readonly name: string };
  /** It holds what a plan opens, and so leaves with whose plan it is. */
  readonly isOfPlan: boolean;
  readonly lists: readonly KitList[];
}

/** What belongs to one person. */
export interface OwnKit {
  /** null for somebody without an account. */
  readonly ownerId: string | null;
  readonly lists: readonly KitList[];
  /** Ids of the players marked as taken. */
  readonly taken: readonly string[];
}

export interface KeptKit {
  readonly kit: Kit;
  readonly own: OwnKit;
}

/** Another number with every change of what is kept: what an older page wrote is not read. */
const FORM = 1;
const KIT = `kit-${FORM}`;
const OWN = `own-${FORM}`;

let opened: UseStore | null = null;
const store = (): UseStore => {
  opened ??= createStore('pylon-kit', 'kept');
  return opened;
};

const nothingOf = (ownerId: string | null): OwnKit => ({ ownerId, lists: [], taken: [] });

/**
 * The kit of this device for whoever uses it now; null when none is kept. What another person kept for themselves is
 * removed before anything is read.
 */
export async function readKit(ownerId: string | null): Promise<KeptKit | null> {
  await forgetOthers(ownerId);
  const [kit, own] = (await getMany([KIT, OWN], store())) as [Kit | undefined, OwnKit | undefined]; // written below
  return kit ? { kit, own: own ?? nothingOf(ownerId) } : null;
}

/** Keeps a kit in the place of the one before. The marks of the same person stay. */
export async function writeKit(kit: Kit, own: Pick<OwnKit, 'ownerId' | 'lists'>): Promise<void> {
  const before = await readKit(own.ownerId);
  const entries: [string, Kit | OwnKit][] = [
    [KIT, kit],
    [OWN, { ...own, taken: before?.own.taken ?? [] }],
  ];
  await setMany(entries, store());
}

/** Marks players as taken; these, and no others. */
export const writeTaken = (ownerId: string | null, taken: readonly string[]): Promise<void> =>
  update<OwnKit>(OWN, (own) => ({ ...(own ?? nothingOf(ownerId)), taken }), store());

/** Whether a kit is kept, whoever's it is. */
export const hasKit = async (): Promise<boolean> => (await get(KIT, store())) !== undefined;

/** Removes all of it. */
export const removeKit = (): Promise<void> => clear(store());

/**
 * Removes from the device what another person than this one kept there for themselves, and all that their plan opened.
 */
export async function forgetOthers(ownerId: string | null): Promise<void> {
  const [kit, own] = (await getMany([KIT, OWN], store())) as [Kit | undefined, OwnKit | undefined]; // as above
  if (own === undefined || own.ownerId === ownerId) return;
  await (kit?.isOfPlan ? clear(store()) : del(OWN, store()));
}

import type { GatheredKit } from './gather-kit.ts';

/** Why a device did not keep a kit: it cannot, not the page, or there is no room, or it does not let us. */
export type KeepReason = 'unsupported' | 'page' | 'full' | 'refused';

/** A device that does not keep a kit. */
export class KeepFailure extends Error {
  readonly reason: KeepReason;
  constructor(reason: KeepReason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** What keeping takes: of the server, and of the device. */
export interface KeepParts {
  readonly canKeep: () => boolean;
  readonly gather: () => Promise<GatheredKit>;
  readonly keepPage: () => Promise<void>;
  readonly write: (gathered: GatheredKit) => Promise<void>;
  /** Takes the page off again, where no kit was kept before. */
  readonly removePage: () => Promise<void>;
}

const isFull = (cause: unknown) => cause instanceof DOMException && cause.name === 'QuotaExceededError';

/**
 * Keeps a kit whole or leaves the device as it was: first all of it is there, then the page that shows it, and last it
 * is written at once.
 *
 * @param hadKit a kit was kept before, which stays when this one cannot be
 * @throws a KeepFailure, or the failure of a call
 */
export async function keepKit({ canKeep, gather, keepPage, write, removePage }: KeepParts, hadKit: boolean) {
  if (!canKeep()) throw new KeepFailure('unsupported');
  const gathered = await gather();
  const undo = async () => {
    if (!hadKit) await removePage().catch(() => undefined); // the first failure is what is told
  };
  try {
    await keepPage();
  } catch (cause) {
    await undo();
    throw new KeepFailure(isFull(cause) ? 'full' : 'page', cause);
  }
  try {
    await write(gathered);
  } catch (cause) {
    await undo();
    throw new KeepFailure(isFull(cause) ? 'full' : 'refused', cause);
  }
}

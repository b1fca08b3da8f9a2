import { failure, type Outcome } from '../../http/errors.ts';

/** Tries to write over a draft that others write too, before the person is told to look again. */
export const TRIES = 6;

export type Written = Outcome<{ readonly version: number }>;

/**
 * Reads a draft of any kind, decides and writes; anew on what they left when others wrote meanwhile.
 *
 * @param write gives null when the draft has changed since it was looked at
 */
export async function untilWritten<View>(
  look: () => Promise<Outcome<View>>,
  write: (view: View) => Promise<Written | null>,
): Promise<Written> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const view = await look();
    if (!view.ok) return view;
    const written = await write(view.data);
    if (written) return written;
  }
  return failure('draft-changed');
}

/** Said by a writer in place of what it is to write: not now, but in so many seconds, 1 or more. */
export interface Later {
  readonly afterSeconds: number;
}

export const isLater = (written: object): written is Later => 'afterSeconds' in written;

/** Progress of a read. */
export type ProgressStep =
  /** A file is being read; `done` of `total` so far. */
  | { readonly kind: 'file'; readonly name: string; readonly done: number; readonly total: number }
  /** A source was read: its files and their records. */
  | {
      readonly kind: 'source';
      readonly name: string;
      readonly files: number;
      readonly rows: number;
      readonly note: string;
    };

export type ReadProgress = (step: ProgressStep) => void;

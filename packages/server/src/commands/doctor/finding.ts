/** How a part of an installation stands: `attend` works and should be looked at, `broken` does not work. */
export type State = 'well' | 'attend' | 'broken';

/** What the doctor found of one part. */
export interface Finding {
  readonly part: string;
  readonly state: State;
  readonly what: string;
  /** What an operator does about it; null where nothing has to be done. */
  readonly toDo: string | null;
}

export const well = (part: string, what: string): Finding => ({ part, state: 'well', what, toDo: null });
export const attend = (part: string, what: string, toDo: string): Finding => ({ part, state: 'attend', what, toDo });
export const broken = (part: string, what: string, toDo: string): Finding => ({ part, state: 'broken', what, toDo });

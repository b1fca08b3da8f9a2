// Rules of web push, free of schemas, for the browser.

/** Browsers of a person that get pushes. */
export const MOST_PUSH_BROWSERS = 10;

/**
 * Why a push did not arrive: the push service does not know us or this browser any more, has too much to do or failed,
 * was not reached, is not on the internet; or the person had as many as a day has.
 */
export const PUSH_PROBLEMS = ['refused', 'gone', 'busy', 'unreachable', 'not-public', 'day-full'] as const;
export type PushProblem = (typeof PUSH_PROBLEMS)[number];

/** What the worker of a browser shows; as JSON it is what a push carries, encrypted for that browser. */
export interface ShownPush {
  readonly title: string;
  readonly body: string;
  /** The page that a press opens, from the root. */
  readonly path: string;
  /** One thing: what is told of it later takes the place of what was told before. */
  readonly tag: string;
}

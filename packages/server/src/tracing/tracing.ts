// What is under way, told to a collector that an operator has: names, times and outcomes, and nothing of a person. Free
// of the library that tells it, which is read only where it is wanted.

/** Something that has begun. */
export interface OpenSpan {
  /** Runs something as a part of it. */
  within<T>(run: () => T): T;
  end(outcome: SpanOutcome): void;
}

export interface SpanOutcome {
  /** Of an answer. */
  readonly status?: number;
  readonly hasFailed: boolean;
}

export interface Tracing {
  /** A request. @param name of its call @param method of HTTP */
  request(name: string, method: string): OpenSpan;
  job(name: string): OpenSpan;
  /** A statement of a request or a job that has just ended; others are not told. @param kind 'select', 'insert', … */
  statement(kind: string, milliseconds: number, hasFailed: boolean): void;
  /** Tells what is left, and ends. */
  stop(): Promise<void>;
}

/** Runs a job as a span of its own. */
export async function traced<T>(span: OpenSpan, run: () => Promise<T>): Promise<T> {
  try {
    const value = await span.within(run);
    span.end({ hasFailed: false });
    return value;
  } catch (error) {
    span.end({ hasFailed: true });
    throw error;
  }
}

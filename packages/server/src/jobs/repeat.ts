export interface Repeated {
  /** Pause between the end of one run and the start of the next, milliseconds. */
  readonly everyMs: number;
  /** Does the work once; what it rejects with is told, and the next run tries again. */
  readonly run: () => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

/** Does something again and again until stopped. Runs never overlap; stopping waits for the one under way. */
export function repeat({ everyMs, run, onError }: Repeated): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function runOnce(): Promise<void> {
    try {
      await run();
    } catch (error) {
      onError(error);
    }
    if (!stopped) plan();
  }
  function plan(): void {
    timer = setTimeout(() => {
      running = runOnce();
    }, everyMs);
    timer.unref();
  }
  plan();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

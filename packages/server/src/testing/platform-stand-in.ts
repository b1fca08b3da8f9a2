// Answers of a platform at an address of this machine, for a server that is told to ask there.
import { startLocalServer } from '@pylon/connectors/testing/stand-in/local-server';

export interface PlatformStandIn {
  readonly url: string;
  /** Paths that were asked for, in order. */
  readonly asked: readonly string[];
  /** Gives a path another answer; undefined: nothing is there. */
  set(path: string, answer: unknown): void;
  close(): Promise<void>;
}

/** @param answers JSON by address, whatever the host */
export async function startPlatformStandIn(answers: Readonly<Record<string, unknown>>): Promise<PlatformStandIn> {
  const pathOf = ({ pathname, search }: URL) => pathname + search;
  const byPath = new Map(Object.entries(answers).map(([address, answer]) => [pathOf(new URL(address)), answer]));
  const asked: string[] = [];
  const { url, close } = await startLocalServer(({ address }) => {
    const path = pathOf(address);
    asked.push(path);
    const answer = byPath.get(path);
    return Response.json(answer ?? null, { status: answer === undefined ? 404 : 200 });
  });
  return { url, asked, set: (path, answer) => void byPath.set(path, answer), close };
}

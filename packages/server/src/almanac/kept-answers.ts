import type { Fetcher } from '@pylon/almanac/sources/reading/fetcher';
import type { SourceFile } from '@pylon/almanac/sources/reading/loading';
import { sourceKindOf } from '@pylon/almanac/sources/timetable/learned';
import type { SourceMemory } from './source-memory.queries.ts';

interface Keeping {
  readonly fetcher: Fetcher;
  /** Keeps what came for the next time, as far as it could be read. */
  settle(files: readonly SourceFile[]): Promise<void>;
}

/**
 * Answers that their source wants to be asked for once a day stay, and stand in until then, and while it does not
 * answer. That is Sleeper's list of all players.
 *
 * @param isDue whether the list is to be asked for now
 */
export function keepingAnswers(
  fetcher: Fetcher,
  memory: Pick<SourceMemory, 'answer' | 'keepAnswer'>,
  { isDue, now }: { readonly isDue: boolean; readonly now: Date },
): Keeping {
  const came = new Map<string, Buffer>();
  return {
    fetcher: {
      async fetch(url) {
        if (sourceKindOf(url)?.family !== 'players') return fetcher.fetch(url);
        const kept = await memory.answer(url);
        const keptFor = (problem: string | null) =>
          kept && ({ ok: true, bytes: kept.bytes, file: url, kept: { problem } } as const);
        const spared = isDue ? null : keptFor(null);
        if (spared) return spared;
        const fetched = await fetcher.fetch(url);
        if (fetched.ok) came.set(url, fetched.bytes);
        return fetched.ok || fetched.reason === 'absent' ? fetched : (keptFor(fetched.detail) ?? fetched);
      },
    },
    async settle(files) {
      for (const { url, status } of files) {
        const bytes = status === 'read' ? came.get(url) : undefined;
        if (bytes) await memory.keepAnswer(url, { askedAt: now, bytes });
      }
    },
  };
}

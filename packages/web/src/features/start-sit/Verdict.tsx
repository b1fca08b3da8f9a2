import type { Comparison } from './verdict-words.ts';
import { verdictWords } from './verdict-words.ts';

/** Whom to start, in one sentence, with how sure and what would change it. */
export function Verdict({ comparison }: { readonly comparison: Comparison }) {
  const { headline, sureness, unless } = verdictWords(comparison);
  return (
    <section aria-label="Verdict" aria-live="polite" className="border-ink border-l-[3px] pl-4">
      <p className="scoreboard text-balance font-bold text-2xl md:text-3xl">{headline}</p>
      {sureness && <p className="mt-1 text-lg md:text-base">{sureness}</p>}
      {unless && <p className="text-base text-muted">{unless}</p>}
    </section>
  );
}

/** A function that works its answer out when it is first asked, and keeps it. */
export function once<T>(work: () => T): () => T {
  let kept: { readonly answer: T } | undefined;
  return () => {
    kept ??= { answer: work() };
    return kept.answer;
  };
}

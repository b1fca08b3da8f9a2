/** Where a call stands: method and path under `/api`, where `:name` stands for a parameter. */
export interface CallAddress {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  /** What a call with a body has in its query; a call without one has everything there. */
  readonly query?: readonly string[];
}

/** The addresses of a feature's calls. */
export type CallAddresses = Readonly<Record<string, CallAddress>>;

/**
 * A call's path with its parameters filled in: `:name` takes the input of that name.
 *
 * @example filledPath('/payments/status/:sessionId', { sessionId: 'a b' }) // → { path: '/payments/status/a%20b',
 *   names: ['sessionId'] }
 * @returns the path, and the names that it used up
 */
export function filledPath(
  path: string,
  input: Readonly<Record<string, unknown>>,
): { readonly path: string; readonly names: readonly string[] } {
  const names: string[] = [];
  const filled = path.replaceAll(/:(\w+)/g, (_whole, name: string) => {
    names.push(name);
    return encodeURIComponent(String(input[name] ?? ''));
  });
  return { path: filled, names };
}

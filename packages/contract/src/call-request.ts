import { filledPath } from './call-address.ts';

interface Addressed {
  readonly path: string;
  readonly query?: { readonly shape: object };
  readonly body?: { readonly shape: object };
}

/** A call's address under `/api` with its parameters and query, and its body, as the endpoint's schemas say. */
export function callRequest(
  endpoint: Addressed,
  input: Readonly<Record<string, unknown>>,
): { readonly url: string; readonly payload?: object } {
  const { path, names } = filledPath(endpoint.path, input);
  const query = new URLSearchParams();
  const payload: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(input)) {
    if (names.includes(key)) continue;
    if (endpoint.body && Object.hasOwn(endpoint.body.shape, key)) payload[key] = value;
    else if (value !== undefined && value !== null) query.set(key, String(value)); // a list is joined by commas
  }
  return { url: `/api${path}${query.size ? `?${query}` : ''}`, ...(endpoint.body && { payload }) };
}

/**
 * How long a site asks to be left alone, by its header Retry-After: seconds, or a moment.
 *
 * @param nowMs milliseconds since 1970
 * @returns milliseconds from now, ≥ 0; null when it does not say
 * @example retryAfterMs(new Headers({ 'retry-after': '120' }), 0) // → 120_000
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | null {
  const said = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(said)) return Number(said) * 1000;
  const moment = Date.parse(said);
  return Number.isNaN(moment) ? null : Math.max(0, moment - nowMs);
}

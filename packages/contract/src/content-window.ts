import * as z from 'zod';

/** A moment as a person writes it: 2026-09-01, in UTC, or 2026-09-01T14:00:00-04:00. */
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: 'must be a day (2026-09-01) or a moment (2026-09-01T14:00:00-04:00)',
});

/** From when on something is shown and the first moment without it; always, where neither is said. */
export const contentWindow = { from: moment.optional(), until: moment.optional() };

interface ContentWindow {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

export const isWindowInOrder = ({ from, until }: ContentWindow): boolean =>
  from === undefined || until === undefined || Date.parse(from) < Date.parse(until);
export const OUT_OF_ORDER = { path: ['until'], error: 'must come after from' };

/** Whether there is a moment within both. */
export function doOverlap(one: ContentWindow, other: ContentWindow): boolean {
  const endsBefore = ({ until }: ContentWindow, { from }: ContentWindow) =>
    until !== undefined && from !== undefined && Date.parse(until) <= Date.parse(from);
  return !endsBefore(one, other) && !endsBefore(other, one);
}

/** Whether the moment is within. */
export const isWithin = ({ from, until }: ContentWindow, nowMs: number): boolean =>
  (from === undefined || nowMs >= Date.parse(from)) && (until === undefined || nowMs < Date.parse(until));

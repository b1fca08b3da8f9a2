// Words of the hub, free of schemas, for the browser.

/**
 * What a league may ask of a person: a starter who is out, or rests; a place of the line-up that nobody stands in; a
 * better player on the bench; a free agent who is worth a claim; a trade that was offered; a starter who may not play.
 */
export const NEEDS = ['out', 'bye', 'empty-place', 'better-bench', 'claim', 'trade-offer', 'questionable'] as const;

export type NeedKind = (typeof NEEDS)[number];

// Tests that take long for what they are: `npm run check` leaves them out, `npm run check:all` and `npm test` run them.

/** Patterns of their files, from the project's root. */
export const SLOW_TESTS = [
  // Constants that are fitted anew, to show that the engine holds what was measured.
  'analysis/**',
  // Whole seasons of real files, and what others published of them.
  '**/*.shared.test.ts',
  '**/*.oracle.test.ts',
  // Properties over whole drafts, and over what people do at once on a database.
  '**/draft-history.props.test.ts',
  '**/availability-odds.props.test.ts',
  '**/*.props.db.test.ts',
  // Drafts and auctions played to their end by the advice.
  '**/*-policy.test.ts',
  // Every call, asked as everybody; rooms at every plan.
  '**/every-call.db.test.ts',
  '**/longest-stretch.db.test.ts',
  '**/*-calls.db.test.ts',
  '**/mock-draft/tiers.db.test.ts',
  // Copies of the project with what `npm run new` writes, built and called.
  'scripts/new-*.test.ts',
  // Whole processes, started and killed.
  '**/crashes.db.test.ts',
  'packages/server/src/broker.db.test.ts',
  'packages/server/src/main.test.ts',
  '**/embedded.test.ts',
] as const;

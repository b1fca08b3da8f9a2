/** Slugs of articles that pages lead to. They ship with the product; an operator may replace, never remove them. */
export const HELP_ARTICLES = {
  syncTrouble: 'having-trouble-syncing',
  leagueSync: 'what-is-league-sync',
  leagueUrl: 'find-your-league-url',
  publicLeague: 'make-a-private-league-public',
  ownPrograms: 'read-with-your-own-programs',
  webhooks: 'told-by-webhook',
  utilization: 'the-utilization-score-understanding-player-roles-and-performance',
} as const;

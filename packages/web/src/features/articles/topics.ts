import type { FaqTopic } from '@pylon/contract/help/faq';

/** What articles are about, in words. */
export const TOPICS: Readonly<Record<FaqTopic, string>> = {
  rankings: 'Rankings and numbers',
  drafts: 'Drafts',
  scoring: 'Scoring',
  leagues: 'Leagues',
  plans: 'Plans',
  account: 'Your account',
};

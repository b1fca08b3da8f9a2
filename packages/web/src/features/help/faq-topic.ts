import type { FaqTopic } from '@pylon/contract/help/faq';

const TOPICS: readonly (readonly [RegExp, FaqTopic])[] = [
  [/^\/(draft-champion|draft-reports)/, 'drafts'],
  [/^\/nfl\/league-sync/, 'leagues'],
  [/^\/(pricing|checkout)/, 'plans'],
  [/^\/(profile|login|sign-up|reset-password)/, 'account'],
  [/rankings|^\/(nfl-adp|projections|nfl\/players)/, 'rankings'],
];

/** What questions on a page are likely about; null: about anything. @example faqTopicOf('/nfl-adp') // → 'rankings' */
export const faqTopicOf = (pathname: string): FaqTopic | null =>
  TOPICS.find(([pattern]) => pattern.test(pathname))?.[1] ?? null;

/** Sections in the order of a page: those about its topic first, otherwise as they were. */
export function byTopic<S extends { readonly topics: readonly FaqTopic[] }>(
  sections: readonly S[],
  topic: FaqTopic | null,
): readonly S[] {
  if (topic === null) return sections;
  const isOnTopic = (section: S) => section.topics.includes(topic);
  return [...sections.filter(isOnTopic), ...sections.filter((section) => !isOnTopic(section))];
}

// Which platforms' drafts can be followed, and which of them a draft is on.
import { type DraftVerbs, isUnsupported, type Platform } from '@pylon/connectors/platform';
import { type OutsidePlatformId, PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';

/** A platform whose drafts can be followed. */
export interface DraftPlatform extends DraftVerbs {
  readonly id: OutsidePlatformId;
}

/** Those of the platforms whose drafts can be followed. */
export const draftPlatforms = (platforms: readonly Platform[]): readonly DraftPlatform[] =>
  platforms.flatMap(({ id, drafts }) => (id === 'template' || isUnsupported(drafts) ? [] : [{ ...drafts, id }]));

/** The platform and the draft that a link means; null when no platform knows the link. */
export function draftMeant(
  platforms: readonly DraftPlatform[],
  link: string,
): { readonly platform: DraftPlatform; readonly draftId: string } | null {
  for (const platform of platforms) {
    const draftId = platform.draftIdIn(link);
    if (draftId !== null) return { platform, draftId };
  }
  return null;
}

const LIST = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Where to find the address of a draft, in words. */
export function linkHint(platforms: readonly DraftPlatform[]): string {
  const labels = platforms.map(({ id, addressHint }) => `${PLATFORM_LABELS[id]} (${addressHint})`);
  return `Paste the address of a draft on ${LIST.format(labels)}; or its number.`;
}

import type { Sponsor, SponsorSlot } from '@pylon/contract/sponsors/sponsors';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';

/** Whoever sponsors a place now; null while that is not known, and where nobody does. */
export const useSponsor = (slot: SponsorSlot): Sponsor | null =>
  useQuery(answer('getSponsors', {})).data?.sponsors.find((sponsor) => sponsor.slot === slot) ?? null;

/** A sponsor's page in a tab of its own: search engines are told what the link is, the page has no hold of ours. */
export const SPONSORED_LINK = { target: '_blank', rel: 'sponsored noopener' } as const;

/** How a place is marked as a sponsor's. */
export const sponsorLabel = ({ isExample }: Pick<Sponsor, 'isExample'>): string =>
  isExample ? 'Sponsored · an invented example' : 'Sponsored';

import type { Edition } from '@pylon/almanac/editions/edition';
import { HOUSE_EXPERTS, type HouseExpert, houseExpert } from '@pylon/almanac/house/consensus/experts';
import type { Tier } from '@pylon/contract/plans/tiers';
import type { Expert } from '@pylon/contract/wire';
import { compareText } from '@pylon/engine/tables/sort-rows';
import { ADP_PROVIDER_LABELS } from '@pylon/engine/vocabulary/adp-providers';
import { onceFor } from '../almanac/edition-memo.ts';

/** A house expert as the wire has it. */
export const toWireHouseExpert = ({ slug, name, tier, summary }: HouseExpert, asOf: string | null): Expert => ({
  id: slug,
  slug,
  name,
  description: summary,
  isPremium: tier > 0,
  sortKey: slug,
  paywallTier: tier,
  isHouse: true,
  asOf,
});

/** Experts in their order, those whom a plan opens after the others. */
export const premiumLast = (experts: readonly Expert[]): Expert[] =>
  experts.toSorted((one, other) => Number(one.isPremium) - Number(other.isPremium));

/** The tier that sees an expert's ranks; published lists are open to everybody. */
export const paywallTierOf = (expertId: string): Tier => houseExpert(expertId)?.tier ?? 0;

/** Publishers whose slug does not tell their name. */
const NAMES: Readonly<Record<string, string>> = {
  fantasycalc: 'FantasyCalc',
  rotowire: 'RotoWire',
  'fantasypros-ecr': 'FantasyPros ECR',
  'fantasypros-ecr-position': 'FantasyPros ECR by position',
  'fantasypros-ecr-idp': 'FantasyPros ECR for defenders',
};

/** Sites that publish average draft positions too are called as they are there. */
const LABELS: Readonly<Record<string, string>> = ADP_PROVIDER_LABELS;

/** What a publisher is called. */
export const publisherName = (slug: string): string =>
  NAMES[slug] ?? LABELS[slug] ?? slug.split('-').map(capitalised).join(' ');

/**
 * A publisher as the wire has it.
 *
 * @param format scoring format of the list ('half-ppr'), where it is one list
 */
export const toWirePublisher = (slug: string, asOf: string | null, format?: string): Expert => {
  const name = publisherName(slug);
  return {
    id: slug,
    slug,
    name,
    description: format ? `${name}, ${format} ranking.` : `Rankings published by ${name}.`,
    isPremium: false,
    sortKey: slug,
    paywallTier: 0,
    isHouse: false,
    asOf,
  };
};

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What a house method does and how well, in paragraphs; none for a published list. */
export const aboutExpert = (expertId: string): string[] => [...(houseExpert(expertId)?.description ?? [])];

/**
 * Everybody who ranks somebody in the edition: house methods first, then publishers by name, each with its newest day.
 */
export const expertsWithRankings = (edition: Edition): Expert[] =>
  onceFor(edition, 'experts', () => {
    const newest = new Map<string, string>();
    const { column, length } = edition.tables.rankings;
    for (let row = 0; row < length; row++) {
      const slug = column.expert[row] ?? '';
      const asOf = column.asOf[row] ?? '';
      if (asOf > (newest.get(slug) ?? '')) newest.set(slug, asOf);
    }
    const published = [...newest]
      .filter(([slug]) => !HOUSE_EXPERTS.some((expert) => expert.slug === slug))
      .map(([slug, asOf]) => toWirePublisher(slug, asOf));
    return [
      ...HOUSE_EXPERTS.map((expert) => toWireHouseExpert(expert, edition.manifest.asOf)),
      ...published.sort((a, b) => compareText(a.name, b.name)),
    ];
  });

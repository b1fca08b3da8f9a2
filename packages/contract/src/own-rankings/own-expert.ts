import type { Expert } from '../wire.ts';
import { type ListKind, listLabel, ownExpertId } from './list-rules.ts';

/** What of a list its place among experts depends on. */
interface NamedList {
  readonly id: string;
  readonly name: string;
  readonly kind: ListKind;
  readonly week: number | null;
  /** Moment of the last change, ISO. */
  readonly updatedAt: string;
}

/** A person's own list as an expert, open to its owner at every tier. */
export function ownExpert({ id, name, kind, week, updatedAt }: NamedList): Expert {
  const expertId = ownExpertId(id);
  return {
    id: expertId,
    slug: expertId,
    name,
    description: `Your own list: ${listLabel({ kind, week })}.`,
    isPremium: false,
    sortKey: expertId,
    paywallTier: 0,
    isHouse: false,
    asOf: updatedAt.slice(0, 10),
  };
}

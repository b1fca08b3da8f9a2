import { type ListKind, listLabel } from '@pylon/contract/own-rankings/list-rules';
import type { RankingListSummary } from '@pylon/contract/own-rankings/own-rankings';
import type { SelectOption } from '../../ui/overlays/Select.tsx';

interface Option {
  readonly value: string;
  readonly label: string;
  readonly lock?: string;
}

/** The one expert who ranks careers. */
const DYNASTY = 'dynasty';
/** An expert who ranks drafts before a season, and nothing of it once it has begun. */
const MARKET = 'market';

/** Whose order a list can begin in: experts who rank such a thing and are open, then the person's own lists. */
export function beginners(
  experts: readonly Option[],
  own: readonly Pick<RankingListSummary, 'expertId' | 'name' | 'kind' | 'week'>[],
  kind: ListKind,
): readonly SelectOption<string>[] {
  const ranksIt = ({ value }: Option): boolean =>
    kind === 'dynasty' ? value === DYNASTY : value !== DYNASTY && (kind !== 'restOfSeason' || value !== MARKET);
  // last week's list is what the next one begins with
  const nearest = own.toSorted((one, other) =>
    kind === 'weekly' ? (other.week ?? 0) - (one.week ?? 0) : Number(one.week !== null) - Number(other.week !== null),
  );
  return [
    ...experts.filter(ranksIt).map(({ value, label, lock }) => ({
      value,
      label: lock === undefined ? label : `${label} (${lock})`,
      group: 'Experts',
      ...(lock === undefined ? {} : { isEmpty: true }),
    })),
    ...nearest.map(({ expertId, name, ...what }) => ({
      value: expertId,
      label: what.week === null ? name : `${name}, ${listLabel(what)}`,
      group: 'My lists',
    })),
  ];
}

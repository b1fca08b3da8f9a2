import { type ListKind, listLabel, ownListIdOf } from '@pylon/contract/own-rankings/list-rules';
import type { RankingListSummary } from '@pylon/contract/own-rankings/own-rankings';
import type { SelectOption } from '../../ui/overlays/Select.tsx';

interface Option {
  readonly value: string;
  readonly label: string;
  readonly lock?: string;
}

/** The one expert who ranks careers. */
const DYNASTY = 'dynasty';

/** Whose order a list can begin in: experts of the kind's rankings, open or locked, then the person's own lists. */
export function beginners(
  experts: readonly Option[],
  own: readonly Pick<RankingListSummary, 'expertId' | 'name' | 'kind' | 'week'>[],
  kind: ListKind,
): readonly SelectOption<string>[] {
  const ranksIt = ({ value }: Option): boolean =>
    (value === DYNASTY) === (kind === 'dynasty') && ownListIdOf(value) === null;
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

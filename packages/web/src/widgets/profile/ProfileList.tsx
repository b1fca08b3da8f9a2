import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useNeighbourFocus } from '../../ui/hooks/use-neighbour-focus.ts';

interface Act {
  /** @example 'Revoke' */
  readonly name: string;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
}

interface ProfileRow {
  readonly title: string;
  /** Whether it is the browser that shows the row. */
  readonly isHere?: boolean;
  readonly facts: ReactNode;
  /** What is wrong with it; null where nothing is. */
  readonly problem?: string | null;
  /** What tells it from others of the same title, for whoever hears the buttons alone. */
  readonly told?: string;
  readonly acts: readonly Act[];
}

interface ProfileListProps<T> {
  readonly label: string;
  readonly things: readonly T[];
  readonly row: (thing: T) => ProfileRow;
}

/**
 * What belongs to an account, each thing with what can be done about it; nothing where there is none. Whoever takes a
 * thing away by its own button goes on at its neighbour, or at the button behind the list.
 */
export function ProfileList<T extends { readonly id: string }>({ label, things, row }: ProfileListProps<T>) {
  const kept = useNeighbourFocus<HTMLUListElement>(things.length);
  return (
    <ul {...kept} hidden={things.length === 0} aria-label={label} className="w-full border-hairline border-t">
      {things.map((thing) => (
        <Row key={thing.id} {...row(thing)} />
      ))}
    </ul>
  );
}

const Row = ({ title, isHere = false, facts, problem, told = title, acts }: ProfileRow) => (
  <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-b py-2">
    <span className="min-w-48 grow basis-0">
      <span className="wrap-anywhere block font-semibold text-lg">
        {title}
        {isHere && (
          <span className="label ml-2 whitespace-nowrap rounded-sm border border-edge px-1.5">This browser</span>
        )}
      </span>
      <span className="wrap-anywhere block text-muted text-sm tabular-nums">{facts}</span>
      {problem && <span className="block text-sm">{problem}</span>}
    </span>
    {acts.length > 0 && (
      <span className="flex flex-wrap gap-2">
        {acts.map(({ name, isBusy = false, onPress }) => (
          <Button
            key={name}
            size="small"
            className="max-md:h-11"
            aria-label={`${name}: ${told}`}
            isBusy={isBusy}
            onClick={onPress}
          >
            {name}
          </Button>
        ))}
      </span>
    )}
  </li>
);

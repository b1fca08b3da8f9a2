interface UnmatchedProps {
  readonly people: readonly {
    readonly name: string;
    readonly position: string;
    readonly nflTeam: string;
    readonly drafts: number;
  }[];
}

/** Players of the file whom the almanac does not know: they count, and have no draft position to be measured by. */
export function Unmatched({ people }: UnmatchedProps) {
  return (
    <details className="text-base">
      <summary className="cursor-pointer text-muted">
        {people.length === 1 ? '1 player of your file is' : `${people.length} players of your file are`} not known here
      </summary>
      <p className="mt-2 text-muted text-sm">
        They count in every share, under the names of the file, and have no draft position to be measured by.
      </p>
      <ul aria-label="Players who are not known" className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {people.map(({ name, position, nflTeam, drafts }) => (
          <li key={`${name} ${position} ${nflTeam}`}>
            {name}{' '}
            <span className="text-muted text-sm">{[position, nflTeam, `×${drafts}`].filter(Boolean).join(' ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

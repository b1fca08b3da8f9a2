import { Check, X } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LiveRegion } from '../../ui/states/LiveRegion.tsx';
import { many } from '../../widgets/player/display.ts';
import { entityKey } from '../../widgets/player/entity.ts';
import { AddPlayer } from '../../widgets/player/named/AddPlayer.tsx';
import { NamedPlayer } from '../../widgets/player/named/NamedPlayer.tsx';
import type { KnownPlayer } from './edited-place.ts';
import { type DecidedLine, placesOf, type ReadText, withPlayer } from './read-lines.ts';

interface ReadLinesProps {
  readonly read: ReadText;
  readonly onChange: (read: ReadText) => void;
}

/** How a text was understood: the lines that are open first, each with the nearest names, then whoever is in. */
export function ReadLines({ read, onChange }: ReadLinesProps) {
  const open = read.lines.filter(({ outcome }) => outcome !== 'found');
  const count = placesOf(read.lines).length;
  const undecided = open.filter(({ player, outcome }) => player === null && outcome !== 'twice').length;
  const isOpen = undecided === 1 ? '1 line is open' : `${undecided} lines are open`;
  const words = `${many(count, 'player')} ${count === 1 ? 'is' : 'are'} in the list${undecided === 0 ? '' : `, ${isOpen}`}.`;
  if (read.lines.length === 0)
    return <p role="alert">No line of this text names anybody. A line a player is what can be read.</p>;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-2 font-semibold text-base">
        <Check aria-hidden size={16} /> {words}
      </p>
      <LiveRegion text={words} />
      {read.leftOut > 0 && (
        <p className="text-base text-muted">
          {many(read.leftOut, 'line')} beyond the longest list {read.leftOut === 1 ? 'is' : 'are'} left out.
        </p>
      )}
      {open.length > 0 && (
        <>
          <p className="text-base text-muted">Say who is meant by these lines; what stays open is left out.</p>
          <ul aria-label="Lines that are open" className="border-hairline border-t">
            {open.map((line) => (
              <OpenLine
                key={line.line}
                line={line}
                onPlayer={(player) => onChange(withPlayer(read, line.line, player))}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface OpenLineProps {
  readonly line: DecidedLine;
  readonly onPlayer: (player: KnownPlayer | null) => void;
}

function OpenLine({ line, onPlayer }: OpenLineProps) {
  const { player, outcome, choices } = line;
  return (
    <li className="flex flex-col gap-2 border-hairline border-b py-2">
      <p className="text-base">
        <span className="figures text-muted">Line {line.line}</span> <q className="break-words">{line.text}</q>
        {outcome === 'twice' && <span className="text-muted"> stands above already, and counts there.</span>}
      </p>
      {player ? (
        <p className="flex items-center gap-2 text-base">
          <NamedPlayer row={player} />
          <IconButton
            size="small"
            label={`Line ${line.line} means somebody else`}
            className="max-md:size-11"
            icon={<X aria-hidden size={16} />}
            onClick={() => onPlayer(null)}
          />
        </p>
      ) : (
        outcome !== 'twice' && (
          <div className="flex flex-wrap items-center gap-2">
            {choices.map((choice) => (
              <Button key={entityKey(choice)} size="small" className="max-md:h-11" onClick={() => onPlayer(choice)}>
                <NamedPlayer row={choice} />
              </Button>
            ))}
            <AddPlayer label={`Somebody else for line ${line.line}`} taken={[]} onAdd={onPlayer} />
          </div>
        )
      )}
    </li>
  );
}

import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import { PLACE_LABELS, ROSTER_PLACES, type RosterPlace } from '@pylon/engine/vocabulary/slots';
import { Check, X } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Select } from '../../../ui/overlays/Select.tsx';
import { LiveRegion } from '../../../ui/states/LiveRegion.tsx';
import { entityKey } from '../../../widgets/player/entity.ts';
import { AddPlayer } from '../../../widgets/player/named/AddPlayer.tsx';
import { NamedPlayer } from '../../../widgets/player/named/NamedPlayer.tsx';
import {
  type Decision,
  leftOutWords,
  openWords,
  type PastedLine,
  type PastedPart,
  type PastedPlayer,
  type PastedText,
  playersWords,
  rostersOf,
  withLines,
  withTeam,
} from './pasted-rosters.ts';

interface PastedRostersProps {
  readonly read: PastedText;
  readonly teamNames: readonly string[];
  readonly slots: SlotCounts;
  readonly onChange: (read: PastedText) => void;
}

const NO_TEAM = 'none';

/** How rosters were understood, team by team: the lines that are open first, then whoever is on the team. */
export function PastedRosters({ read, teamNames, slots, onChange }: PastedRostersProps) {
  const kept = read.parts.filter(({ teamAt }) => teamAt !== null).flatMap(({ lines }) => lines);
  const open = kept.filter(({ decision }) => decision === 'open').length;
  const players = rostersOf(read, slots).reduce((sum, roster) => sum + roster.players.length, 0);
  const lost = read.parts.filter(({ teamAt }) => teamAt === null).length;
  const told = [
    `${playersWords(players)} on the rosters`,
    ...(open === 0 ? [] : [openWords(open)]),
    ...(lost === 0 ? [] : [leftOutWords(lost)]),
  ];
  const words = `${told.join(', ')}.`;
  if (read.parts.length === 0) return <p role="alert">No line of this text names anybody.</p>;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-2 font-semibold text-base">
        <Check aria-hidden size={16} /> {words}
      </p>
      <LiveRegion text={words} />
      {read.leftOut > 0 && <p className="text-base text-muted">{read.leftOut} lines beyond the most are left out.</p>}
      {open > 1 && (
        <Button
          className="self-start"
          onClick={() =>
            onChange(withLines(read, ({ decision }) => (decision === 'open' ? { decision: 'as-written' } : {})))
          }
        >
          Keep all open lines as they are written
        </Button>
      )}
      {read.parts.map((part) => (
        <Part key={part.heading ?? ''} part={part} {...{ read, teamNames, slots, onChange }} />
      ))}
    </div>
  );
}

function Part({ part, read, teamNames, slots, onChange }: PastedRostersProps & { readonly part: PastedPart }) {
  const own = new Set(part.lines);
  const roster = rostersOf(read, slots).find(({ teamAt }) => teamAt === part.teamAt);
  const players = roster?.players.filter(({ line }) => own.has(line)) ?? [];
  const open = part.lines.filter((line) => !players.some((player) => player.line === line));
  const change = (line: PastedLine, to: Partial<Pick<PastedLine, 'decision' | 'place'>>) =>
    onChange(withLines(read, (each) => (each === line ? to : {})));
  const title = part.heading ?? teamNames[0] ?? '';
  return (
    <section aria-label={title} className="flex flex-col gap-2 border-hairline border-t pt-3">
      <div className="flex flex-wrap items-end gap-3">
        <h3 className="min-w-0 grow break-words text-lg">{title}</h3>
        <Select
          label={`Which team is ${title}`}
          isLabelHidden
          value={part.teamAt === null ? NO_TEAM : String(part.teamAt)}
          options={[
            ...teamNames.map((name, index) => ({ value: String(index), label: name })),
            { value: NO_TEAM, label: 'Leave out' },
          ]}
          onChange={(value) => onChange(withTeam(read, part, value === NO_TEAM ? null : Number(value)))}
        />
      </div>
      {part.teamAt !== null && (
        <>
          {open.length > 0 && (
            <ul aria-label={`Lines of ${title} that are open`} className="flex flex-col gap-2">
              {open.map((line) => (
                <OpenLine key={line.line} line={line} onDecide={(decision) => change(line, { decision })} />
              ))}
            </ul>
          )}
          <ul aria-label={`Roster of ${title}`}>
            {players.map((player) => (
              <RosterRow
                key={player.line.line}
                row={player}
                onPlace={(place) => change(player.line, { place })}
                onOther={() => change(player.line, { decision: 'open' })}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const PLACES = ROSTER_PLACES.map((value) => ({ value, label: PLACE_LABELS[value] }));

interface RosterRowProps {
  readonly row: PastedPlayer;
  readonly onPlace: (place: RosterPlace) => void;
  readonly onOther: () => void;
}

const RosterRow = ({ row: { line, player, place }, onPlace, onOther }: RosterRowProps) => (
  <li className="flex items-center gap-3 border-hairline border-b py-1">
    <Select
      label={`Place of ${line.text}`}
      isLabelHidden
      value={place}
      options={PLACES}
      onChange={onPlace}
      className="w-32 shrink-0"
    />
    <span className="min-w-0 grow break-words text-base">
      {player ? <NamedPlayer row={player} /> : <q>{line.text}</q>}
      {player === null && <span className="text-muted text-sm"> as written; nobody is known by it</span>}
    </span>
    <IconButton
      size="small"
      label={`Line ${line.line} means somebody else`}
      className="max-md:size-11"
      icon={<X aria-hidden size={16} />}
      onClick={onOther}
    />
  </li>
);

interface OpenLineProps {
  readonly line: PastedLine;
  readonly onDecide: (decision: Decision) => void;
}

const OpenLine = ({ line, onDecide }: OpenLineProps) => (
  <li className="flex flex-col gap-2 border-hairline border-b py-2">
    <p className="text-base">
      <span className="figures text-muted">Line {line.line}</span> <q className="break-words">{line.text}</q>
      {line.decision === 'left-out' && (
        <span className="text-muted">
          {' '}
          {line.outcome === 'twice' ? 'stands above already, and counts there.' : 'is left out.'}
        </span>
      )}
    </p>
    <div className="flex flex-wrap items-center gap-2">
      {line.decision === 'left-out' ? (
        <Button size="small" className="max-md:h-11" onClick={() => onDecide('open')}>
          Decide again
        </Button>
      ) : (
        <>
          {[...(line.outcome === 'found' ? [line] : []), ...line.choices].map((choice) => (
            <Button key={entityKey(choice)} size="small" className="max-md:h-11" onClick={() => onDecide(choice)}>
              <NamedPlayer row={choice} />
            </Button>
          ))}
          <AddPlayer label={`Somebody else for line ${line.line}`} taken={[]} onAdd={onDecide} />
          <Button size="small" className="max-md:h-11" onClick={() => onDecide('as-written')}>
            Keep as written
          </Button>
          <Button size="small" className="max-md:h-11" onClick={() => onDecide('left-out')}>
            Leave out
          </Button>
        </>
      )}
    </div>
  </li>
);

import { LONGEST_LEAGUE_NAME } from '@pylon/contract/league-sync/by-hand-rules';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Combobox } from '../../../ui/overlays/Combobox.tsx';
import { type EntityRow, entityKey } from '../../../widgets/player/entity.ts';
import { PlayerOption } from '../../../widgets/player/PlayerOption.tsx';
import { type OpenLine, type SaidTeam, toSaid } from './said-league.ts';

export interface TeamEditorProps {
  readonly team: SaidTeam;
  /** Whether it is the person's own. */
  readonly isOwn: boolean;
  readonly onChange: (team: SaidTeam) => void;
  readonly onOwn: () => void;
  /** null where it has to stay. */
  readonly onRemove: (() => void) | null;
}

/** A team: its name, who is on it, and the pasted lines that nobody is meant by yet. */
export function TeamEditor({ team, isOwn, onChange, onOwn, onRemove }: TeamEditorProps) {
  const { teamName, players, open } = team;
  const add = (row: EntityRow, line: OpenLine | null) => {
    const player = toSaid(row);
    const isThere = players.some(({ entityId }) => entityId === player?.entityId);
    onChange({
      ...team,
      players: player && !isThere ? [...players, player] : players,
      open: open.filter((each) => each !== line),
    });
  };
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-md border border-hairline p-3">
      <div className="flex items-end gap-2">
        <TextField
          label={isOwn ? 'My team' : 'Team'}
          value={teamName}
          maxLength={LONGEST_LEAGUE_NAME}
          onChange={(name) => onChange({ ...team, teamName: name })}
          className="min-w-0 grow"
        />
        {!isOwn && <Button onClick={onOwn}>It is mine</Button>}
        {onRemove && (
          <IconButton label={`Remove ${teamName}`} icon={<Trash2 aria-hidden size={18} />} onClick={onRemove} />
        )}
      </div>
      {open.length > 0 && (
        <ul aria-label={`Open lines of ${teamName}`} className="flex flex-col gap-2 border-bad border-l-[3px] pl-3">
          {open.map((line) => (
            <li key={line.line} className="flex flex-wrap items-center gap-2 text-base">
              <span className="basis-full">
                <span className="figures text-muted">Line {line.line}</span> <q className="break-words">{line.text}</q>{' '}
                <span className="text-muted">{WORDS[line.outcome]}</span>
              </span>
              {line.outcome !== 'twice' &&
                line.choices.map((choice) => (
                  <Button
                    key={entityKey(choice)}
                    size="small"
                    className="max-md:h-11"
                    onClick={() => add(choice, line)}
                  >
                    {[toSaid(choice)?.name, toSaid(choice)?.about].filter(Boolean).join(' · ')}
                  </Button>
                ))}
              <Button
                size="small"
                className="max-md:h-11"
                onClick={() => onChange({ ...team, open: open.filter((each) => each !== line) })}
              >
                Nobody
              </Button>
            </li>
          ))}
        </ul>
      )}
      {players.length > 0 && (
        <ul aria-label={`Players of ${teamName}`} className="border-hairline border-t">
          {players.map(({ entityId, name, about }) => (
            <li key={entityId} className="flex items-center gap-2 border-hairline border-b text-base">
              <span className="min-w-0 grow break-words">
                {name} <span className="text-muted text-sm">{about}</span>
              </span>
              <IconButton
                size="small"
                className="max-md:size-11"
                label={`Drop ${name}`}
                icon={<X aria-hidden size={16} />}
                onClick={() => onChange({ ...team, players: players.filter((each) => each.entityId !== entityId) })}
              />
            </li>
          ))}
        </ul>
      )}
      <FindPlayer label={`Add a player to ${teamName}`} onFound={(row) => add(row, null)} />
    </li>
  );
}

const WORDS: Readonly<Record<OpenLine['outcome'], string>> = {
  found: '',
  choose: 'may be one of these.',
  unknown: 'is nobody that we know.',
  twice: 'stands above already, and counts there.',
};

function FindPlayer({ label, onFound }: { readonly label: string; readonly onFound: (row: EntityRow) => void }) {
  const [text, setText] = useState('');
  const search = useQuery({
    ...answer('inlineSearchPlayers', { q: text, playerPositions: [...POSITIONS] }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <Combobox
      label={label}
      placeholder="Add a player"
      isFloating
      isCompact
      minLength={2}
      emptyText="Nobody of that name"
      found={text === '' || search.data === undefined ? null : search.data.players}
      isSearching={search.isFetching}
      onSearch={setText}
      onPick={(player) => {
        setText('');
        onFound(player);
      }}
      keyOf={entityKey}
      renderItem={(player) => <PlayerOption row={player} byeWeek={player.byeWeek} />}
    />
  );
}

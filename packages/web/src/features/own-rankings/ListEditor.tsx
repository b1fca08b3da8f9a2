import { isListName, LONGEST_LIST_NAME, listLabel, MOST_PLACES } from '@pylon/contract/own-rankings/list-rules';
import { withAdded, withMoved, withRemoved } from '@pylon/engine/own-rankings/ranked-places';
import { Link } from '@tanstack/react-router';
import { Download, Undo2, Upload } from 'lucide-react';
import { useState } from 'react';
import type { Answer } from '../../api/call.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { InputField } from '../../ui/fields/InputField.tsx';
import { useModule } from '../../ui/hooks/use-module.ts';
import { LiveRegion } from '../../ui/states/LiveRegion.tsx';
import { entityOf } from '../../widgets/player/entity.ts';
import { AddPlayer } from '../../widgets/player/named/AddPlayer.tsx';
import { PositionFilter } from '../../widgets/player/PositionFilter.tsx';
import type { PositionChoice } from '../../widgets/table/table-search.ts';
import { EditorRows } from './EditorRows.tsx';
import { nameOfPlace, toEdited } from './edited-place.ts';
import { saveList } from './list-file.ts';
import { SaveStatus } from './SaveStatus.tsx';
import { shownPlaces } from './shown-places.ts';
import { useListEditor } from './use-list-editor.ts';

const loadImport = () => import('./ImportDialog.tsx');

export interface ListEditorProps {
  readonly list: Answer<'getRankingList'>;
  readonly onReload: () => void;
}

/** A list to work on: drag or keys order it, and every change saves itself. */
export function ListEditor({ list, onReload }: ListEditorProps) {
  const { rankingList } = list;
  const editor = useListEditor(list);
  const [positions, setPositions] = useState<readonly PositionChoice[]>([]);
  const [said, setSaid] = useState('');
  const [isImporting, setIsImporting] = useState(false);
  const dialog = useModule(loadImport, isImporting);
  const { places } = editor;
  const shown = shownPlaces(places, positions);
  const move = (entityId: string, to: number) => {
    const moved = places.find((place) => place.entityId === entityId);
    const target = Math.max(0, Math.min(places.length - 1, to));
    editor.change((all) => withMoved(all, entityId, target));
    setSaid(moved ? `${nameOfPlace(moved)}, place ${target + 1} of ${places.length}` : '');
  };
  const remove = (entityId: string) => {
    const gone = places.find((place) => place.entityId === entityId);
    editor.change((all) => withRemoved(all, entityId));
    setSaid(gone ? `${nameOfPlace(gone)} removed` : '');
  };
  const undo = () => {
    editor.undo();
    setSaid('Taken back');
  };
  return (
    <>
      <header className="flex flex-col gap-2">
        <Link to={PATHS.myRankings} className="text-base text-muted underline-offset-2 hover:underline">
          My rankings
        </Link>
        <h1 className="sr-only">{editor.name}</h1>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <ListName name={editor.name} onRename={editor.rename} />
          <div className="flex flex-wrap items-center gap-2">
            <Button disabled={!editor.canUndo} onClick={undo}>
              <Undo2 aria-hidden size={16} /> Undo
            </Button>
            <Button onClick={() => setIsImporting(true)}>
              <Upload aria-hidden size={16} /> Import
            </Button>
            <Button disabled={places.length === 0} onClick={() => saveList(editor.name, places)}>
              <Download aria-hidden size={16} /> CSV
            </Button>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <p className="text-base text-muted">
            {listLabel(rankingList)} {rankingList.seasonId}, {places.length} players. Drag a row by its handle, or move
            it with the arrow keys.
          </p>
          <SaveStatus editor={editor} onReload={onReload} />
        </div>
      </header>
      <div className="flex flex-col gap-3 md:flex-row md:items-center md:justify-between">
        <PositionFilter chosen={positions} onChange={setPositions} />
        {places.length < MOST_PLACES ? (
          <AddPlayer
            taken={places}
            onAdd={(player) => {
              const added = toEdited(player);
              editor.change((all) => withAdded(all, [added]));
              setSaid(`${entityOf(player)?.name} added, place ${places.length + 1}`);
            }}
          />
        ) : (
          <p className="text-base text-muted">The list is full: remove somebody to add another.</p>
        )}
      </div>
      <EditorRows
        key={positions.join()}
        shown={shown}
        places={places}
        onChange={editor.change}
        onMove={move}
        onRemove={remove}
      />
      {isImporting && dialog && (
        <dialog.ImportDialog
          seasonId={rankingList.seasonId}
          places={places}
          onClose={() => setIsImporting(false)}
          onImport={(by, words) => {
            editor.change(by);
            setSaid(words);
            setIsImporting(false);
          }}
        />
      )}
      <LiveRegion text={said} />
    </>
  );
}

/** The name, kept when the field is left. */
function ListName({ name, onRename }: { readonly name: string; readonly onRename: (name: string) => void }) {
  const [text, setText] = useState<string | null>(null);
  const isWrong = text !== null && !isListName(text);
  return (
    <div className="w-full md:w-80">
      <InputField
        label="Name"
        autoComplete="off"
        value={text ?? name}
        maxLength={LONGEST_LIST_NAME}
        problem={isWrong ? 'A list has a name.' : null}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => {
          if (isWrong) return;
          if (text !== null && text.trim() !== name) onRename(text.trim());
          setText(null);
        }}
      />
    </div>
  );
}

import { isPlaceNote, LONGEST_PLACE_NOTE } from '@pylon/contract/own-rankings/list-rules';
import { type PlayerMark, withNoted, withTierToggled } from '@pylon/engine/own-rankings/ranked-places';
import { Ban, Rows3, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { InputField } from '../../ui/fields/InputField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { EditedPlace } from './edited-place.ts';
import type { ListEditor } from './use-list-editor.ts';

interface RowToolsProps {
  readonly id: string;
  readonly place: EditedPlace;
  /** In the whole list, from 0. */
  readonly index: number;
  readonly name: string;
  readonly hasTierAbove: boolean;
  readonly onPlace: (to: number) => void;
  readonly onChange: ListEditor['change'];
  readonly onRemove: () => void;
}

/** What can be done with a player of the list besides moving them. */
export function RowTools({ id, place, index, name, hasTierAbove, onPlace, onChange, onRemove }: RowToolsProps) {
  const { entityId, mark } = place;
  const toggle = (wanted: PlayerMark) =>
    onChange((all) => withNoted(all, entityId, { mark: mark === wanted ? null : wanted }));
  return (
    <fieldset id={id} className="flex flex-col gap-3 px-4 pt-1 pb-4 md:flex-row md:flex-wrap md:items-end md:pl-20">
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap gap-2">
        <Button aria-pressed={mark === 'target'} onClick={() => toggle('target')}>
          <Star aria-hidden size={14} fill={mark === 'target' ? 'currentColor' : 'none'} /> Target
        </Button>
        <Button aria-pressed={mark === 'avoid'} onClick={() => toggle('avoid')}>
          <Ban aria-hidden size={14} strokeWidth={mark === 'avoid' ? 3 : 2} /> Avoid
        </Button>
        {index > 0 && (
          <Button aria-pressed={hasTierAbove} onClick={() => onChange((all) => withTierToggled(all, entityId))}>
            <Rows3 aria-hidden size={14} /> Tier starts here
          </Button>
        )}
      </div>
      <PlaceField key={index} index={index} onPlace={onPlace} />
      <NoteField note={place.note} onNote={(note) => onChange((all) => withNoted(all, entityId, { note }))} />
      <Button kind="quiet" onClick={onRemove}>
        <Trash2 aria-hidden size={14} /> Remove
      </Button>
    </fieldset>
  );
}

/** The place as a number to type. */
function PlaceField({ index, onPlace }: { readonly index: number; readonly onPlace: (to: number) => void }) {
  const [text, setText] = useState(String(index + 1));
  const place = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return (
    <Form className="flex items-end gap-2" onSubmit={() => place > 0 && onPlace(place - 1)}>
      <TextField label="Place" value={text} maxLength={3} onChange={setText} className="w-20" />
      <Button type="submit" disabled={place === 0 || place === index + 1}>
        Move
      </Button>
    </Form>
  );
}

/** The note, kept when the field is left. */
function NoteField({ note, onNote }: { readonly note: string; readonly onNote: (note: string) => void }) {
  const [text, setText] = useState(note);
  return (
    <InputField
      label="Note"
      autoComplete="off"
      value={text}
      maxLength={LONGEST_PLACE_NOTE}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => isPlaceNote(text.trim()) && text.trim() !== note && onNote(text.trim())}
      className="min-w-0 grow"
    />
  );
}

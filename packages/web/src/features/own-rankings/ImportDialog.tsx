import { MOST_PLACES } from '@pylon/contract/own-rankings/list-rules';
import { withAdded, withOrderOf } from '@pylon/engine/own-rankings/ranked-places';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Toggle } from '../../ui/fields/Toggle.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { EditedPlace } from './edited-place.ts';
import { TextImport } from './TextImport.tsx';

type Places = readonly EditedPlace[];

interface ImportDialogProps {
  readonly seasonId: string;
  /** The list as it is. */
  readonly places: Places;
  readonly onClose: () => void;
  /** How the list changes, and words for it. */
  readonly onImport: (by: (places: Places) => Places, words: string) => void;
}

const WAYS = [
  { value: 'order', label: 'Take its order' },
  { value: 'add', label: 'Add who is missing' },
] as const;
type Way = (typeof WAYS)[number]['value'];

const HELP: Readonly<Record<Way, string>> = {
  order:
    'The list takes the order, tiers, marks and notes of the text. Whom the text leaves out follows as they stand.',
  add: 'Your order stays. Players of the text who are not in the list come at its end, in the order of the text.',
};

/** Brings a file or a pasted text into a list that is there. One step, which Undo takes back. */
export function ImportDialog({ seasonId, places, onClose, onImport }: ImportDialogProps) {
  const [way, setWay] = useState<Way>('order');
  const [read, setRead] = useState<Places | null>(null);
  const by = (all: Places): Places => (way === 'order' ? withOrderOf(all, read ?? []) : withAdded(all, read ?? []));
  const size = by(places).length;
  const isTooLong = size > MOST_PLACES;
  const isReady = read !== null && read.length > 0 && !isTooLong;
  const added = size - places.length;
  return (
    <Dialog title="Import into this list" isOpen onClose={onClose}>
      <Form
        className="flex flex-col gap-5 px-4 py-5 md:px-6"
        onSubmit={() =>
          isReady &&
          onImport(
            by,
            `Imported: ${added === 1 ? '1 player is' : `${added} players are`} new, ${size} ${size === 1 ? 'is' : 'are'} in the list`,
          )
        }
      >
        <div className="flex flex-col items-start gap-1">
          <span className="label">What happens to the list</span>
          <Toggle label="What happens to the list" value={way} sides={WAYS} onChange={setWay} />
          <p className="text-base text-muted">{HELP[way]}</p>
        </div>
        <TextImport seasonId={seasonId} onRead={setRead} />
        {isTooLong && (
          <p role="alert" className="text-bad text-base">
            The list would have {size} players, and {MOST_PLACES} is the most. Remove some first, or import fewer.
          </p>
        )}
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={!isReady}>
            Import
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

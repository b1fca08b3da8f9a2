import { Select } from '../../../../ui/overlays/Select.tsx';
import type { OwnOrderModel } from './use-own-order.ts';

interface OwnOrderSelectProps extends Pick<OwnOrderModel, 'lists' | 'chosenId'> {
  readonly onChoose: (id: string | null) => void;
}

const ROOM = { value: '', label: 'In the room’s order' };

/** Whose order the room's list stands in, for somebody who has lists of their own. */
export const OwnOrderSelect = ({ lists, chosenId, onChoose }: OwnOrderSelectProps) =>
  lists.length === 0 ? null : (
    <Select
      label="Order of the list"
      isLabelHidden
      value={chosenId ?? ''}
      options={[ROOM, ...lists.map(({ id, name }) => ({ value: id, label: `By ${name}` }))]}
      onChange={(id) => onChoose(id === '' ? null : id)}
      className="w-56 max-md:w-full"
    />
  );

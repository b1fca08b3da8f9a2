import { classNames } from '../../../ui/class-names.ts';
import { Select } from '../../../ui/Select.tsx';
import { ROOM_TABS, type RoomTab } from './room.search.ts';

export interface RoomTabsProps {
  readonly tab: RoomTab;
  readonly onTab: (tab: RoomTab) => void;
}

/** The sections of the room on a desktop. Each is an address of its own, so they are a navigation. */
export function RoomTabs({ tab, onTab }: RoomTabsProps) {
  return (
    <nav aria-label="Draft room" className="flex gap-6">
      {ROOM_TABS.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-current={value === tab ? 'page' : undefined}
          onClick={() => onTab(value)}
          className={classNames(
            'h-10 whitespace-nowrap font-semibold text-base transition-colors',
            value === tab ? 'pylon-under text-ink' : 'text-muted hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}

/** The same on a phone: a list to choose from. */
export const RoomTabList = ({ tab, onTab }: RoomTabsProps) => (
  <Select label="Section" isLabelHidden value={tab} options={ROOM_TABS} onChange={onTab} className="max-w-44" />
);

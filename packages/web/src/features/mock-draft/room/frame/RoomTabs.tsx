import { classNames } from '../../../../ui/class-names.ts';
import { Select, type SelectOption } from '../../../../ui/overlays/Select.tsx';
import { ROOM_TABS, type RoomTab } from './room.search.ts';

export interface RoomTabsProps {
  /** All sections, unless a room has fewer or other names for them. */
  readonly tabs?: readonly SelectOption<RoomTab>[];
  readonly tab: RoomTab;
  readonly onTab: (tab: RoomTab) => void;
}

/** The sections of the room on a desktop. Each is an address of its own, so they are a navigation. */
export function RoomTabs({ tabs = ROOM_TABS, tab, onTab }: RoomTabsProps) {
  return (
    <nav aria-label="Draft room" className="flex gap-6">
      {tabs.map(({ value, label }) => (
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
export const RoomTabList = ({ tabs = ROOM_TABS, tab, onTab }: RoomTabsProps) => (
  <Select label="Section" isLabelHidden value={tab} options={tabs} onChange={onTab} className="max-w-44" />
);

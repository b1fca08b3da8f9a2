import { classNames } from '../../../../ui/class-names.ts';
import { Select } from '../../../../ui/overlays/Select.tsx';
import { ROOM_TABS } from './room.search.ts';
import type { RoomFrameModel } from './use-room-frame.ts';

export interface RoomTabsProps {
  readonly frame: Pick<RoomFrameModel, 'tab' | 'goTo'>;
}

/** The sections of the room on a desktop. Each is an address of its own, so they are a navigation. */
export const RoomTabs = ({ frame: { tab, goTo } }: RoomTabsProps) => (
  <nav aria-label="Draft room" className="flex gap-6">
    {ROOM_TABS.map(({ value, label }) => (
      <button
        key={value}
        type="button"
        aria-current={value === tab ? 'page' : undefined}
        onClick={() => goTo(value)}
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

/** The same on a phone: a list to choose from. */
export const RoomTabList = ({ frame: { tab, goTo } }: RoomTabsProps) => (
  <Select label="Section" isLabelHidden value={tab} options={ROOM_TABS} onChange={goTo} className="max-w-44" />
);

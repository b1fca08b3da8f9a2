import { BRAND } from '@pylon/contract/brand';
import { Pencil, Star } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { Toggle } from '../../ui/fields/Toggle.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MultiSelect } from '../../ui/overlays/MultiSelect.tsx';
import { OptionMenu } from '../../ui/overlays/OptionMenu.tsx';
import { Popover } from '../../ui/overlays/Popover.tsx';
import { Select } from '../../ui/overlays/Select.tsx';
import { Tooltip } from '../../ui/overlays/Tooltip.tsx';
import { toasts } from '../../ui/states/toast-store.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { Pagination } from '../../ui/table/Pagination.tsx';
import { BOARD_SIDES } from '../../widgets/draft/board-sides.ts';
import { ProviderMark } from '../../widgets/experts/ProviderMark.tsx';
import { BoundStepper } from '../../widgets/league/BoundStepper.tsx';
import { LeaguesDropdown } from '../../widgets/league/LeaguesDropdown.tsx';
import { leagueBound } from '../../widgets/league/league-bound.ts';
import { useHasPlans } from '../../widgets/paywall/use-tier.ts';
import { PositionFilter } from '../../widgets/player/PositionFilter.tsx';
import type { PositionChoice } from '../../widgets/table/table-search.ts';
import { WeekPicker } from '../../widgets/table/WeekPicker.tsx';
import { Sample } from './Sample.tsx';

const ORDERS = [
  { value: 'snake', label: 'Snake' },
  { value: 'linear', label: 'Linear' },
  { value: 'reversal', label: '3rd Round Reversal' },
] as const;

const KINDS = [
  {
    value: 'home',
    label: 'Home league',
    group: 'Yours',
    action: {
      label: 'Edit Home league',
      icon: <Pencil aria-hidden size={15} />,
      run: () => toasts.show('success', 'The editor opens here.'),
    },
  },
  { value: 'half', label: '0.5 PPR', group: 'Standard' },
  { value: 'ppr', label: 'PPR', group: 'Standard', lock: BRAND.plan },
  { value: 'sleeper', label: 'Sleeper', group: 'Platforms', mark: <ProviderMark provider="sleeper" /> },
];
const LEAGUES = [
  { id: 'office', name: 'Office league', provider: 'espn' },
  { id: 'home', name: 'Sunday regulars', provider: 'ffpc' },
];

/** What is pressed, chosen and typed into. */
export function ControlSamples({ scheme }: { readonly scheme: 'light' | 'dark' }) {
  const [order, setOrder] = useState<(typeof ORDERS)[number]['value']>('snake');
  const [chosen, setChosen] = useState<readonly (typeof ORDERS)[number]['value'][]>([]);
  const [positions, setPositions] = useState<readonly PositionChoice[]>(['RB']);
  const [side, setSide] = useState<'list' | 'board'>('list');
  const [teams, setTeams] = useState(12);
  const [page, setPage] = useState(7);
  const [week, setWeek] = useState(1);
  const [text, setText] = useState('');
  const [kind, setKind] = useState('half');
  const [league, setLeague] = useState<string | null>(null);
  return (
    <>
      <Sample name="Buttons">
        <div className="flex flex-wrap items-center gap-3">
          <Button kind="primary">Draft Brightwater</Button>
          <Button>Compare</Button>
          <Button kind="quiet">Cancel</Button>
          <Button kind="danger">Delete draft</Button>
          <Button isBusy>Saving</Button>
          <Button disabled>Not your turn</Button>
          <Tooltip text="Keeps the player on top of your lists">
            <IconButton label="Favourite" icon={<Star aria-hidden size={18} />} />
          </Tooltip>
        </div>
      </Sample>
      <Sample name="Choices">
        <PositionFilter chosen={positions} onChange={setPositions} />
        <div className="grid grid-cols-2 gap-3">
          <Select label="Order" value={order} options={ORDERS} onChange={setOrder} />
          <WeekPicker week={week} weeks={[1, 2, 18, 19, 20, 21, 22]} year={2026} onChange={setWeek} />
          <MultiSelect label="Providers" options={ORDERS} chosen={chosen} onChange={setChosen} />
          <OptionMenu
            label="Kind"
            value={kind}
            options={useHasPlans() ? KINDS : KINDS.filter(({ value }) => value !== 'ppr')}
            onChange={setKind}
            onLocked={({ label }) => toasts.show('warning', `${label} is part of a plan.`)}
          />
          <LeaguesDropdown leagues={LEAGUES} league={league} onChange={setLeague} />
          <SearchField label="Search" value={text} onSearch={setText} />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Toggle label="View" value={side} sides={BOARD_SIDES} onChange={setSide} />
          <Popover
            trigger="Why this grade?"
            triggerClassName="text-base underline underline-offset-2"
            className="w-64 p-4 text-base"
          >
            Two thirds is the line-up it makes, one third what was there to be had.
          </Popover>
        </div>
        <BoundStepper label="# of Teams" value={teams} bounds={leagueBound('participantCount')} onChange={setTeams} />
      </Sample>
      <Sample name="Tabs and pages">
        <Tabs label="Order of a draft" tabs={ORDERS} value={order} onChange={setOrder}>
          <p className="py-3 text-base text-muted">{ORDERS.find((each) => each.value === order)?.label}</p>
        </Tabs>
        <Pagination label={`Pages, ${scheme}`} page={page} pages={20} onPage={setPage} />
      </Sample>
      <Sample name="Messages">
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => toasts.show('success', 'Brightwater is in your queue.')}>Success</Button>
          <Button onClick={() => toasts.show('warning', 'Two of your players share a bye.')}>Warning</Button>
          <Button onClick={() => toasts.show('error', 'The pick was not made. Please try again.')}>Error</Button>
        </div>
      </Sample>
    </>
  );
}

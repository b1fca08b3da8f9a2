import { DRAFT_STRATEGY_LABELS, type DraftStrategy } from '@pylon/engine/vocabulary/drafts';
import { rosterSize } from '@pylon/engine/vocabulary/league';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { failureWords } from '../../../api/failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { MultiSelect } from '../../../ui/MultiSelect.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Toggle } from '../../../ui/Toggle.tsx';
import { toasts } from '../../../ui/toast-store.ts';
import { ScoringPicker } from '../../../widgets/ScoringPicker.tsx';
import { DEFAULT_SCORING } from '../../../widgets/table-search.ts';
import { useSeason } from '../../../widgets/use-season.ts';
import { ANY, createInput, isRosterSettingsChanged, MOST_TEAMS, slotsOf, withLeagueType } from './draft-wishes.ts';
import { RosterCounts } from './RosterCounts.tsx';
import {
  CLOCK_OPTIONS,
  DRAFT_TYPE_OPTIONS,
  MODES,
  PROVIDER_OPTIONS,
  positionOptions,
  ROOM_OPTIONS,
  STRATEGY_OPTIONS,
  TEAM_OPTIONS,
} from './setting-options.ts';
import { useWishes } from './use-wishes.ts';

/** Everything about a draft before it begins. It is ready as it stands: one tap starts. */
export function SettingsForm() {
  const { wishes, change, keep, clear, isReady } = useWishes();
  const season = useSeason();
  const call = useCall();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { scoringSystems } = useSuspenseQuery(answer('listScoringSystems', {})).data;
  const { experts } = useSuspenseQuery(answer('listExperts', {})).data;
  const [isStarting, setIsStarting] = useState(false);
  const system = scoringSystems.find(({ id }) => id === wishes.scoringSystemId) ?? scoringSystems[0];
  if (!system) return null;
  const slots = wishes.slots ?? slotsOf(system);
  const seats = wishes.numberOfTeams === ANY ? MOST_TEAMS : wishes.numberOfTeams;
  const isRosterEmpty = rosterSize(slots) === 0;

  const start = async () => {
    if (isStarting) return;
    setIsStarting(true);
    keep();
    try {
      const known = { ...wishes, scoringSystemId: system.id };
      const { mockDraft } = await call('createMockDraft', createInput(known, season.id, system));
      void queries.invalidateQueries({ queryKey: ['listMockDrafts'] });
      await navigate({ to: PATHS.draftRoom, params: { mockDraftId: mockDraft.id } });
    } catch (failure) {
      toasts.show('error', failureWords(failure).text);
      setIsStarting(false);
    }
  };
  return (
    <form
      aria-label="Draft settings"
      inert={!isReady}
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <div className="flex flex-wrap items-end gap-x-4 gap-y-4 border-ink border-t-2 pt-4">
        <div className="flex flex-col gap-1">
          <span className="label" aria-hidden>
            League
          </span>
          <Toggle
            label="League type"
            value={wishes.leagueType}
            sides={[
              { value: 'FANTASY', label: `${season.year} Fantasy` },
              { value: 'BEST_BALL', label: 'Best Ball' },
            ]}
            onChange={(type) => change(withLeagueType(wishes, type, system))}
          />
        </div>
        <div className="flex flex-col gap-1 max-md:w-full">
          <span className="label" aria-hidden>
            Opponents
          </span>
          <Select
            label="Simulation mode"
            isLabelHidden
            value={wishes.simulationMode}
            options={MODES}
            onChange={(simulationMode) => change({ simulationMode })}
            className="md:w-60"
          />
        </div>
        <div className="ml-auto flex gap-3 max-md:w-full">
          <Button
            type="submit"
            kind="primary"
            size="large"
            isBusy={isStarting}
            disabled={!isReady || isRosterEmpty}
            className="max-md:grow"
          >
            Start draft
          </Button>
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          label="Teams"
          value={String(wishes.numberOfTeams)}
          options={TEAM_OPTIONS}
          onChange={(value) => {
            const numberOfTeams = Number(value);
            const isBeyond = numberOfTeams !== ANY && wishes.draftPosition > numberOfTeams;
            change({ numberOfTeams, ...(isBeyond ? { draftPosition: ANY } : {}) });
          }}
        />
        <Select
          label="Your position"
          value={String(wishes.draftPosition)}
          options={positionOptions(wishes.numberOfTeams)}
          onChange={(value) => change({ draftPosition: Number(value) })}
        />
        <Select
          label="Draft type"
          value={wishes.draftType}
          options={DRAFT_TYPE_OPTIONS}
          onChange={(draftType) => change({ draftType })}
        />
        <Select
          label="Pick clock"
          value={String(wishes.pickClock)}
          options={CLOCK_OPTIONS}
          onChange={(value) => change({ pickClock: Number(value) })}
        />
        <ScoringPicker scoring={system.id} onChange={(id) => change({ scoringSystemId: id ?? DEFAULT_SCORING })} />
        <Select
          label="Your strategy"
          value={wishes.userDraftStrategy}
          options={STRATEGY_OPTIONS}
          onChange={(userDraftStrategy) => change({ userDraftStrategy })}
        />
        <Select
          label="ADP provider"
          value={wishes.adpProviderName}
          options={PROVIDER_OPTIONS}
          onChange={(adpProviderName) => change({ adpProviderName })}
        />
        <MultiSelect
          label="Experts"
          options={experts.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={wishes.expertIds}
          onChange={(expertIds) => change({ expertIds })}
        />
      </div>
      <Part title="Roster" summary={`${rosterSize(slots)} rounds`}>
        <RosterCounts
          slots={slots}
          isChanged={isRosterSettingsChanged(wishes.slots, system)}
          onChange={(next) => change({ slots: next })}
          onReset={() => change({ slots: null })}
        />
      </Part>
      <Part title="The other drafters" summary={opponentsWords(wishes.opponents, seats)}>
        <div className="flex flex-col gap-4">
          <Select
            label="The room"
            value={wishes.roomType}
            options={ROOM_OPTIONS}
            onChange={(roomType) => change({ roomType })}
            className="sm:w-60"
          />
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
            {Array.from({ length: seats }, (_, index) => String(index + 1))
              .filter((seat) => Number(seat) !== wishes.draftPosition)
              .map((seat) => (
                <Select
                  key={seat}
                  label={`Pick ${seat}`}
                  value={wishes.opponents[seat] ?? 'balanced'}
                  options={STRATEGY_OPTIONS}
                  onChange={(strategy) => change({ opponents: { ...wishes.opponents, [seat]: strategy } })}
                />
              ))}
          </div>
        </div>
      </Part>
      <p>
        <Button size="small" kind="quiet" onClick={clear}>
          Back to the standard settings
        </Button>
      </p>
    </form>
  );
}

/** @example 'all Balanced' */
function opponentsWords(opponents: Readonly<Record<string, DraftStrategy>>, seats: number): string {
  const own = Object.entries(opponents).filter(([seat, strategy]) => strategy !== 'balanced' && Number(seat) <= seats);
  if (own.length === 0) return `all ${DRAFT_STRATEGY_LABELS.balanced}`;
  return own.map(([seat, strategy]) => `Pick ${seat} ${DRAFT_STRATEGY_LABELS[strategy]}`).join(', ');
}

interface PartProps {
  readonly title: string;
  /** How it stands, to be seen while it is closed. */
  readonly summary: string;
  readonly children: ReactNode;
}

function Part({ title, summary, children }: PartProps) {
  return (
    <details className="group border-hairline border-b pb-3">
      <summary className="flex h-11 list-none items-center gap-3 text-base">
        <ChevronDown aria-hidden size={16} className="-rotate-90 transition-transform group-open:rotate-0" />
        <span className="scoreboard font-semibold text-lg">{title}</span>
        <span className="truncate text-muted">{summary}</span>
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}

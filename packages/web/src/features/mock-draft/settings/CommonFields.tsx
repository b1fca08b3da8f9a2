import { useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../../api/answers.ts';
import { Toggle } from '../../../ui/fields/Toggle.tsx';
import { Select } from '../../../ui/overlays/Select.tsx';
import { LEAGUE_TYPE_LABELS } from '../../../widgets/draft/draft-summary.ts';
import { BoundStepper } from '../../../widgets/league/BoundStepper.tsx';
import { leagueBound } from '../../../widgets/league/league-bound.ts';
import { ScoringPicker } from '../../../widgets/scoring/ScoringPicker.tsx';
import { DEFAULT_SCORING } from '../../../widgets/table/table-search.ts';
import { ClockSelect } from './ClockSelect.tsx';
import type { FieldsProps } from './fields-props.ts';
import { ModeSelect } from './ModeSelect.tsx';
import {
  DRAFT_TYPE_HELP,
  DRAFT_TYPE_OPTIONS,
  LEAGUE_TYPE_HELP,
  positionHelp,
  positionOptions,
  SCORING_HELP,
  TEAM_OPTIONS,
  teamsHelp,
} from './setting-options.ts';
import { type DraftWishes, LEAGUE_TYPES, withLeagueType, withScoring, withTeams } from './wishes/draft-wishes.ts';

export interface CommonFieldsProps extends FieldsProps {
  readonly year: number;
}

/** What everybody looks at before a draft. */
export function CommonFields({ wishes, system, change, year }: CommonFieldsProps) {
  const { scoringSystems } = useSuspenseQuery(answer('listScoringSystems', {})).data;
  const names: Readonly<Record<DraftWishes['leagueType'], string>> = {
    FANTASY: `${year} Fantasy`,
    BEST_BALL: LEAGUE_TYPE_LABELS.BEST_BALL,
    DYNASTY: LEAGUE_TYPE_LABELS.DYNASTY,
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col items-start gap-1">
        <span className="label" aria-hidden>
          League type
        </span>
        <Toggle
          label="League type"
          value={wishes.leagueType}
          sides={LEAGUE_TYPES.map((value) => ({ value, label: names[value] }))}
          onChange={(type) => change(withLeagueType(wishes, type, system))}
        />
        <p className="text-muted text-xs">{LEAGUE_TYPE_HELP[wishes.leagueType]}</p>
      </div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3 md:gap-x-4">
        <Select
          label="Number of teams"
          value={String(wishes.numberOfTeams)}
          options={TEAM_OPTIONS}
          help={teamsHelp(wishes.numberOfTeams, wishes.draftType)}
          onChange={(value) => change(withTeams(wishes, Number(value)))}
        />
        <Select
          label="Draft position"
          value={String(wishes.draftPosition)}
          options={positionOptions(wishes.numberOfTeams, wishes.draftType)}
          help={positionHelp(wishes.draftPosition, wishes.draftType)}
          onChange={(value) => change({ draftPosition: Number(value) })}
        />
        <Select
          label="Draft type"
          value={wishes.draftType}
          options={DRAFT_TYPE_OPTIONS}
          help={DRAFT_TYPE_HELP[wishes.draftType]}
          onChange={(draftType) => change({ draftType })}
        />
        <ScoringPicker
          label="Scoring system"
          scoring={system.id}
          help={SCORING_HELP}
          onChange={(id = DEFAULT_SCORING) => {
            const chosen = scoringSystems.find((each) => each.id === id);
            if (chosen) change(withScoring(wishes, chosen));
          }}
        />
        <ClockSelect
          draftType={wishes.draftType}
          seconds={wishes.pickClock}
          onChange={(pickClock) => change({ pickClock })}
          className="max-sm:col-span-2"
        />
        <ModeSelect
          mode={wishes.simulationMode}
          onChange={(simulationMode) => change({ simulationMode })}
          className="max-sm:col-span-2"
        />
      </div>
      {wishes.draftType === 'AUCTION' && (
        <div className="max-w-80">
          <BoundStepper
            label="Budget in dollars"
            value={wishes.budgetDollars}
            bounds={leagueBound('budget')}
            onChange={(budgetDollars) => change({ budgetDollars })}
          />
          <p className="text-muted text-xs">What each team may spend on its whole roster.</p>
        </div>
      )}
    </div>
  );
}

import { LEAGUE_BOUNDS, roomyBound } from '@pylon/contract/league/league-bounds';
import { SCORING_RULES, type ScoringKey } from '@pylon/engine/scoring/scoring-keys';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { BoundStepper } from '../../widgets/league/BoundStepper.tsx';
import {
  baseValue,
  type EditedScoring,
  shownCount,
  shownLeague,
  shownValue,
  withLeague,
  withSetting,
} from './edited-scoring.ts';
import { type ScoringTab, shownSections } from './setting-tabs.ts';

export interface SettingSteppersProps {
  readonly edited: EditedScoring;
  readonly onChange: (edited: EditedScoring) => void;
}

/** What a value was, where it is another now. */
const noteOf = (was: number, now: number) => (was === now ? {} : { note: `was ${was}` });

const GRID = 'grid gap-x-8 gap-y-2 sm:grid-cols-2';

/** A stepper for each setting of a tab, the rarer ones on request. */
export function SettingSteppers({ tab, edited, onChange }: SettingSteppersProps & { readonly tab: ScoringTab }) {
  const [isWhole, setIsWhole] = useState(false);
  const isScored = (key: ScoringKey) => shownValue(edited, key) !== 0 || baseValue(edited, key) !== 0;
  const { sections, hidden } = shownSections(tab, isScored, isWhole);
  return (
    <div className="flex flex-col gap-5">
      {sections.map(({ title, keys }) => (
        <fieldset key={title ?? tab} className="min-w-0">
          <legend className={title === null ? 'sr-only' : 'label mb-2'}>{title ?? tab}</legend>
          <div className={GRID}>
            {keys.map((key) => (
              <BoundStepper
                key={key}
                label={SCORING_RULES[key].label}
                value={shownValue(edited, key)}
                bounds={SCORING_RULES[key]}
                precision="decimals"
                {...noteOf(baseValue(edited, key), shownValue(edited, key))}
                onChange={(value) => onChange(withSetting(edited, key, value))}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {hidden > 0 && (
        <div>
          <Button size="small" onClick={() => setIsWhole(true)}>
            More: {hidden} that few leagues score
          </Button>
        </div>
      )}
    </div>
  );
}

/** The league that the points are for: how many teams, with what to spend and which places to fill. */
export function RosterSteppers({ edited, onChange }: SettingSteppersProps) {
  const { rounds } = shownLeague(edited);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Roster</legend>
      <div className={GRID}>
        {LEAGUE_BOUNDS.map((bound) => (
          <BoundStepper
            key={bound.key}
            label={bound.label}
            value={shownCount(edited, bound.key)}
            bounds={roomyBound(bound, edited.base.scoringLeagueConfig[bound.key])}
            {...noteOf(edited.base.scoringLeagueConfig[bound.key], shownCount(edited, bound.key))}
            onChange={(value) => onChange(withLeague(edited, bound.key, value))}
          />
        ))}
      </div>
      <p className="figures mt-3 text-base text-muted">{rounds} rounds, one for each place.</p>
    </fieldset>
  );
}

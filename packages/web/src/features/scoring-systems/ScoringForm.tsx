import { LONGEST_SCORING_NAME } from '@pylon/contract/scoring-systems/scoring-name';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Problem } from '../../ui/fields/Problem.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Select } from '../../ui/overlays/Select.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import type { ScoringSystem } from '../../widgets/scoring/scoring-editor.ts';
import { isOwnScoring, scoringOptions } from '../../widgets/scoring/scoring-options.ts';
import {
  BLANK_SHEET,
  changeCount,
  type EditedScoring,
  shownLeague,
  withoutEdits,
  withTemplate,
} from './edited-scoring.ts';
import { RosterSteppers, SettingSteppers } from './SettingSteppers.tsx';
import { SETTING_TABS, type SettingTab } from './setting-tabs.ts';

const TABS = SETTING_TABS.map((value) => ({ value, label: value }));

export interface ScoringFormProps {
  readonly systems: readonly ScoringSystem[];
  readonly edited: EditedScoring;
  readonly onChange: (edited: EditedScoring) => void;
}

/** What a scoring system is called, where it starts from, and every setting of it. */
export function ScoringForm({ systems, edited, onChange }: ScoringFormProps) {
  const [tab, setTab] = useState<SettingTab>('Roster');
  const isOwn = isOwnScoring(edited.base);
  const changes = changeCount(edited);
  const known = [...systems, BLANK_SHEET];
  const templates = scoringOptions(systems, 0).filter(({ group }) => group !== 'Yours');
  const isListed = [BLANK_SHEET, ...templates.map(({ system }) => system)].some(({ id }) => id === edited.base.id);
  return (
    <div className="flex flex-col gap-4 px-4 py-4 md:px-6">
      <div className="flex items-end gap-3">
        <TextField
          label="Custom Scoring Name"
          value={edited.name}
          maxLength={LONGEST_SCORING_NAME}
          placeholder="My league"
          onChange={(name) => onChange({ ...edited, name })}
          className="grow"
        />
        <Button disabled={changes === 0} onClick={() => onChange(withoutEdits(edited))}>
          Reset All
        </Button>
      </div>
      {!isOwn && (
        <Select
          label="Start from"
          value={edited.base.id}
          options={[
            ...templates.map(({ system, group }) => ({ value: system.id, label: system.name, group })),
            ...(isListed ? [] : [{ value: edited.base.id, label: edited.base.name, group: 'Began from' }]),
            { value: BLANK_SHEET.id, label: BLANK_SHEET.name, group: 'From scratch' },
          ]}
          help="What you changed stays; the rest is taken from here."
          onChange={(id) => {
            const base = known.find((system) => system.id === id);
            if (base) onChange(withTemplate(edited, base));
          }}
        />
      )}
      <Tabs label="Settings" tabs={TABS} value={tab} onChange={setTab}>
        <div className="pt-4">
          {tab === 'Roster' ? (
            <RosterSteppers edited={edited} onChange={onChange} />
          ) : (
            <SettingSteppers key={tab} tab={tab} edited={edited} onChange={onChange} />
          )}
        </div>
      </Tabs>
      {shownLeague(edited).rounds === 0 && <Problem text="A roster needs at least one place." />}
    </div>
  );
}

import { CLAIM_GAIN, CLAIM_PERCENT, MOST_CLAIMS } from '@pylon/contract/cruise-control/cruise-limits';
import { isLocked } from '@pylon/contract/plans/tiers';
import { WEEKDAYS } from '@pylon/engine/vocabulary/weekdays';
import { Stepper } from '../../ui/fields/Stepper.tsx';
import { HOURS } from '../../ui/hour-words.ts';
import { Select } from '../../ui/overlays/Select.tsx';
import { LockedNote } from '../../widgets/paywall/LockedNote.tsx';
import { firstRun, runsWords } from './claim-runs.ts';
import { type CruiseState, WEEKDAY_WORDS } from './cruise-words.ts';
import { gainTyped, leadOptions } from './rule-fields.ts';

type Rules = CruiseState['rules']['claims'];

const PERCENT_STEP = 5;
const GAIN_STEP = 0.1;

interface ClaimRulesProps {
  readonly state: Pick<CruiseState, 'claims' | 'platform' | 'rules'>;
  readonly rules: Rules;
  readonly onChange: (rules: Rules) => void;
}

/** Whether it prepares claims, what they may cost and bring, and when the league runs them. */
export function ClaimRules({ state: { claims, platform, rules: stored }, rules, onChange }: ClaimRulesProps) {
  if (isLocked(claims)) return <LockedNote of={claims} what="Claims: whom to pick up, whom to drop and what to bid" />;
  // Whoever has claims prepared has said when they are run.
  const wasOn = stored.claims.isOn;
  const set = (more: Partial<Rules>) => onChange({ ...rules, ...more });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="label">Claims</legend>
      <label className="flex min-h-11 items-center gap-2 text-base md:min-h-8">
        <input
          type="checkbox"
          checked={rules.isOn}
          onChange={({ target: { checked: isOn } }) =>
            set({ isOn, ...(isOn && !wasOn && firstRun(claims.runs, timeZone)) })
          }
          className="size-5 shrink-0 accent-accent-fill"
        />
        Prepare claims too, {MOST_CLAIMS} a week at most
      </label>
      {rules.isOn && (
        <>
          <p className="max-w-prose text-muted text-sm">
            {runsWords(claims, platform, timeZone)} Bids, drops and gains are those of the Waiver Wire.
          </p>
          <div className="grid gap-3 md:grid-cols-3">
            <Select
              label="Claims are run on"
              value={rules.runsOn}
              options={WEEKDAYS.map((day) => ({ value: day, label: WEEKDAY_WORDS[day] }))}
              onChange={(runsOn) => set({ runsOn })}
            />
            <Select
              label="At, your time"
              value={String(rules.runsAtHour)}
              options={HOURS}
              onChange={(value) => set({ runsAtHour: Number(value) })}
            />
            <Select
              label="Tell me claims, and let me veto until"
              value={String(rules.leadHours)}
              options={leadOptions(rules.leadHours, 'before they are run')}
              onChange={(value) => set({ leadHours: Number(value) })}
            />
          </div>
          {claims.waiverMode === 'FAAB' && (
            <Stepper
              label="All claims of a week cost at most, percent of what is left"
              value={rules.mostPercent}
              min={CLAIM_PERCENT.least}
              max={CLAIM_PERCENT.most}
              step={PERCENT_STEP}
              hasDecimals={false}
              toStored={percentTyped}
              onChange={(mostPercent) => set({ mostPercent })}
              note={claims.left === null ? undefined : dollarWords(rules.mostPercent, claims.left)}
            />
          )}
          <Stepper
            label="Least gain of a claim, expected points a week"
            value={rules.leastGain}
            min={CLAIM_GAIN.least}
            max={CLAIM_GAIN.most}
            step={GAIN_STEP}
            hasDecimals
            toStored={(typed) => gainTyped(typed, CLAIM_GAIN)}
            onChange={(leastGain) => set({ leastGain })}
          />
        </>
      )}
    </fieldset>
  );
}

/** @example dollarWords(20, 80) // → '$16 of your $80' */
const dollarWords = (percent: number, left: number): string =>
  `$${Math.floor((left * percent) / 100)} of your $${left}`;

/** A whole percent; null for what is none. */
function percentTyped(typed: string | number): number | null {
  const percent = gainTyped(typed, CLAIM_PERCENT);
  return percent === null ? null : Math.round(percent);
}

import { LEAST_GAIN } from '@pylon/contract/cruise-control/cruise-limits';
import { isLocked } from '@pylon/contract/plans/tiers';
import { SLOT_LABELS } from '@pylon/engine/vocabulary/slots';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { answer } from '../../api/answers.ts';
import { sayFailure } from '../../api/say-failure.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Stepper } from '../../ui/fields/Stepper.tsx';
import { HOURS } from '../../ui/hour-words.ts';
import { Select } from '../../ui/overlays/Select.tsx';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { toasts } from '../../ui/states/toast-store.ts';
import { ClaimRules } from './ClaimRules.tsx';
import type { CruiseState } from './cruise-words.ts';
import { gainTyped, leadOptions } from './rule-fields.ts';

const PLACES: Readonly<Record<string, string>> = { ...SLOT_LABELS, IR: 'IR', TAXI: 'TAXI' };
const STEP = 0.5;

interface RulesFormProps {
  readonly userLeagueId: string;
  readonly state: CruiseState;
  /** Whether somebody has saved rules on this page: the form in place of theirs has the focus that went with it. */
  readonly wasSaved: boolean;
  readonly onSaved: () => void;
}

/** The switch, and what it may do. Nothing counts before it is saved. */
export function RulesForm({ userLeagueId, state, wasSaved, onSaved }: RulesFormProps) {
  const titleId = useId();
  const { isOn, team, hasRules } = state;
  const [rules, setRules] = useState(state.rules);
  const claimsToo = rules.claims.isOn && !isLocked(state.claims);
  const save = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasSaved && document.activeElement === document.body) save.current?.focus({ preventScroll: true });
  }, [wasSaved]);
  const queries = useQueryClient();
  const call = useCall();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const saving = useMutation({
    mutationFn: (turnOn: boolean) =>
      // Hours of the day are those of whoever sets them.
      call('updateCruiseControl', { userLeagueId, isOn: turnOn, rules: { ...rules, timeZone } }),
    onSuccess: (told) => {
      onSaved();
      queries.setQueryData(answer('getCruiseControl', { userLeagueId }).queryKey, told);
      void queries.invalidateQueries({ queryKey: ['cruiseControlDryRun'] });
      toasts.show(
        'success',
        told.isOn ? 'Cruise Control is on in this league' : 'Cruise Control is off in this league',
      );
    },
    onError: sayFailure,
  });
  return (
    <section aria-labelledby={titleId} className="flex max-w-3xl flex-col gap-3">
      <PartTitle id={titleId} title={`Cruise Control is ${isOn ? 'on' : 'off'}`} />
      <Form aria-label="Rules" className="flex flex-col gap-4" onSubmit={() => saving.mutate(true)}>
        <fieldset className="flex flex-col gap-1">
          <legend className="label">Whom it may bench</legend>
          {(
            [
              [true, 'Only starters who are out or have no game'],
              [false, 'Any starter for whom somebody better sits'],
            ] as const
          ).map(([value, label]) => (
            <label key={label} className="flex min-h-11 items-center gap-2 text-base md:min-h-8">
              <input
                type="radio"
                name={`${titleId}-whom`}
                checked={rules.onlyIdle === value}
                onChange={() => setRules({ ...rules, onlyIdle: value })}
                className="size-5 shrink-0 accent-accent-fill"
              />
              {label}
            </label>
          ))}
        </fieldset>
        <Stepper
          label="Least gain of a change, expected points"
          value={rules.leastGain}
          min={LEAST_GAIN.least}
          max={LEAST_GAIN.most}
          step={STEP}
          hasDecimals
          toStored={(typed) => gainTyped(typed, LEAST_GAIN)}
          onChange={(leastGain) => setRules({ ...rules, leastGain })}
        />
        <div className="grid gap-3 md:grid-cols-2">
          <Select
            label="Tell me, and let me veto until"
            value={String(rules.leadHours)}
            options={leadOptions(rules.leadHours, 'before the kick-off')}
            onChange={(value) => setRules({ ...rules, leadHours: Number(value) })}
          />
          <Select
            label="Not before"
            value={String(rules.notBeforeHour)}
            options={HOURS.map(({ value, label }) => ({ value, label: value === '0' ? 'At any hour' : label }))}
            help={`Your time, ${timeZone.replaceAll('_', ' ')}. A game that begins before that hour is left alone${claimsToo ? '; claims that are run before it are told in the evening before' : ''}.`}
            onChange={(value) => setRules({ ...rules, notBeforeHour: Number(value) })}
          />
        </div>
        <ClaimRules state={state} rules={rules.claims} onChange={(claims) => setRules({ ...rules, claims })} />
        {team.length > 0 && (
          <fieldset className="flex flex-col gap-1">
            <legend className="label">{claimsToo ? 'Never bench or drop these' : 'Never bench these'}</legend>
            <div className="grid gap-x-6 sm:grid-cols-2">
              {team.map(({ leagueRosterId: id, name, position }) => (
                <label key={id} className="flex min-h-11 items-center gap-2 text-base md:min-h-8">
                  <input
                    type="checkbox"
                    checked={rules.keptRosterIds.includes(id)}
                    onChange={(event) =>
                      setRules({ ...rules, keptRosterIds: kept(rules.keptRosterIds, id, event.target.checked) })
                    }
                    className="size-5 shrink-0 accent-accent-fill"
                  />
                  <span className="min-w-0 truncate">{name}</span>
                  <span className="label">{PLACES[position]}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <div className="flex flex-wrap gap-3">
          <Button ref={save} type="submit" kind="primary" isBusy={saving.isPending && saving.variables}>
            {isOn ? 'Save rules' : 'Switch on'}
          </Button>
          {isOn && (
            <Button isBusy={saving.isPending && !saving.variables} onClick={() => saving.mutate(false)}>
              Switch off
            </Button>
          )}
        </div>
        {!isOn && hasRules && (
          <p className="text-muted text-sm">Switched off, it looks at nothing and sends nothing in this league.</p>
        )}
      </Form>
    </section>
  );
}

const kept = (ids: readonly string[], id: string, isKept: boolean): string[] => [
  ...ids.filter((each) => each !== id),
  ...(isKept ? [id] : []),
];

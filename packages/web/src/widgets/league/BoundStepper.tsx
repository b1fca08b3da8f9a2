import { type Precision, storedValue, type ValueBounds } from '@pylon/engine/scoring/stored-value';
import type { ReactNode } from 'react';
import { Stepper } from '../../ui/fields/Stepper.tsx';

export interface BoundStepperProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly bounds: ValueBounds;
  /** Scoring values may be broken; counts, teams and dollars are whole. */
  readonly precision?: Precision;
  readonly onChange: (value: number) => void;
  readonly note?: ReactNode;
}

/** A stepper that stores what the engine's rule for settings makes of what was typed. */
export const BoundStepper = ({ label, value, bounds, precision = 'whole', onChange, note }: BoundStepperProps) => (
  <Stepper
    label={label}
    value={value}
    min={bounds.min}
    max={bounds.max}
    step={bounds.step}
    hasDecimals={precision === 'decimals' || !Number.isInteger(bounds.step)}
    toStored={(typed) => storedValue(bounds, typed, precision)}
    onChange={onChange}
    {...(note === undefined ? {} : { note })}
  />
);

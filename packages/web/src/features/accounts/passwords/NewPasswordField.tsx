import { PASSWORD_LENGTH } from '@pylon/contract/accounts/account-rules';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { PasswordField, type PasswordFieldProps } from '../../../ui/fields/PasswordField.tsx';
import { useRested } from '../../../ui/fields/use-rested.ts';
import { useModule } from '../../../ui/hooks/use-module.ts';
import { LiveRegion } from '../../../ui/states/LiveRegion.tsx';

/** Milliseconds after the last key before the estimate is announced. */
const SAY_AFTER_MS = 1_000;
/** How long it has to be. */
export const LENGTHS = `${PASSWORD_LENGTH.min}-${PASSWORD_LENGTH.max} characters`;
/** What is said of a password by its strength, with the tries that an estimate gives it at most. */
export const STRENGTH_WORDS = [
  'Very weak: guessed in a thousand tries',
  'Weak: guessed in a million tries',
  'Fair: stands a million tries',
  'Strong: stands a hundred million tries',
  'Very strong: stands ten billion tries',
] as const;
const TONES = ['bg-bad', 'bg-bad', 'bg-caution', 'bg-good', 'bg-good'] as const;

const loadStrength = () => import('./password-strength.ts').then((module) => module.passwordStrength);

export interface NewPasswordFieldProps extends PasswordFieldProps {
  /** What is typed in it. */
  readonly text: string;
}

/** A password that is being chosen: under it, how long it would stand guesses. It advises and forbids nothing. */
export function NewPasswordField({ text, ...field }: NewPasswordFieldProps) {
  const [isUsed, setIsUsed] = useState(false);
  const passwordStrength = useModule(loadStrength, isUsed || text !== '');
  const strength = text === '' || passwordStrength === null ? null : passwordStrength(text);
  const words = strength === null ? '' : STRENGTH_WORDS[strength];
  const said = useRested(words, SAY_AFTER_MS);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <PasswordField help={LENGTHS} {...field} autoComplete="new-password" onFocus={() => setIsUsed(true)} />
      {strength !== null && (
        <div className="flex flex-col gap-1">
          <div aria-hidden className="grid grid-cols-5 gap-1">
            {TONES.map((_tone, step) => (
              <span
                key={STRENGTH_WORDS[step]}
                className={classNames('h-1', step <= strength ? TONES[strength] : 'bg-hairline')}
              />
            ))}
          </div>
          <p className="text-base">{words}</p>
        </div>
      )}
      <LiveRegion text={said} />
    </div>
  );
}

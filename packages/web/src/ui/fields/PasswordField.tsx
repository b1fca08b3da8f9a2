import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { InputField, type InputFieldProps } from './InputField.tsx';

export type PasswordFieldProps = Omit<InputFieldProps, 'type' | 'trailing'>;

/** A password, hidden until its eye is pressed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <InputField
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={`Show ${props.label.toLowerCase()}`}
          onClick={() => setIsShown(!isShown)}
          className="inline-flex h-full w-10 items-center justify-center rounded-md text-muted hover:text-ink max-md:w-11"
        >
          <Icon aria-hidden size={18} />
        </button>
      }
    />
  );
}

import { InputField } from './InputField.tsx';
import { useTypedBefore } from './use-typed-before.ts';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly placeholder?: string;
  /** What is wrong with the text, in words; null when nothing is. */
  readonly problem?: string | null;
  readonly maxLength?: number;
  readonly className?: string;
}

/** A line of text whose value its owner holds. */
export const TextField = ({ onChange, ...rest }: TextFieldProps) => (
  <InputField
    autoComplete="off"
    {...rest}
    ref={useTypedBefore(rest.value, onChange)}
    onChange={(event) => onChange(event.target.value)}
  />
);

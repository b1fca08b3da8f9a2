import { classNames } from './class-names.ts';

export interface NameButtonProps {
  readonly name: string;
  readonly onClick: () => void;
  readonly className?: string;
}

/** A name that opens what it is the name of. */
export const NameButton = ({ name, onClick, className }: NameButtonProps) => (
  <button
    type="button"
    onClick={onClick}
    className={classNames('text-left font-semibold underline-offset-2 hover:underline', className)}
  >
    {name}
  </button>
);

import { useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../api/answers.ts';
import { Select } from '../ui/Select.tsx';
import { DEFAULT_SCORING } from './table-search.ts';

export interface ScoringPickerProps {
  /** Absent is 0.5 PPR. */
  readonly scoring: string | undefined;
  readonly onChange: (scoring: string | undefined) => void;
  /** One line under the field. */
  readonly help?: string;
  readonly className?: string;
}

/** In which scoring points are counted: the standard ones, and in time the visitor's own and his leagues'. */
export function ScoringPicker({ scoring = DEFAULT_SCORING, onChange, help, className }: ScoringPickerProps) {
  const { data } = useSuspenseQuery(answer('listScoringSystems', {}));
  const options = data.scoringSystems
    .filter((system) => !system.isHidden)
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      label="Scoring"
      value={scoring}
      options={options}
      onChange={(id) => onChange(id === DEFAULT_SCORING ? undefined : id)}
      {...(help ? { help } : {})}
      {...(className ? { className } : {})}
    />
  );
}

import { Select } from '../../ui/overlays/Select.tsx';
import { useTeams } from './use-teams.ts';

export interface TeamPickerProps {
  readonly team: string | undefined;
  readonly onChange: (team: string | undefined) => void;
  readonly className?: string;
}

/** One team's players, or everybody's. */
export function TeamPicker({ team, onChange, className }: TeamPickerProps) {
  const teams = Array.from(useTeams().values(), ({ alias, fullName }) => ({ value: alias, label: fullName }));
  return (
    <Select
      label="Team"
      value={team ?? ''}
      options={[{ value: '', label: 'All teams' }, ...teams]}
      onChange={(alias) => onChange(alias === '' ? undefined : alias)}
      {...(className ? { className } : {})}
    />
  );
}

import { Select } from '../../../ui/overlays/Select.tsx';
import { type ReportDraft, teamOptions } from './report.ts';

export interface TeamChoiceProps {
  readonly draft: ReportDraft;
  /** What is shown of the team, for those who do not see where it stands: 'Picks'. */
  readonly what: string;
  readonly chosen: string;
  readonly onChange: (participantId: string) => void;
}

/** Whose numbers a part of the report shows. */
export const TeamChoice = ({ draft, what, chosen, onChange }: TeamChoiceProps) => (
  <Select
    label={`${what} of which team`}
    isLabelHidden
    value={chosen}
    options={teamOptions(draft)}
    onChange={onChange}
  />
);

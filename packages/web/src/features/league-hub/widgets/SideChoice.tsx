import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { Chip } from '../../../ui/Chip.tsx';

interface SideChoiceProps {
  readonly league: UserLeague;
  readonly isOpponent: boolean;
  readonly onChange: (isOpponent: boolean) => void;
}

/** Whose side is shown: only leagues that go head to head have an opponent. */
export const SideChoice = ({ league: { cardGamingMode, otherMatchups }, isOpponent, onChange }: SideChoiceProps) =>
  cardGamingMode === 'head-to-head' && (
    <fieldset className="flex gap-1.5">
      <legend className="sr-only">Whose side</legend>
      <Chip isChosen={!isOpponent} onClick={() => onChange(false)}>
        Yours
      </Chip>
      <Chip isChosen={isOpponent} onClick={() => onChange(true)}>
        {otherMatchups.length > 0 ? 'Opponents' : 'Opponent'}
      </Chip>
    </fieldset>
  );

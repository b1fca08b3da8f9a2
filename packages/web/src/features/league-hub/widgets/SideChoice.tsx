import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { Chip } from '../../../ui/Chip.tsx';
import { isByHand } from '../../../widgets/league/by-hand.ts';

interface SideChoiceProps {
  readonly league: UserLeague;
  readonly isOpponent: boolean;
  readonly onChange: (isOpponent: boolean) => void;
}

/** Whose side is shown: only leagues that go head to head have an opponent, and by hand nobody writes down whom. */
export const SideChoice = ({ league, isOpponent, onChange }: SideChoiceProps) =>
  league.cardGamingMode === 'head-to-head' &&
  !isByHand(league) && (
    <fieldset className="flex gap-1.5">
      <legend className="sr-only">Whose side</legend>
      <Chip isChosen={!isOpponent} onClick={() => onChange(false)}>
        Yours
      </Chip>
      <Chip isChosen={isOpponent} onClick={() => onChange(true)}>
        {league.otherMatchups.length > 0 ? 'Opponents' : 'Opponent'}
      </Chip>
    </fieldset>
  );

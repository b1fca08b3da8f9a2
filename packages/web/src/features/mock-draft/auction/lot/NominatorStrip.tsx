import type { Auction } from '@pylon/contract/drafting/auction';
import { classNames } from '../../../../ui/class-names.ts';
import { StripName } from '../../drafting/frame/StripName.tsx';
import { dollars, nameOfTeam } from '../auction-words.ts';

/** Who nominates now and who follows, each with what is left to spend. */
export function NominatorStrip({ auction }: { readonly auction: Auction }) {
  const { nominatorId, nextNominatorIds, teams } = auction.standing;
  if (nominatorId === null) return null;
  return (
    <ol aria-label="Order of nominations" className="flex min-w-0 grow gap-1 overflow-hidden">
      {[nominatorId, ...nextNominatorIds].map((id, index) => {
        const team = teams.find(({ participantId }) => participantId === id);
        const isMine = id === auction.userParticipant.id;
        const isNow = index === 0;
        return (
          <li
            key={id}
            aria-current={isNow ? 'step' : undefined}
            className={classNames(
              'flex h-14 shrink-0 flex-col justify-between rounded-sm border px-2 py-1',
              isNow ? 'w-36' : 'w-24',
              isMine ? 'border-accent bg-accent-wash' : isNow ? 'border-ink bg-surface' : 'border-hairline',
            )}
          >
            <span className="flex items-baseline justify-between gap-1 text-xs">
              <span className={isNow ? 'truncate font-semibold' : 'truncate text-muted'}>
                {isNow ? 'Nominates' : index === 1 ? 'Next' : `In ${index}`}
              </span>
              <span className="figures text-muted">{dollars(team?.budgetLeft ?? 0)}</span>
            </span>
            <StripName name={nameOfTeam(auction, id)} isWide={isNow} />
          </li>
        );
      })}
    </ol>
  );
}

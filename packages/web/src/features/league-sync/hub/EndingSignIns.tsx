import { platformNamed } from '@pylon/contract/league-sync/connector-names';
import { PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { endingSoon } from '../../../widgets/league/ending-sign-ins.ts';
import { moment } from '../../../widgets/player/display.ts';
import { ConnectAgain } from '../ConnectAgain.tsx';

/** Says of sign-ins that end soon until when leagues are read by them, each with the button that mends it. */
export function EndingSignIns() {
  const { data } = useQuery(answer('listFantasyAccounts', {}));
  const [nowMs] = useState(() => Date.now());
  const ending = endingSoon(data?.fantasyAccounts ?? [], nowMs);
  if (ending.length === 0) return null;
  return (
    <ul aria-label="Sign-ins that end soon" className="flex flex-col gap-2">
      {ending.map(({ account: { id, name, fantasyConnector }, signInEndsAt, hasEnded }) => {
        const platform = platformNamed(fantasyConnector);
        return (
          platform && (
            <li key={id} className="flex flex-wrap items-center gap-3 border-edge border-l-[3px] px-4 py-1">
              <p className="min-w-0 grow basis-64 break-words text-base">
                The sign-in of {name} at {PLATFORM_LABELS[platform]} {hasEnded ? 'ended' : 'ends'} on{' '}
                {moment(signInEndsAt)}. Its leagues are not read after that.
              </p>
              <ConnectAgain platform={platform} accountId={id} label={`Connect ${name} again before it ends`} />
            </li>
          )
        );
      })}
    </ul>
  );
}

import { ClientOnly, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { SignInAgain } from './features/accounts/SignInAgain.tsx';
import { Help } from './features/help/Help.tsx';
import { Shell } from './features/shell/Shell.tsx';
import { SubscribeDialogHost } from './widgets/paywall/SubscribeDialogHost.tsx';
import { useScoringRequest } from './widgets/scoring/scoring-editor.ts';

const PlayerCardDialog = lazy(() =>
  import('./features/player-card/PlayerCardDialog.tsx').then((module) => ({ default: module.PlayerCardDialog })),
);

const ScoringDialog = lazy(() =>
  import('./features/scoring-systems/ScoringDialog.tsx').then((module) => ({ default: module.ScoringDialog })),
);

/** The editor of scoring systems, once some picker asks for it. */
function ScoringEditor() {
  const request = useScoringRequest();
  return (
    request && (
      <Suspense>
        <ScoringDialog request={request} />
      </Suspense>
    )
  );
}

/** What every page stands in: the shell, with the card of the player whom the address names. */
export function Root() {
  const { player } = useSearch({ from: '__root__' });
  const card = player && (
    <ClientOnly>
      <Suspense>
        <PlayerCardDialog key="card" playerId={player} />
      </Suspense>
    </ClientOnly>
  );
  return (
    <Shell
      signInAgain={<SignInAgain />}
      overlay={
        <>
          {card}
          <ScoringEditor />
          <SubscribeDialogHost />
          <Help />
        </>
      }
    />
  );
}

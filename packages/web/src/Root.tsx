import { ClientOnly, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Shell } from './features/shell/Shell.tsx';

const PlayerCardDialog = lazy(() =>
  import('./features/player-card/PlayerCardDialog.tsx').then((module) => ({ default: module.PlayerCardDialog })),
);

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
  return <Shell overlay={card} />;
}

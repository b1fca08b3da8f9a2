import { ClientOnly, useSearch } from '@tanstack/react-router';
import { SignInAgain } from './features/accounts/SignInAgain.tsx';
import { Help } from './features/help/Help.tsx';
import { Shell } from './features/shell/Shell.tsx';
import { lazyPart } from './ui/lazy-part.tsx';
import { SubscribeDialogHost } from './widgets/paywall/SubscribeDialogHost.tsx';
import { scoringEditor, useScoringRequest } from './widgets/scoring/scoring-editor.ts';

const PlayerCardDialog = lazyPart(() => import('./features/player-card/PlayerCardDialog.tsx'), 'PlayerCardDialog');

const ScoringDialog = lazyPart(() => import('./features/scoring-systems/ScoringDialog.tsx'), 'ScoringDialog');

const SyncTab = lazyPart(() => import('./features/league-sync/SyncTab.tsx'), 'SyncTab');

const SYNC_TAB = { label: 'Sync a League', content: <SyncTab onClose={scoringEditor.close} /> };

/** The editor of scoring systems, once some picker asks for it. */
function ScoringEditor() {
  const request = useScoringRequest();
  return request && <ScoringDialog request={request} leftTab={SYNC_TAB} />;
}

/** What every page stands in: the shell, with the card of the player whom the address names. */
export function Root() {
  const { player } = useSearch({ from: '__root__' });
  const card = player && (
    <ClientOnly>
      <PlayerCardDialog key="card" playerId={player} />
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

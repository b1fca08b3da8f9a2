import type { AnswerOf } from '@pylon/contract/endpoint';
import type { inlineSearchPlayers } from '@pylon/contract/reference/reference';
import type { Team } from '@pylon/contract/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileText, Zap } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { answer } from '../../../api/answers.ts';
import { failureWords } from '../../../api/failure.ts';
import { useUser } from '../../../api/use-user.ts';
import { teamPath } from '../../../paths.ts';
import { onTheme, shownTheme } from '../../../theme.ts';
import { Combobox } from '../../../ui/overlays/Combobox.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { useHasPlans } from '../../../widgets/paywall/use-tier.ts';
import { entityKey } from '../../../widgets/player/entity.ts';
import { PlayerOption } from '../../../widgets/player/PlayerOption.tsx';
import { TeamOption } from '../../../widgets/player/TeamOption.tsx';
import { useTeams } from '../../../widgets/player/use-teams.ts';
import { findActions, type SiteAction } from './find-actions.ts';
import { type FoundPage, findPages } from './find-pages.ts';
import { findTeams } from './find-teams.ts';
import { useActions } from './use-actions.ts';

type FoundPlayer = AnswerOf<typeof inlineSearchPlayers>['players'][number];
type Found =
  | { readonly action: SiteAction }
  | { readonly page: FoundPage }
  | { readonly player: FoundPlayer }
  | { readonly team: Team };

/** As many as anybody looks through by title. */
const MOST_ARTICLES = 200;

/** A team is found as itself and as its defence. */
function keyOf(found: Found): string {
  if ('action' in found) return found.action.kind;
  if ('page' in found) return found.page.path;
  return 'team' in found ? teamPath(found.team.slug) : entityKey(found.player);
}

export interface SiteSearchDialogProps {
  readonly isOpen: boolean;
  /** What was typed before this was there. */
  readonly typedBefore: string;
  readonly onClose: () => void;
}

/** Finds any player, team, page or action by name, and opens the card, goes there or does it. */
export function SiteSearchDialog({ isOpen, typedBefore, onClose }: SiteSearchDialogProps) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const { data, isFetching, error, refetch } = useQuery({
    ...answer('inlineSearchPlayers', { q: text }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const { data: reading } = useQuery({ ...answer('listArticles', { limit: MOST_ARTICLES }), enabled: isOpen });
  const players = (data?.players ?? []).map((player): Found => ({ player }));
  const teams = findTeams(text, [...useTeams().values()]);
  const named = teams.filter(({ isNamed }) => isNamed);
  const begun = teams.filter(({ isNamed }) => !isNamed);
  const content = { articles: reading?.articles ?? [], hasPlans: useHasPlans() };
  const pages = findPages(text, content).map((page): Found => ({ page }));
  const actions = findActions(text, {
    isSignedIn: useUser() !== null,
    theme: useSyncExternalStore(onTheme, shownTheme, () => null),
  }).map((action): Found => ({ action }));
  const act = useActions();
  const open = (found: Found) => {
    onClose();
    setText('');
    if ('action' in found) return void act(found.action.kind);
    if ('page' in found) {
      const { path, week } = found.page;
      return void navigate({ to: path, search: week === undefined ? {} : { week } });
    }
    if ('team' in found) return void navigate({ to: teamPath(found.team.slug) });
    const player = entityKey(found.player);
    void navigate({ to: '.', search: (search) => ({ ...search, player }), resetScroll: false });
  };
  return (
    <Dialog title="Search" isOpen={isOpen} onClose={onClose} width="narrow">
      <div className="px-4 pt-3 pb-6 md:px-6">
        <Combobox
          label="Player, team or page"
          placeholder="Chase, or snap counts"
          isAutoFocused
          typedBefore={typedBefore}
          minLength={2}
          emptyText="Nobody, no team, no page and no action of that name"
          found={
            text === '' || (data === undefined && pages.length + teams.length + actions.length === 0)
              ? null
              : [...named, ...players, ...begun, ...pages, ...actions]
          }
          isSearching={isFetching}
          onSearch={setText}
          onPick={open}
          keyOf={keyOf}
          headingOf={(found) => ('action' in found ? 'Actions' : null)}
          renderItem={drawFound}
        />
        {error && <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />}
      </div>
    </Dialog>
  );
}

function drawFound(found: Found) {
  if ('action' in found) return <ActionOption action={found.action} />;
  if ('page' in found) return <PageOption page={found.page} />;
  if ('team' in found) return <TeamOption team={found.team} />;
  return <PlayerOption row={found.player} byeWeek={found.player.byeWeek} />;
}

const PageOption = ({ page }: { readonly page: FoundPage }) => (
  <LinesOption icon={<FileText aria-hidden size={18} />} title={page.title} line={page.question} />
);

const ActionOption = ({ action }: { readonly action: SiteAction }) => (
  <LinesOption icon={<Zap aria-hidden size={18} />} title={action.title} line={action.effect} />
);

interface LinesOptionProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly line: string;
}

const LinesOption = ({ icon, title, line }: LinesOptionProps) => (
  <span className="flex min-w-0 items-center gap-3">
    <span className="grid size-8 shrink-0 place-items-center text-muted">{icon}</span>
    <span className="min-w-0">
      <span className="block truncate font-semibold">{title}</span>
      <span className="block truncate text-muted text-sm">{line}</span>
    </span>
  </span>
);

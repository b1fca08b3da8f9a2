import type { AnswerOf } from '@pylon/contract/endpoint';
import type { inlineSearchPlayers } from '@pylon/contract/reference/reference';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import { failureWords } from '../../api/failure.ts';
import { Combobox } from '../../ui/overlays/Combobox.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { entityKey } from '../../widgets/player/entity.ts';
import { PlayerOption } from '../../widgets/player/PlayerOption.tsx';
import type { ResearchPage } from '../../widgets/table/research-pages.ts';
import { findPages } from './find-pages.ts';

type FoundPlayer = AnswerOf<typeof inlineSearchPlayers>['players'][number];
type Found = { readonly page: ResearchPage } | { readonly player: FoundPlayer };

/** As many as anybody looks through by title. */
const MOST_ARTICLES = 200;

const keyOf = (found: Found): string => ('page' in found ? found.page.path : entityKey(found.player));

export interface SiteSearchDialogProps {
  readonly isOpen: boolean;
  /** What was typed before this was there. */
  readonly typedBefore: string;
  readonly onClose: () => void;
}

/** Finds any player or page by name, and opens the card or goes there. */
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
  const pages = findPages(text, reading?.articles).map((page): Found => ({ page }));
  const open = (found: Found) => {
    onClose();
    setText('');
    if ('page' in found) return void navigate({ to: found.page.path });
    const player = entityKey(found.player);
    void navigate({ to: '.', search: (search) => ({ ...search, player }), resetScroll: false });
  };
  return (
    <Dialog title="Search" isOpen={isOpen} onClose={onClose} width="narrow">
      <div className="px-4 pt-3 pb-6 md:px-6">
        <Combobox
          label="Player or page"
          placeholder="Chase, or snap counts"
          isAutoFocused
          typedBefore={typedBefore}
          minLength={2}
          emptyText="Nobody and no page of that name"
          found={text === '' || (data === undefined && pages.length === 0) ? null : [...players, ...pages]}
          isSearching={isFetching}
          onSearch={setText}
          onPick={open}
          keyOf={keyOf}
          renderItem={(found) =>
            'page' in found ? (
              <PageOption page={found.page} />
            ) : (
              <PlayerOption row={found.player} byeWeek={found.player.byeWeek} />
            )
          }
        />
        {error && <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />}
      </div>
    </Dialog>
  );
}

const PageOption = ({ page }: { readonly page: ResearchPage }) => (
  <span className="flex min-w-0 items-center gap-3">
    <span className="grid size-8 shrink-0 place-items-center text-muted">
      <FileText aria-hidden size={18} />
    </span>
    <span className="min-w-0">
      <span className="block truncate font-semibold">{page.title}</span>
      <span className="block truncate text-muted text-sm">{page.question}</span>
    </span>
  </span>
);

import { OWN_DRAFT_LABELS } from '@pylon/engine/best-ball/draft-sites';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import type { Answer } from '../../api/call.ts';
import { failureWords } from '../../api/failure.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { day } from '../../widgets/player/display.ts';
import { BEST_BALL_QUERIES } from './best-ball-queries.ts';

type OwnDraft = Answer<'listOwnDrafts'>['drafts'][number];

/** Drafts that lie here already, of leagues and of rooms, each to be made a team; nothing where there are none. */
export function OwnDrafts({ onSeason }: { readonly onSeason: (seasonId: string) => void }) {
  const call = useCall();
  const queries = useQueryClient();
  const { data } = useQuery(answer('listOwnDrafts', {}));
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: ({ kind, id }: OwnDraft) => call('bringOwnDraft', { kind, id }),
    onSuccess: async ({ seasonId }) => {
      await Promise.all(BEST_BALL_QUERIES.map((name) => queries.invalidateQueries({ queryKey: [name] })));
      onSeason(seasonId);
    },
  });
  if (!data || data.drafts.length === 0) return null;
  const left = data.drafts.filter(({ isBrought }) => !isBrought).length;
  return (
    <details className="w-full max-w-xl text-base">
      <summary className="cursor-pointer text-muted">
        Drafts of your leagues and rooms {left > 0 && <span className="figures">({left} to bring)</span>}
      </summary>
      <ul
        aria-label="Drafts of your leagues and rooms"
        className="mt-2 divide-y divide-hairline border-hairline border-y"
      >
        {data.drafts.map((draft) => (
          <li key={`${draft.kind} ${draft.id}`} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="block truncate font-semibold">{draft.name}</span>
              <span className="text-muted text-sm">{wordsOf(draft)}</span>
            </span>
            {draft.isBrought ? (
              <span className="shrink-0 text-muted text-sm">Among your teams</span>
            ) : (
              <Button
                size="small"
                aria-label={`Bring ${draft.name}, ${wordsOf(draft)}`}
                disabled={isPending}
                onClick={() => mutate(draft)}
              >
                {isPending && variables.id === draft.id ? 'Bringing…' : 'Bring'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted text-sm">
        Finished best-ball drafts. Their picks are measured by Underdog’s lists; the odds leave them out, as a league
        has rules of its own.
      </p>
      {error && !isPending && <ErrorState {...failureWords(error)} />}
    </details>
  );
}

const wordsOf = ({ kind, seasonId, day: on, teams }: OwnDraft): string =>
  [OWN_DRAFT_LABELS[kind], `${teams} teams`, on === null ? seasonId : day(on)].join(', ');

import { BRAND } from '@pylon/contract/brand';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { ApiFailure, failureWords } from '../../../api/failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { useUser } from '../../../api/use-user.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PartTitle } from '../../../ui/PartTitle.tsx';

const ChooseTeam = lazyPart(() => import('./ChooseTeam.tsx'), 'ChooseTeam');

/** What went wrong with the link, in words. */
const problemOf = (thrown: unknown): string =>
  (thrown instanceof ApiFailure ? thrown.fields['link'] : undefined) ?? failureWords(thrown).text;

/** Finds a real draft beside which Pylon gives advice: the person pastes its link, then chooses their team. */
export function FollowSleeper() {
  const call = useCall();
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const search = useMutation({
    mutationFn: (wanted: string) => call('findOutsideDraft', { link: wanted }),
    onMutate: () => setProblem(null),
    onError: (thrown) => setProblem(problemOf(thrown)),
  });
  const found = search.data?.outsideDraft;
  return (
    <section aria-labelledby="follow-title" className="flex flex-col gap-3 border-hairline border-t pt-5">
      <div>
        <PartTitle id="follow-title" title="Follow a live draft" />
        <p className="text-base text-muted">
          Draft on Sleeper, ESPN, Yahoo, MyFantasyLeague or Fleaflicker and keep {BRAND.name} beside it: every pick
          appears here, with suggestions and odds for your next one.
        </p>
      </div>
      <LeagueDrafts isBusy={search.isPending} onChoose={search.mutate} />
      <Form
        aria-label="Follow a live draft"
        className="flex items-start gap-3"
        onSubmit={() => !search.isPending && search.mutate(link)}
      >
        <TextField
          label="Link or number of the draft"
          value={link}
          placeholder="https://sleeper.com/draft/nfl/…"
          problem={problem}
          maxLength={300}
          onChange={(text) => {
            setLink(text);
            setProblem(null);
          }}
          className="w-full max-w-lg"
        />
        <Button type="submit" isBusy={search.isPending} disabled={link.trim() === ''} className="mt-5">
          Find draft
        </Button>
      </Form>
      {found && search.variables !== undefined && (
        <ChooseTeam
          key={found.draftId}
          draft={found}
          link={search.variables}
          onProblem={setProblem}
          problemOf={problemOf}
        />
      )}
    </section>
  );
}

/** As many leagues as are looked through for a draft: all that a person may have. */
const ALL = 50;

interface LeagueDraftsProps {
  readonly isBusy: boolean;
  readonly onChoose: (link: string) => void;
}

/** Drafts of the leagues that the person has synced, which need no link; nothing where there is none to come. */
function LeagueDrafts({ isBusy, onChoose }: LeagueDraftsProps) {
  const user = useUser();
  const { data } = useQuery({ ...answer('listUserLeagues', { limit: ALL }), enabled: user !== null });
  const drafts = (data?.userLeagues ?? []).flatMap(({ id, league }) => {
    const isAhead = league?.status === 'PRE_DRAFT' || league?.status === 'DRAFTING';
    return league && isAhead && league.draftLink !== null ? [{ id, name: league.name, link: league.draftLink }] : [];
  });
  if (drafts.length === 0) return null;
  return (
    <ul aria-label="Drafts of your leagues" className="flex flex-wrap gap-3">
      {drafts.map(({ id, name, link }) => (
        <li key={id} className="max-w-full">
          <Button disabled={isBusy} onClick={() => onChoose(link)} className="max-w-full">
            <span className="truncate">Draft of {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

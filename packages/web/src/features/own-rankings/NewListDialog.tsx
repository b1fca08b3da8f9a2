import {
  isListName,
  LIST_KIND_LABELS,
  LIST_KINDS,
  type ListKind,
  LONGEST_LIST_NAME,
} from '@pylon/contract/own-rankings/list-rules';
import type { Expert } from '@pylon/contract/wire';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import { failureWords } from '../../api/failure.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Toggle } from '../../ui/fields/Toggle.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Select } from '../../ui/overlays/Select.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { expertOptions } from '../../widgets/experts/expert-options.ts';
import { useTier } from '../../widgets/paywall/use-tier.ts';
import { DEFAULT_SCORING, weekShown } from '../../widgets/table/table-search.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { WeekPicker } from '../../widgets/table/WeekPicker.tsx';
import { beginners } from './beginners.ts';
import { type EditedPlace, toSent } from './edited-place.ts';
import { TextImport } from './TextImport.tsx';

export interface NewListDialogProps {
  readonly onClose: () => void;
  readonly onMade: (listId: string) => void;
}

const KINDS = LIST_KINDS.map((value) => ({ value, label: LIST_KIND_LABELS[value] }));
/** Under which rankings the experts of a kind stand; those of careers stand under none. */
const RANKING_PERIODS = {
  seasonal: 'Seasonal',
  superflex: 'Seasonal',
  restOfSeason: 'RestOfSeason',
  dynasty: 'Seasonal',
  weekly: 'Weekly',
} as const;
const NOBODY: readonly Expert[] = [];
const FROM = [
  { value: 'expert', label: 'An expert’s order' },
  { value: 'text', label: 'A file or text' },
  { value: 'empty', label: 'Nobody yet' },
] as const;
type From = (typeof FROM)[number]['value'];

/** Makes a list: in an expert's order, from what the person has, or empty. */
export function NewListDialog({ onClose, onMade }: NewListDialogProps) {
  const call = useCall();
  const queries = useQueryClient();
  const season = useSeason();
  const tier = useTier();
  const own = useQuery(answer('listRankingLists', {})).data?.rankingLists ?? [];
  const [name, setName] = useState('My rankings');
  const [kind, setKind] = useState<ListKind>('seasonal');
  const [week, setWeek] = useState(() => weekShown({}, season));
  const isOfWeek = kind === 'weekly';
  const isOfCareers = kind === 'dynasty';
  const everybody = useQuery({ ...answer('listExperts', {}), enabled: isOfCareers });
  const ofPeriod = useQuery({
    ...answer('listRankings', {
      ...{ seasonId: season.id, expertRankingPeriod: RANKING_PERIODS[kind], ...(isOfWeek ? { week } : {}) },
      ...{ scoringSystemId: DEFAULT_SCORING, limit: 1 },
    }),
    enabled: !isOfCareers,
  });
  const asked = isOfCareers ? everybody : ofPeriod;
  const experts = (isOfCareers ? everybody.data?.experts : ofPeriod.data?.everyExpert) ?? NOBODY;
  const [from, setFrom] = useState<From>('expert');
  const [expertId, setExpertId] = useState('consensus');
  const [read, setRead] = useState<readonly EditedPlace[] | null>(null);
  const options = beginners(expertOptions(experts, tier), own, kind);
  const chosen = options.find(({ value }) => value === expertId) ?? options[0];
  const making = useMutation({
    mutationFn: () =>
      call('createRankingList', {
        name,
        kind,
        ...(isOfWeek ? { week } : {}),
        seasonId: season.id,
        ...(from === 'expert' && chosen ? { expertId: chosen.value } : {}),
        ...(from === 'text' ? { places: (read ?? []).map(toSent) } : {}),
      }),
    onSuccess: ({ rankingList }) => {
      void queries.invalidateQueries({ queryKey: ['listRankingLists'] });
      onMade(rankingList.id);
    },
  });
  const helpOf = (): string => {
    if (options.length === 0 && asked.isSuccess) return 'No expert ranks this yet, so the list begins empty.';
    if (isOfWeek) return 'A list of yours comes without those whose team rests in the week.';
    return 'Every player can be moved, removed and added afterwards.';
  };
  const isChosen = {
    // before the experts are known, a list would be made empty
    expert: asked.isSuccess,
    text: read !== null && read.length > 0,
    empty: true,
  };
  const isReady = isListName(name) && isChosen[from];
  const failed = making.error ?? (from === 'expert' ? asked.error : null);
  return (
    <Dialog title="New list" isOpen onClose={onClose}>
      <Form className="flex flex-col gap-5 px-4 py-5 md:px-6" onSubmit={() => isReady && making.mutate()}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label="Name"
            value={name}
            maxLength={LONGEST_LIST_NAME}
            onChange={setName}
            problem={isListName(name) ? null : 'A list has a name.'}
          />
          <Select label="What it ranks for" value={kind} options={KINDS} onChange={setKind} />
        </div>
        {isOfWeek && <WeekPicker week={week} weeks={season.weeks} year={season.year} onChange={setWeek} />}
        <div className="flex flex-col items-start gap-1">
          <span className="label">Begin with</span>
          <Toggle label="Begin with" value={from} sides={FROM} onChange={setFrom} />
        </div>
        {from === 'expert' && (
          <Select
            label="Whose order"
            value={chosen?.value ?? ''}
            options={options}
            onChange={setExpertId}
            help={helpOf()}
          />
        )}
        {from === 'text' && <TextImport seasonId={season.id} onRead={setRead} />}
        {failed && <ErrorState {...failureWords(failed)} />}
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isBusy={making.isPending} disabled={!isReady}>
            Make the list
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

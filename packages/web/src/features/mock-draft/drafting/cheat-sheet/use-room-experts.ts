import type { AnyDraft } from '@pylon/contract/drafting/mock-draft';
import type { Expert } from '@pylon/contract/wire';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../../../api/answers.ts';
import { useOwnExperts } from '../../../../widgets/experts/use-own-experts.ts';

const NOBODY: readonly Expert[] = [];

/** Whoever may order the room's sheet: all experts, and before them the person's own lists for such a draft. */
export function useRoomExperts({ season, configuration }: AnyDraft): readonly Expert[] {
  const { data } = useQuery(answer('listExperts', {}));
  const period = configuration.leagueType === 'DYNASTY' ? 'dynasty' : 'seasonal';
  return useOwnExperts(data?.experts ?? NOBODY, { period, seasonId: season.id });
}

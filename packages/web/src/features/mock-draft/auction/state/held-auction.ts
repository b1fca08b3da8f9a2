import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../../../api/answers.ts';
import type { Answer, Call } from '../../../../api/call.ts';
import type { ApiFailure } from '../../../../api/failure.ts';

/** The question for an auction. What was told while the answer was on its way may be newer, and stays. */
export const heldAuction = (mockDraftId: string, call: Call) => {
  const question = answer('getAuction', { mockDraftId });
  return queryOptions<Answer<'getAuction'>, ApiFailure>({
    queryKey: question.queryKey,
    queryFn: async ({ client }) => {
      const asked = await call('getAuction', { mockDraftId });
      const held = client.getQueryData(question.queryKey);
      return held && held.auction.version > asked.auction.version ? held : asked;
    },
    refetchOnMount: 'always',
  });
};

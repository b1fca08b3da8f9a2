// What every page stands in, and what the loaders of several pages share.
import { createRootRouteWithContext } from '@tanstack/react-router';
import { answer } from '../api/answers.ts';
import { loadUser } from '../api/use-user.ts';
import { Document } from '../features/shell/Document.tsx';
import { FailedPage } from '../features/shell/FailedPage.tsx';
import { documentHead } from '../features/shell/head.ts';
import { MissingPage } from '../features/shell/MissingPage.tsx';
import { Root } from '../Root.tsx';
import type { RouteContext } from '../route-context.ts';
import { loadSubscription } from '../widgets/paywall/use-subscription.ts';

export const root = createRootRouteWithContext<RouteContext>()({
  validateSearch: (
    search: Record<string, unknown>,
  ): { player?: string; cardScoring?: string; cardSeason?: string; scoring?: string; season?: string } => {
    const { player, cardScoring, cardSeason } = search;
    if (typeof player !== 'string' || !/^[\w:-]{2,40}$/.test(player)) return {};
    return {
      player,
      ...(typeof cardScoring === 'string' && /^[\w-]{1,40}$/.test(cardScoring) ? { cardScoring } : {}),
      ...(typeof cardSeason === 'string' && /^\d{4}$/.test(cardSeason) ? { cardSeason } : {}),
    };
  },
  loader: ({ context: { answers, hasPlans } }) =>
    Promise.all([
      loadUser(answers).then(() => (hasPlans ? loadSubscription(answers) : undefined)),
      answers.ensureQueryData(answer('currentSeason', {})),
      answers.ensureQueryData(answer('listTeams', {})),
      answers.ensureQueryData(answer('listScoringSystems', {})),
      answers.ensureQueryData(answer('getDataSources', {})),
      hasPlans && answers.ensureQueryData(answer('getPromotion', {})).catch(() => undefined), // a page does without it
    ]).then(() => undefined),
  head: documentHead,
  shellComponent: Document,
  component: Root,
  errorComponent: FailedPage,
  notFoundComponent: MissingPage,
});

import { BRAND } from '@pylon/contract/brand';
// Mock drafts: their settings, rooms and reports; and the kit that a person keeps on a device for any draft.
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { answer } from '../api/answers.ts';
import { ApiFailure } from '../api/failure.ts';
import { RoomSkeleton } from '../features/mock-draft/drafting/frame/RoomSkeleton.tsx';
import { parseRoomSearch } from '../features/mock-draft/drafting/frame/room.search.ts';
import { loadRoom } from '../features/mock-draft/drafting/load-room.ts';
import { parseDraftsSearch } from '../features/mock-draft/drafts/drafts.search.ts';
import { ReportGone } from '../features/mock-draft/results/share/ReportGone.tsx';
import { sharedWords } from '../features/mock-draft/results/share/shared-words.ts';
import { linkTexts } from '../features/mock-draft/settings/wishes/link-texts.ts';
import { pageHead, sharedHead } from '../features/shell/head.ts';
import { PATHS } from '../paths.ts';
import { onlyWhatFits } from '../search-params.ts';
import { parseTableSearch } from '../widgets/table/table-search.ts';
import { root } from './root.tsx';

const draftChampion = createRoute({
  getParentRoute: () => root,
  path: PATHS.draftChampion,
  validateSearch: onlyWhatFits(linkTexts),
  loader: async ({ context }) => {
    await context.answers.ensureQueryData(answer('listExperts', {}));
  },
  head: () =>
    pageHead(BRAND.mockDrafts, 'A mock draft against a room that picks as real drafters do, graded at the end.'),
  component: lazyRouteComponent(() => import('../features/mock-draft/DraftChampionPage.tsx'), 'DraftChampionPage'),
  staticData: { source: 'src/features/mock-draft/DraftChampionPage.tsx' },
});

const drafts = createRoute({
  getParentRoute: () => root,
  path: PATHS.drafts,
  validateSearch: onlyWhatFits(parseDraftsSearch),
  head: () => pageHead('Your drafts', 'Every mock draft of yours: to go on with, to look at, to play again.'),
  component: lazyRouteComponent(() => import('../features/mock-draft/drafts/DraftsPage.tsx'), 'DraftsPage'),
  staticData: { source: 'src/features/mock-draft/drafts/DraftsPage.tsx', isUnlisted: true },
});

const draftRoom = createRoute({
  getParentRoute: () => root,
  path: PATHS.draftRoom,
  validateSearch: onlyWhatFits(parseRoomSearch),
  loader: ({ context, params, location }) =>
    loadRoom(context.answers, params.mockDraftId, parseRoomSearch(location.search).tab),
  head: () => pageHead('Draft room', 'A mock draft.'),
  component: lazyRouteComponent(() => import('../features/mock-draft/RoomPage.tsx'), 'RoomPage'),
  pendingComponent: RoomSkeleton,
  staticData: { source: 'src/features/mock-draft/RoomPage.tsx', isRoom: true, isUnlisted: true },
});

const draftScreen = createRoute({
  getParentRoute: () => root,
  path: PATHS.draftScreen,
  ssr: false,
  head: () => pageHead('Draft board', 'The board of a draft for a large screen.'),
  component: lazyRouteComponent(() => import('../features/mock-draft/screen/ScreenPage.tsx'), 'ScreenPage'),
  staticData: { source: 'src/features/mock-draft/screen/ScreenPage.tsx', isScreen: true, isUnlisted: true },
});

const sharedReport = createRoute({
  getParentRoute: () => root,
  path: PATHS.sharedReport,
  loader: async ({ context, params }) => {
    const { report } = await context.answers
      .ensureQueryData(answer('getSharedReport', { shareId: params.shareId }))
      .catch((failure: unknown) => {
        throw failure instanceof ApiFailure && failure.code === 'draft-not-found' ? notFound() : failure;
      });
    return { ...sharedWords(report), picture: report.imagePath };
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? sharedHead({ ...loaderData, publicUrl: match.context.publicUrl ?? null })
      : pageHead('Draft report', 'The report of a shared mock draft.'),
  component: lazyRouteComponent(
    () => import('../features/mock-draft/results/share/SharedReportPage.tsx'),
    'SharedReportPage',
  ),
  notFoundComponent: ReportGone,
  staticData: { source: 'src/features/mock-draft/results/share/SharedReportPage.tsx', isUnlisted: true },
});

const draftKit = createRoute({
  getParentRoute: () => root,
  path: PATHS.draftKit,
  validateSearch: onlyWhatFits((typed): { scoring?: string } => {
    const { scoring } = parseTableSearch(typed);
    return scoring ? { scoring } : {};
  }),
  head: () =>
    pageHead('Draft Kit', 'Rankings, ADP, cheat sheets and queues on your device, for a draft without network.'),
  component: lazyRouteComponent(() => import('../features/draft-kit/DraftKitPage.tsx'), 'DraftKitPage'),
  staticData: { source: 'src/features/draft-kit/DraftKitPage.tsx' },
});

export const mockDraftRoutes = [draftChampion, drafts, draftRoom, draftScreen, sharedReport, draftKit] as const;

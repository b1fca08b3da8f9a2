// Which research there is, for menus and the page that lists it.
import { TABLES } from '@pylon/contract/tables/tables';
import { SECTIONS, type Section } from '@pylon/engine/tables/sections';
import { PATHS } from '../../paths.ts';

export interface ResearchPage {
  readonly path: string;
  readonly title: string;
  /** One line of what it answers. */
  readonly question: string;
}

/** Pages besides those that tables declare. */
const MORE: Readonly<Partial<Record<Section, readonly ResearchPage[]>>> = {
  draft: [
    {
      path: PATHS.cheatSheets,
      title: 'Cheat Sheets',
      question: 'Who to draft, tier by tier, on as few pages as can be.',
    },
  ],
  rankings: [
    {
      path: PATHS.weeklyRankings,
      title: 'Weekly Rankings',
      question: 'Whom to start this week, and how sure that is.',
    },
    {
      path: PATHS.startSit,
      title: 'Start/Sit',
      question: 'Which of up to eight players to start, by how much and how sure.',
    },
    {
      path: PATHS.restOfSeasonRankings,
      title: 'Rest of Season Rankings',
      question: 'What everybody is worth from here to the end.',
    },
    {
      path: PATHS.myRankings,
      title: 'My Rankings',
      question: 'Your own order with tiers, targets and notes, an expert wherever you choose experts.',
    },
    {
      path: PATHS.accuracy,
      title: 'Accuracy',
      question: 'How near publishers, experts and our own methods came to what then happened.',
    },
  ],
  teams: [
    {
      path: PATHS.teams,
      title: 'NFL Teams',
      question: 'Every team’s schedule, depth chart, roster and usage.',
    },
  ],
  results: [
    {
      path: PATHS.playerComparison,
      title: 'Player Comparison',
      question: 'Up to four players side by side: rank, projection, form and what lies ahead.',
    },
    {
      path: PATHS.timeSeries,
      title: 'Time Series',
      question: 'How up to four players’ weeks went, beside what starters at their position do.',
    },
  ],
};

/** The research pages by section, sections without a page left out. */
export const RESEARCH: readonly { readonly title: string; readonly pages: readonly ResearchPage[] }[] = Object.entries(
  SECTIONS,
)
  .map(([section, title]) => ({
    title,
    pages: [...TABLES.filter((table) => table.section === section), ...(MORE[section as Section] ?? [])], // its own keys
  }))
  .filter(({ pages }) => pages.length > 0);

// Which pages there are for everybody, for menus, the page that lists them and the search.
import { BRAND } from '@pylon/contract/brand';
import { TABLES } from '@pylon/contract/tables/tables';
import { SECTIONS, type Section } from '@pylon/engine/tables/sections';
import { PATHS } from '../paths.ts';

export interface SitePage {
  readonly path: string;
  readonly title: string;
  /** One line of what it answers. */
  readonly question: string;
  /** Words besides its title that people look for it by. */
  readonly alsoCalled?: string;
}

/** Pages before those that tables declare: what is used most of a section. */
const FIRST: Readonly<Partial<Record<Section, readonly SitePage[]>>> = {
  draft: [
    {
      path: PATHS.draftChampion,
      title: BRAND.mockDrafts,
      question: 'A mock draft or auction, with advice at each pick.',
      alsoCalled: 'mock draft auction simulator new start',
    },
  ],
  week: [
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
  ],
  leagues: [
    {
      path: PATHS.leagueHub,
      title: BRAND.leagueHub,
      question: 'Your league this week: match-ups, injuries, byes, and whom to get.',
      alsoCalled: 'league hub home widgets matchups injured bye boom bust trending six-pack',
    },
    {
      path: PATHS.myRoster,
      title: 'My Roster',
      question: 'Whom to start in your league, and how sure that is.',
      alsoCalled: 'line-up lineup start sit bench optimal roster strength',
    },
    {
      path: PATHS.tradeAnalyzer,
      title: 'Trade Analyzer',
      question: 'Which trade helps you, and would the other side take it?',
      alsoCalled: 'trade trades offer counter-offer swap exchange',
    },
    {
      path: PATHS.waiverWire,
      title: 'Waiver Wire',
      question: 'Whom to pick up, whom to drop, and what to bid.',
      alsoCalled: 'waivers faab bids free agents claims available transactions',
    },
    {
      path: PATHS.cruiseControl,
      title: 'Cruise Control',
      question: 'Who watches your line-up while you are away?',
      alsoCalled: 'autopilot automatic auto set line-up lineup veto rules',
    },
    {
      path: PATHS.leagueSync,
      title: 'Add a league',
      question: 'Your league from another platform.',
      alsoCalled: 'sync connect import sleeper',
    },
    {
      path: PATHS.bestBall,
      title: 'Best Ball',
      question: 'Your exposure, stacks and closing line value.',
      alsoCalled: 'bestball underdog exposure stack clv portfolio advance',
    },
  ],
  record: [
    {
      path: PATHS.accuracy,
      title: 'Accuracy',
      question: 'How near publishers, experts and our own methods came to what then happened.',
    },
    {
      path: PATHS.oddsMethod,
      title: 'How good are our odds?',
      question: 'What was said of who would last, and what happened.',
      alsoCalled: 'methods calibration accuracy',
    },
    {
      path: PATHS.expertMethods,
      title: 'How our experts rank',
      question: 'What each house expert does, and how they did.',
      alsoCalled: 'methods accuracy record',
    },
    {
      path: PATHS.utilizationMethod,
      title: 'How we score utilization',
      question: 'What the score is made of, and what it foretold.',
      alsoCalled: 'methods weights',
    },
    {
      path: PATHS.expectedPointsMethod,
      title: 'What chances are worth',
      question: 'How points are expected of throws and carries.',
      alsoCalled: 'methods expected points xfp',
    },
    {
      path: PATHS.rookieMethod,
      title: 'How we look at rookies',
      question: 'What a draft slot tells of running backs.',
      alsoCalled: 'methods super model',
    },
    {
      path: PATHS.articles,
      title: 'Articles',
      question: 'How to read the numbers, and how to get your league in.',
      alsoCalled: 'help read guide',
    },
  ],
};

/** Pages after those that tables declare. */
const MORE: Readonly<Partial<Record<Section, readonly SitePage[]>>> = {
  draft: [
    {
      path: PATHS.cheatSheets,
      title: 'Cheat Sheets',
      question: 'Who to draft, tier by tier, on as few pages as can be.',
    },
    {
      path: PATHS.myRankings,
      title: 'My Rankings',
      question: 'Your own order with tiers, targets and notes, an expert wherever you choose experts.',
    },
    {
      path: PATHS.draftKit,
      title: 'Draft Kit',
      question: 'Rankings, ADP, your sheets and queues without network.',
      alsoCalled: 'offline install app download taken',
    },
  ],
  results: [
    {
      path: PATHS.playerComparison,
      title: 'Player Comparison',
      question: 'Up to four players side by side: rank, projection, form and schedule.',
    },
    {
      path: PATHS.timeSeries,
      title: 'Time Series',
      question: 'How up to four players’ weeks went, beside what starters at their position do.',
    },
  ],
  teams: [
    {
      path: PATHS.teams,
      title: 'NFL Teams',
      question: 'Every team’s schedule, depth chart, roster and usage.',
    },
  ],
};

/** The pages of a section, under its name. */
export interface SiteSection {
  readonly section: Section;
  readonly title: string;
  readonly pages: readonly SitePage[];
}

/** Every page of everybody by section. */
export const SITE: readonly SiteSection[] = Object.entries(SECTIONS).map(([key, title]) => {
  const section = key as Section; // its own keys
  const tables = TABLES.filter((table) => table.section === section);
  return { section, title, pages: [...(FIRST[section] ?? []), ...tables, ...(MORE[section] ?? [])] };
});

import type { QueryClient } from '@tanstack/react-query';

/** Addresses of the built files that a page needs. */
interface PageAssets {
  readonly js: string;
  readonly css: readonly string[];
  /** Text of the style sheets, to stand in the page itself; null links them instead. */
  readonly styles: string | null;
  /** Built files of a component's source, so that the browser can fetch them with the first one. */
  readonly modulesOf: (source: string) => readonly string[];
}

/** The visitor's choice; null follows his system. */
export type Theme = 'light' | 'dark' | null;

/** What every route is given. */
export interface RouteContext {
  readonly answers: QueryClient;
  readonly assets: PageAssets;
  readonly theme: Theme;
}

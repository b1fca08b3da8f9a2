import type { QueryClient } from '@tanstack/react-query';
import type { Call } from './api/call.ts';
import type { Theme } from './theme.ts';

/** Addresses of the built files that a page needs. */
interface PageAssets {
  readonly js: string;
  readonly css: readonly string[];
  /** Text of the style sheets, to stand in the page itself; null links them instead. */
  readonly styles: string | null;
  /** Built files of a component's source, so that the browser can fetch them with the first one. */
  readonly modulesOf: (source: string) => readonly string[];
  /** Names the script and the style of the page to its policy. */
  readonly nonce?: string;
}

/** What every route is given. */
export interface RouteContext {
  readonly answers: QueryClient;
  /** For calls that change something; what is only asked goes through `answers`. */
  readonly call: Call;
  /** null in the browser: its page has them. */
  readonly assets: PageAssets | null;
  readonly theme: Theme;
  /** Whether plans are sold here. Without them everything is open, and no word is said of them. */
  readonly hasPlans: boolean;
  /** Address that people reach the product at, for links that leave it. */
  readonly publicUrl?: string | null;
}

import { DRAFTS } from './drafts.ts';
import { LEAGUES } from './leagues.ts';
import type { Part } from './part.ts';
import { PEOPLE } from './people.ts';
import { RESEARCH } from './research.ts';
import { SITE } from './site.ts';

/** What a person can do with the product, by the name that its folders have. */
export const FEATURES: Readonly<Record<string, Part>> = { ...RESEARCH, ...DRAFTS, ...LEAGUES, ...PEOPLE, ...SITE };

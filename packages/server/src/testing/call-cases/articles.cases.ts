import type { CallCases } from './call-cases.ts';

export const articleCases = {
  goodInputs: {},
  withoutFootball: ['listArticles', 'getArticle'],
} as const satisfies CallCases;

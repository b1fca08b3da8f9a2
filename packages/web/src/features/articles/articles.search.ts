import { PAGE_SIZE } from '@pylon/contract/tables/page-limits';
import { answer } from '../../api/answers.ts';

/** The state of the list in its address: the page, from 2. */
export interface ArticlesSearch {
  readonly page?: number;
}

export function parseArticlesSearch({ page }: Readonly<Record<string, unknown>>): ArticlesSearch {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number < 10_000 ? { page: number } : {};
}

/** The question for a page of the list. */
export const articlesAnswer = ({ page = 1 }: ArticlesSearch) =>
  answer('listArticles', { limit: PAGE_SIZE, offset: PAGE_SIZE * (page - 1) });

/** How many pages a list of so many articles has. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

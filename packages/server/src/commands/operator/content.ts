import { resolve } from 'node:path';
import { articleFolders, articleShelf } from '../../features/articles/article-shelf.ts';
import { readFaq } from '../../features/content/read-faq.ts';
import type { Report } from './report.ts';

/**
 * Reads a content folder as the server would and tells everything that is wrong in it, without a server or database.
 *
 * @param words `check` and the folder
 * @param usual the folder that is checked when none is named
 */
export async function contentCommand(words: readonly string[], usual: string): Promise<Report> {
  const [act, folder, ...others] = words;
  if (act !== 'check' || others.length > 0) return { ok: false, problem: 'content check [folder]' };
  const checked = resolve(folder ?? usual);
  const problems: string[] = [];
  const faq = await readFaq(checked);
  if (!faq.ok) problems.push(faq.reason);
  const shelf = articleShelf({ folders: articleFolders(checked), tell: (line) => problems.push(line), hasPlans: true });
  const { articles, bySlug } = await shelf.current();
  const questions = faq.ok ? faq.value.flatMap((section) => section.questions) : [];
  for (const { question, article } of questions) {
    if (article && !bySlug.has(article.slug)) {
      problems.push(`${resolve(checked, 'faq.json')}: '${question}' names no article that there is: ${article.slug}`);
    }
  }
  if (problems.length > 0) return { ok: false, problem: problems.join('\n') };
  return {
    ok: true,
    lines: [`${checked} can be used: ${questions.length} questions, ${articles.length} articles.`],
    data: { folder: checked, questions: questions.length, articles: articles.length },
  };
}

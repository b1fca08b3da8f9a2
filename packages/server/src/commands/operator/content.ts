import { resolve } from 'node:path';
import { contentFolders } from '../../content/content-folders.ts';
import { pictureShelf } from '../../content/picture-shelf.ts';
import { articleFolders, articleShelf } from '../../features/articles/article-shelf.ts';
import { contestShelf } from '../../features/best-ball/read-contests.ts';
import { comingSoonShelf } from '../../features/coming-soon/read-coming-soon.ts';
import { readFaq } from '../../features/content/read-faq.ts';
import { promotionShelf } from '../../features/promotions/read-promotions.ts';
import { sponsorShelf } from '../../features/sponsors/read-sponsors.ts';
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
  const tell = (line: string) => problems.push(line);
  const pictures = pictureShelf({ folders: contentFolders(checked, 'images'), tell });
  for (const open of [
    () => sponsorShelf(checked, pictures, tell),
    () => promotionShelf(checked, tell),
    () => comingSoonShelf(checked, tell),
    () => contestShelf(checked, tell),
  ]) {
    await open().catch((refused: Error) => tell(refused.message)); // what stops the start of a server
  }
  const faq = await readFaq(checked);
  if (!faq.ok) problems.push(faq.reason);
  const shelf = articleShelf({ folders: articleFolders(checked), pictures, tell, hasPlans: true });
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

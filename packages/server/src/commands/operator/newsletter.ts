import { writeFile } from 'node:fs/promises';
import { EMAIL_PATTERN } from '@pylon/contract/accounts/account-rules';
import { type CsvColumn, toCsv } from '@pylon/engine/tables/csv';
import { contentFolders } from '../../content/content-folders.ts';
import { pictureShelf } from '../../content/picture-shelf.ts';
import { articleFolders, articleShelf } from '../../features/articles/article-shelf.ts';
import { countSubscribers, keepLetter } from '../../features/newsletter/newsletter.queries.ts';
import { FIRST, sendLetter } from '../../features/newsletter/newsletter-letters.ts';
import { audit } from '../../features/operator/audit.queries.ts';
import { exportSubscribers, type Subscriber } from '../../features/operator/subscribers.queries.ts';
import { send } from '../../jobs/send.ts';
import { orderMail } from '../../outside/mail/send-mail.job.ts';
import { type OperatorOptions, type OperatorParts, type Report, refused, said } from './report.ts';

const COLUMNS: readonly CsvColumn<Subscriber>[] = [
  { head: 'email', cell: ({ email }) => email },
  { head: 'since', cell: ({ since }) => since },
  { head: 'unsubscribe_path', cell: ({ unsubscribeToken }) => `/unsubscribe?token=${unsubscribeToken}` },
];

const USAGE = 'newsletter export [--out file.csv] | newsletter send <article> --to <address> or --yes';
/** The one list that there is. */
const NEWSLETTER = 'fantasy';

/** `newsletter export [--out file.csv]`, `newsletter send <article> [--to address] [--yes]` */
export async function newsletterCommand(
  parts: OperatorParts,
  [action, slug, ...more]: readonly string[],
  options: OperatorOptions,
): Promise<Report> {
  if (action === 'export' && slug === undefined) return exportList(parts, options);
  if (action === 'send' && slug !== undefined && more.length === 0) return sendArticle(parts, slug, options);
  return refused(USAGE);
}

async function exportList({ db, operator }: OperatorParts, { out }: OperatorOptions): Promise<Report> {
  const subscribers = await exportSubscribers(db, NEWSLETTER, operator);
  const text = toCsv(COLUMNS, subscribers);
  if (out === undefined) return said(text.trimEnd().split('\r\n'), subscribers);
  // Readable by its owner alone, and never overwrites a file.
  const problem = await writeFile(out, text, { flag: 'wx', mode: 0o600 }).then(
    () => null,
    (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown', // errors of node:fs carry a code
  );
  if (problem !== null) return refused(`${out} could not be written: ${problem}`);
  return said([`Addresses written: ${subscribers.length}.`], { addresses: subscribers.length });
}

/** An article as a letter: to one address to see how it reads, or to everybody on the list. */
async function sendArticle(
  { db, operator, config: { contentDir, publicUrl, hasPlans } }: OperatorParts,
  slug: string,
  { to, yes = false }: OperatorOptions,
): Promise<Report> {
  if (publicUrl === null) return refused('PYLON_PUBLIC_URL is not set: the links of a letter would lead nowhere.');
  if ((to === undefined) === !yes) return refused(USAGE);
  const pictures = pictureShelf({ folders: contentFolders(contentDir, 'images'), tell: () => {} });
  const shelf = articleShelf({ folders: articleFolders(contentDir), pictures, tell: () => {}, hasPlans: true });
  const shelved = (await shelf.current()).bySlug.get(slug);
  if (!shelved) return refused(`There is no article '${slug}' that can be used. 'content check' tells why.`);
  if (!hasPlans && shelved.topic === 'plans')
    return refused(`'${slug}' is about plans, and its page is not shown while PYLON_PLANS is off.`);
  const { file: _where, subjects: _whom, ...article } = shelved;
  if (to !== undefined) {
    if (!EMAIL_PATTERN.test(to)) return refused(`'${to}' is no address.`);
    await orderMail(db, { kind: 'newsletter-proof', to, data: { article: JSON.stringify(article) } });
    return said([`One letter to ${to} is on its way, if the product runs.`], { slug, addresses: 1 });
  }
  return db.transaction().execute(async (transaction) => {
    const addresses = await countSubscribers(transaction, NEWSLETTER);
    const isNew = await keepLetter(transaction, { newsletter: NEWSLETTER, article, addresses });
    if (!isNew) return refused(`'${slug}' was sent before.`);
    await send(transaction, sendLetter, { newsletter: NEWSLETTER, slug, after: FIRST });
    await audit(transaction, { operator, action: 'newsletter send', subjectId: null, details: { slug, addresses } });
    return said([`'${article.title}' goes to ${addresses} addresses while the product runs.`], { slug, addresses });
  });
}

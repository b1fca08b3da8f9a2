import { BRAND } from '@pylon/contract/brand';
import { toHtml } from '../../to-html.ts';
import type { Mail } from './mail.ts';

/** A part of a letter in both forms that mail programs show. */
export interface LetterPart {
  readonly text: string;
  readonly html: string;
}

/** What a mail says, without its form. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly (string | LetterPart)[];
  /** The one thing to do, after the first paragraph. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Of mails that people asked for: the page that stops them, and the address that stops them by one press. */
  readonly stop?: { readonly page: string; readonly byPress: string };
}

const STOP = 'Stop these mails';

/** A letter in both forms that mail programs show: plain text, and HTML that loads nothing from anywhere. */
export function toMail({ to, subject, paragraphs, action, stop }: Letter): Mail {
  const parts = paragraphs.map((part) =>
    typeof part === 'string' ? { text: part, html: `<p>${toHtml(part)}</p>` } : part,
  );
  const [first = { text: '', html: '' }, ...rest] = parts;
  const closing = `${BRAND.name}, fantasy football`;
  return {
    to,
    subject,
    text: [
      first.text,
      ...(action ? [`${action.label}: ${action.url}`] : []),
      ...rest.map(({ text }) => text),
      closing,
      ...(stop ? [`${STOP}: ${stop.page}`] : []),
    ].join('\n\n'),
    html: [
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${toHtml(subject)}</title></head><body>`,
      first.html,
      ...(action ? [`<p><a href="${toHtml(action.url)}">${toHtml(action.label)}</a></p>`] : []),
      ...rest.map(({ html }) => html),
      `<p>${toHtml(closing)}</p>`,
      ...(stop ? [`<p><a href="${toHtml(stop.page)}">${STOP}</a></p>`] : []),
      '</body></html>',
    ].join('\n'),
    ...(stop && { stopUrl: stop.byPress }),
  };
}

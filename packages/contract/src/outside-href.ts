import * as z from 'zod';

const isOutside = (url: URL | null): boolean =>
  url !== null && url.protocol === 'https:' && url.username === '' && url.password === '';

/** Where a text of an operator leads to elsewhere: by https, so that nobody along the way puts another page there. */
export const outsideHref = z
  .string()
  .max(500)
  .refine((href) => !/[\s\\\p{Cc}]/u.test(href) && isOutside(URL.parse(href)), { error: 'must be an https address' });

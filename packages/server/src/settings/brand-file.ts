// A brand of the operator's own: a JSON file with the names that people read.
import { readFileSync } from 'node:fs';
import type { OwnBrand } from '@pylon/contract/own-brand';
import * as z from 'zod';
import { BadSetting } from './bad-setting.ts';

const NAME = 'PYLON_BRAND_FILE';

/** Letters that have room under an icon. */
const SHORT_LETTERS = 12;
const words = (most: number) => z.string().trim().min(1).max(most);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #16181d');
const outside = z.url({ protocol: /^https$/, error: 'must be an address of https' });

const BrandFile = z.strictObject({
  note: z.string().optional(),
  name: words(30),
  shortName: words(SHORT_LETTERS),
  plan: words(30),
  supportEmail: z.email(),
  leagueHub: words(30).exactOptional(),
  mockDrafts: words(30).exactOptional(),
  description: words(120).exactOptional(),
  seeWhy: z
    .strictObject({
      url: z.union([outside, z.string().regex(/^\/[\w./-]+$/, 'must be a path or an address of https')]),
      captionsUrl: z.string().nullable().default(null),
    })
    .exactOptional(),
  supportChat: outside.exactOptional(),
  guillotine: z.strictObject({ name: words(40), url: outside }).exactOptional(),
  colours: z
    .strictObject({
      page: z.strictObject({ light: colour, dark: colour }),
      icon: z.strictObject({ ground: colour, mark: colour }),
    })
    .exactOptional(),
});

/**
 * The brand of a file.
 *
 * @throws BadSetting when it cannot be read or used
 */
export function readBrandFile(file: string): OwnBrand {
  const parsed = BrandFile.safeParse(jsonOf(file));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BadSetting(`${NAME}: ${file}: ${[issue?.path.join('.'), issue?.message].filter(Boolean).join(': ')}`);
  }
  const { note: _note, shortName, description, colours, ...brand } = parsed.data;
  return {
    brand,
    installed: { shortName, ...(description !== undefined && { description }), ...(colours && { colours }) },
  };
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const isJson = error instanceof SyntaxError;
    throw new BadSetting(`${NAME}: ${file} ${isJson ? `is not JSON: ${error.message}` : 'cannot be read'}`);
  }
}

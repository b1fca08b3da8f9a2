import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The product's own folder. Sources and what is built from them lie equally deep in it. */
export const PRODUCT_FOLDER = join(import.meta.dirname, '../../..');

/** The version that the product says of itself. */
export async function productVersion(): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(PRODUCT_FOLDER, 'package.json'), 'utf8'));
  return version;
}

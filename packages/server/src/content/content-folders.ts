import { join } from 'node:path';
import { PRODUCT_FOLDER } from '../product-folder.ts';

/** A folder of the product's own content, and over it the one of the same name of an operator's. */
export const contentFolders = (contentDir: string, name: string): readonly string[] =>
  [...new Set([join(PRODUCT_FOLDER, 'content'), contentDir])].map((folder) => join(folder, name));

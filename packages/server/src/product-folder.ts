import { join } from 'node:path';

/** The product's own folder. Sources and what is built from them lie equally deep in it. */
export const PRODUCT_FOLDER = join(import.meta.dirname, '../../..');

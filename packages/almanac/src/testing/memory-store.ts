import type { EncodedEdition } from '../editions/edition.ts';
import { tableNames } from '../editions/encode.ts';
import type { EditionStore, StoredImport } from '../editions/store.ts';

/** An edition store that forgets everything with the process. */
export function memoryStore(): EditionStore {
  const editions = new Map<string, EncodedEdition>();
  const imports = new Map<string, StoredImport>();
  let current: string | null = null;
  return {
    put: async (edition) => void editions.set(edition.id, edition),
    get: async (id) => editions.get(id) ?? null,
    list: async () =>
      [...editions.values()]
        .map(({ id, manifest, blobs }) => ({
          id,
          manifest,
          bytes: tableNames.reduce((sum, name) => sum + blobs[name].length, 0),
        }))
        .sort((a, b) => (a.manifest.builtAt < b.manifest.builtAt ? 1 : -1)),
    current: async () => current,
    async setCurrent(id) {
      if (!editions.has(id)) return { ok: false, reason: 'unknown-edition' };
      current = id;
      return { ok: true };
    },
    async putImport(file) {
      if (!imports.has(file.hash)) imports.set(file.hash, file);
    },
    forgetImport: async (hash) => void imports.delete(hash),
    listImports: async () => [...imports.values()],
  };
}

import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const DRAWN_ICON = fileURLToPath(new URL('./src/ui/drawn-icon.ts', import.meta.url));

type Attributes = Readonly<Record<string, string>>;

/** What a module of the library says of its icon. */
interface IconModule {
  readonly __iconData: {
    readonly size: number;
    readonly node: readonly (readonly [string, Attributes])[];
  };
}

/** The shapes of an icon, without what only a list of elements needs. */
export function shapesOf({ __iconData: { size, node } }: IconModule): readonly (readonly [string, Attributes])[] {
  if (size !== 24) throw new Error(`drawn-icon.ts draws icons of 24 units, and this one has ${size}`);
  return node.map(([name, { key: _key, ...attributes }]) => [name, attributes]);
}

/** In what is built, pages and server alike, an icon is its shapes and no more (`src/ui/drawn-icon.ts`). */
export const lightIcons = (): Plugin => ({
  name: 'light-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/(?!index\.)[\w-]+\.mjs$/ },
    async handler(_code, id) {
      const module = (await import(pathToFileURL(id).href)) as Partial<IconModule>;
      if (!module.__iconData) return null; // another name of an icon
      const shapes = shapesOf({ __iconData: module.__iconData });
      const code = `import { drawnIcon } from ${JSON.stringify(DRAWN_ICON)};\nexport default /* @__PURE__ */ drawnIcon(${JSON.stringify(shapes)});`;
      return { code, map: null };
    },
  },
});

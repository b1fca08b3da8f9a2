// Builds the server into few files: `npm start` reads those much sooner than sources and libraries,
// which are two thousand files, and keeps no compiler of types in memory (decision 41).
import { basename, dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const A_MODULE_BY_ADDRESS = /new URL\('(\.\.?\/[\w./-]+\.ts)', import\.meta\.url\)/g;

/** What a thread or a process loads by its address is built too, and the address is that of what was built. */
const modulesByAddress: Plugin = {
  name: 'modules-by-address',
  enforce: 'pre', // as it is written
  transform(code, id) {
    const built = code.replaceAll(A_MODULE_BY_ADDRESS, (_address, file: string) => {
      const fileName = `${basename(file, '.ts')}.js`;
      this.emitFile({ type: 'chunk', id: join(dirname(id), file), fileName, preserveSignature: 'strict' });
      return `new URL('./${fileName}', import.meta.url)`;
    });
    return built === code ? null : { code: built, map: null };
  },
};

/** Node keeps a file with a letter beyond Latin-1 at two bytes for each of its letters. */
const oneByteLetters: Plugin = {
  name: 'one-byte-letters',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue;
      file.code = file.code.replaceAll(
        /[^\0-\x7f]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};

export default defineConfig({
  plugins: [modulesByAddress, oneByteLetters],
  // Those that come as machine code, or start threads by a file of their own, stay what they are.
  ssr: { noExternal: true, external: ['vite', 'piscina', 'pg-native', '@resvg/resvg-js'] },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    outDir: 'dist',
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js', comments: false } },
  },
});

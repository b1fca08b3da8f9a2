/**
 * The script that starts a page: it fetches the page's scripts all at once, and each is evaluated by itself as it
 * arrives. They are fetched once the page has been painted, so that they take neither line nor processor from what is
 * read first; a page that nobody sees yet is not painted and does not wait. The script is a module and no `async` one,
 * so it runs when the whole page has been parsed, with the answers that the page's last inline script holds.
 *
 * @param files addresses of the page's scripts, the entry last
 */
export const startScript = (files: readonly string[]): string =>
  `const start=()=>{for(const file of ${JSON.stringify(files)})import(file)};` +
  'document.hidden?start():requestAnimationFrame(()=>setTimeout(start))';

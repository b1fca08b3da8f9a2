/** Milliseconds from the first frame until a page starts whose browser does not tell that anything is seen. */
const UNTOLD_AFTER_MS = 300;

/**
 * The script that starts a page: it fetches the page's scripts all at once, and each is evaluated by itself as it
 * arrives. They are fetched once the page is seen, so that they take neither line nor processor from what is read
 * first; a page that nobody sees yet is not painted and does not wait. A browser that guards against being recognised
 * may tell of no paint: there a moment after the first frame will do. What is fetched a second time is there already.
 * The script is a module and no `async` one, so it runs when the whole page has been parsed, with the answers that the
 * page's last inline script holds.
 *
 * @param files addresses of the page's scripts, the entry last
 */
export const startScript = (files: readonly string[]): string =>
  `const start=()=>{for(const file of ${JSON.stringify(files)})import(file)};` +
  'if(document.hidden)start();else{' +
  "new PerformanceObserver((seen)=>{if(seen.getEntriesByName('first-contentful-paint').length)start()})" +
  ".observe({type:'paint',buffered:true});" +
  `requestAnimationFrame(()=>setTimeout(start,${UNTOLD_AFTER_MS}))}`;

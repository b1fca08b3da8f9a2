/** The visitor's choice; null follows their system. */
export type Theme = 'light' | 'dark' | null;

const COOKIE = 'pylon_theme';
const YEAR_SECONDS = 31_536_000;

/** The theme in a cookie header; null follows the system. */
export function themeOf(cookies: string | null | undefined): Theme {
  const found = /(?:^|;\s*)pylon_theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1];
  return found === 'light' || found === 'dark' ? found : null;
}

const told = new Set<() => void>();

/** Tells whenever a choice was made, by whatever part of the page. */
export function onTheme(tell: () => void): () => void {
  told.add(tell);
  return () => told.delete(tell);
}

/** The choice that the page shows. */
export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : null;
}

/** Keeps a choice where the server sees it, and shows it at once. */
export function keepTheme(theme: Theme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that light-dark() is in
  document.cookie = `${COOKIE}=${theme ?? ''}; path=/; max-age=${theme ? YEAR_SECONDS : 0}; samesite=lax`;
  if (theme) document.documentElement.dataset['theme'] = theme;
  else delete document.documentElement.dataset['theme'];
  for (const tell of told) tell();
}

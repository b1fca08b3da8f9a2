/** Where articles are read; the page of one is below it. */
export const ARTICLES_PATH = '/articles/fantasy';

/** The newest articles as a feed. */
export const ARTICLE_FEED_PATH = `${ARTICLES_PATH}/feed.xml`;

/** Where the blog's feed stands. */
export const feedPath = '/blog/rss.xml';

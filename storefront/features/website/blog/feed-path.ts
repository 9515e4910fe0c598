export const feedPath = '/blog/rss.xml';

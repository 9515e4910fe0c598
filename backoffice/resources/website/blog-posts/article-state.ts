import { readMoment } from '../../../kit/formatting/dates.ts';

export type ArticleState = 'draft' | 'scheduled' | 'published';

/** Depends on two fields and the current time. */
export function articleState(article: Readonly<Record<string, unknown>>): ArticleState {
  if (article['isPublished'] !== true) return 'draft';
  const moment = readMoment(article['publishedAt']);
  return moment && moment > new Date() ? 'scheduled' : 'published';
}

import type { DemoArticle } from '../article-type.ts';
import { businessArticles } from './business.ts';
import { sharingArticles } from './sharing.ts';

export const demoArticles: readonly DemoArticle[] = [...sharingArticles, ...businessArticles];

/** Who writes in the blog. */
export const demoAuthors = {
  tamar: {
    name: 'תמר שקד',
    bio: 'עורכת התוכן של ביקור. לפני כן עשר שנים בעיתונות כלכלית.',
    portrait: 'portrait:author-tamar',
  },
  eitan: {
    name: 'איתן רגב',
    bio: 'מוביל את המוצר בביקור, ואוסף כרטיסי ביקור מודפסים משנות השבעים.',
    portrait: 'portrait:author-eitan',
  },
} as const;

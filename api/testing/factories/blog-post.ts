import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { BlogPost } from '../../models/BlogPost.ts';
import { hebrewPerson } from './hebrew-words.ts';
import { nextNumber } from './sequence.ts';

/** A published article. */
export async function createBlogPost(knex: Knex, overrides: Overrides<BlogPost> = {}): Promise<BlogPost> {
  const number = nextNumber('article');
  return BlogPost.query(knex).insertAndFetch({
    slug: `article-${number}`,
    title: `איך כרטיס דיגיטלי עוזר לעסק, חלק ${number}`,
    excerpt: 'כמה רעיונות קטנים שעושים הבדל גדול.',
    content: '<p>כרטיס ביקור שנפתח בלחיצה מגיע לכל לקוח.</p>',
    category: 'טיפים',
    tags: ['עסקים קטנים'],
    author: hebrewPerson(),
    ...overrides,
  });
}

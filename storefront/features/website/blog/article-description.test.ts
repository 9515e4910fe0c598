import { describe, expect, it } from 'vitest';
import type { Article } from '../../../../api/contract/website/blog.schema.ts';
import { renderFor } from '../../../testing/render-for.ts';

const article: Article = {
  id: 7,
  path: '/blog/nfc',
  title: 'מה זה NFC?',
  excerpt: 'בקצרה',
  category: 'טכנולוגיה',
  picture: { src: '/media/a/1200.jpg', width: 1_200, height: 630, sources: [] },
  author: 'דנה לוי',
  authorPicture: null,
  publishedAt: '2026-11-01T08:00:00.000Z',
  readingTime: 3,
  html: '<p>שלום</p>',
  sections: [],
  tags: ['NFC', 'כרטיסים'],
  authorBio: null,
  updatedAt: '2026-11-02T08:00:00.000Z',
  hidden: null,
  likeCount: 0,
  isLiked: false,
  related: [],
  older: null,
  newer: null,
  seo: { title: null, description: null, keywords: null },
};

async function described(
  change: Partial<Article> = {},
  company: { social?: { name: string; url: string }[] } = {},
) {
  const page = await renderFor('/blog/nfc', {
    answers: { '/api/blog-posts/nfc': { ...article, ...change } },
    company,
  });
  const data = page
    .all('script')
    .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
    .map(({ text }) => JSON.parse(text) as Record<string, unknown>);
  const meta = (name: string) =>
    page
      .all('meta')
      .flatMap(({ attributes: { name: own, property, content } }) =>
        own === name || property === name ? [content] : [],
      );
  const links = (rel: string) =>
    page.all('link').flatMap(({ attributes }) => (attributes['rel'] === rel ? [attributes['href']] : []));
  return { page, data, meta, links, title: page.all('title')[0]?.text };
}

describe('what search engines and previews are told of an article', () => {
  it('is its own words, dates, author and picture', async () => {
    const { data, meta, links, title } = await described();
    expect(title).toContain('מה זה NFC?');
    expect(links('canonical')).toEqual(['https://bikur.example/blog/nfc']);
    expect(meta('description')).toEqual(['בקצרה']);
    expect(meta('og:type')).toEqual(['article']);
    expect(meta('article:published_time')).toEqual([article.publishedAt]);
    expect(meta('article:tag')).toEqual(article.tags);
    expect(data[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'מה זה NFC?',
      description: 'בקצרה',
      image: ['https://bikur.example/media/a/1200.jpg'],
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      author: { '@type': 'Person', name: 'דנה לוי' },
      publisher: { '@type': 'Organization', name: 'ביקור', url: 'https://bikur.example' },
      articleSection: 'טכנולוגיה',
      keywords: 'NFC, כרטיסים',
      inLanguage: 'he',
      mainEntityOfPage: 'https://bikur.example/blog/nfc',
    });
    expect(data[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://bikur.example/blog' },
        { position: 2, name: 'מה זה NFC?', item: 'https://bikur.example/blog/nfc' },
      ],
    });
  });

  it('is what was written for them, where it was', async () => {
    const seo = { title: 'NFC למתחילים', description: 'לגמרי אחרת', keywords: null };
    const { data, meta, title } = await described({ seo });
    expect(title).toContain('NFC למתחילים');
    expect(title).not.toContain('מה זה');
    expect(meta('description')).toEqual(['לגמרי אחרת']);
    // The headline is what stands on the page.
    expect(data[0]).toMatchObject({ headline: 'מה זה NFC?', description: 'לגמרי אחרת' });
  });

  it('names the other places where its publisher is', async () => {
    const { data } = await described({}, { social: [{ name: 'x', url: 'https://social.example/bikur' }] });
    expect(data[0]).toMatchObject({ publisher: { sameAs: ['https://social.example/bikur'] } });
  });

  it('says nothing of what it lacks', async () => {
    const bare = { excerpt: null, category: null, picture: null, author: null, tags: [] };
    const { data, meta } = await described({ ...bare, title: 'What is NFC?' });
    expect(Object.keys(data[0] ?? {}).toSorted()).toEqual([
      '@context',
      '@type',
      'dateModified',
      'datePublished',
      'headline',
      'inLanguage',
      'mainEntityOfPage',
      'publisher',
    ]);
    expect(data[0]).toMatchObject({ inLanguage: 'en' });
    expect(meta('article:section')).toEqual([]);
  });

  it('is nothing for one that only staff see: no address to list, no preview', async () => {
    for (const hidden of ['draft', 'scheduled'] as const) {
      const { data, meta, links, title } = await described({ hidden });
      expect(title).toContain('מה זה NFC?');
      expect([data, links('canonical'), meta('article:published_time')]).toEqual([[], [], []]);
      expect(meta('robots').join('')).toContain('noindex');
      expect(meta('og:type')).not.toContain('article');
      expect(meta('description').join('')).not.toContain('בקצרה');
    }
  });
});

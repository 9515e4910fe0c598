import { z } from 'zod';

const draft = z.object({
  values: z.record(z.string(), z.unknown()),
  /** The version the draft is based on; null for a new article. */
  begun: z.string().nullable(),
  at: z.string(),
});
export type Draft = z.infer<typeof draft>;

/** Fields the author edits; counters and times are the server's. */
const typedFields = [
  'title',
  'slug',
  'excerpt',
  'content',
  'featuredImage',
  'category',
  'tags',
  'author',
  'authorImage',
  'authorBio',
  'readingTime',
  'isPublished',
  'publishedAt',
  'seoTitle',
  'seoDescription',
  'seoKeywords',
  'relatedArticles',
] as const;

const keyOf = (id: string) => `bikur.articleDraft.${id}`;

export function typedPart(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(typedFields.map((name) => [name, values[name] ?? null]));
}

/** @param id the article's number, or `new` */
export function readDraft(id: string): Draft | null {
  try {
    const stored = localStorage.getItem(keyOf(id));
    return stored === null ? null : draft.parse(JSON.parse(stored));
  } catch {
    return null;
  }
}

/** @returns whether the browser could store it */
export function storeDraft(id: string, input: Draft): boolean {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(input));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Storage out of reach holds no draft.
  }
}

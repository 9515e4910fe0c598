import { fileURLToPath } from 'node:url';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Programs that the product is compared with; each listens on HOST and PORT and answers 200 at `/ready`. */
export const baselines = {
  /** Koa, answering every GET with the same 12 KB. */
  'koa-constant': file('koa-constant.ts'),
  /** A page of a card by Svelte 5 and one read by an index. */
  'svelte-page': file('svelte-page.ts'),
  /** Koa, reading the body of every POST and answering 204. */
  'koa-post': file('koa-post.ts'),
  /** A row and a counter in one transaction for each POST. */
  'insert-and-update': file('insert-and-update.ts'),
  /** Lists by Objection: range() with its exact count over whole rows, and a search without an index. */
  'objection-lists': file('objection-lists.ts'),
} as const;

export type BaselineName = keyof typeof baselines;

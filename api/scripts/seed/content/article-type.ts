import type { ArticleName } from '../drawings/articles.ts';

/** One article of the blog as it is written down. */
export interface DemoArticle {
  slug: string;
  picture: ArticleName;
  title: string;
  excerpt: string;
  category: string;
  tags: string[];
  author: 'tamar' | 'eitan';
  /** Days since it came out; minus is still ahead. */
  age: number;
  isPublished?: boolean;
  /** A line that starts with `## ` is a heading, one with `- ` an item of a list. */
  text: string;
  related?: string[];
}

/** Turns an article's text into the simple HTML that the blog's editor makes. */
export function articleHtml(text: string): string {
  const blocks = text.trim().split(/\n\s*\n/u);
  return blocks.map((block) => blockHtml(block.trim())).join('\n');
}

function blockHtml(block: string): string {
  if (block.startsWith('## ')) return `<h2>${escape(block.slice(3))}</h2>`;
  if (block.startsWith('- ')) {
    const items = block.split('\n').map((line) => `<li>${escape(line.replace(/^- /u, ''))}</li>`);
    return `<ul>${items.join('')}</ul>`;
  }
  return `<p>${escape(block)}</p>`;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Minutes of reading at 180 words a minute. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(text.split(/\s+/u).length / 180));
}

import type { PublicCard } from '../../../api/contract/cards/public-card.schema.ts';

/** Link previews show about this many characters. */
const descriptionLength = 160;

/** The title the owner wrote, else the name and what the owner does. */
export function pageTitle({ seo, name, jobTitle, category }: PublicCard): string {
  const line = jobTitle ?? category;
  return seo.title ?? (line ? `${name} – ${line}` : name);
}

/** Description for search engines and link previews: the owner's text, else the start of the "about" text. */
export function pageDescription({ seo, about, jobTitle, category, name, place }: PublicCard): string {
  const whole =
    (seo.description ?? about.join(' ')) ||
    [jobTitle ?? category ?? name, place?.address].filter(Boolean).join(' · ');
  const line = whole.replace(/\s+/gu, ' ').trim();
  if (line.length <= descriptionLength) return line;
  return `${line.slice(0, descriptionLength).replace(/\s+\S*$/u, '')}…`;
}

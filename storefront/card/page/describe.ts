import type { PublicCard } from '../../../api/contract/cards/public-card.schema.ts';

/** Preview readers show about this much. */
const descriptionLength = 160;

/** Title of the page: the owner's words, else the name and what they do. */
export function pageTitle({ seo, name, jobTitle, category }: PublicCard): string {
  const line = jobTitle ?? category;
  return seo.title ?? (line ? `${name} – ${line}` : name);
}

/** Description for search and link previews: the owner's words, else the beginning of the text about them. */
export function pageDescription({ seo, about, jobTitle, category, name, place }: PublicCard): string {
  const whole =
    (seo.description ?? about.join(' ')) ||
    [jobTitle ?? category ?? name, place?.address].filter(Boolean).join(' · ');
  const line = whole.replace(/\s+/gu, ' ').trim();
  if (line.length <= descriptionLength) return line;
  return `${line.slice(0, descriptionLength).replace(/\s+\S*$/u, '')}…`;
}

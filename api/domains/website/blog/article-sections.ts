import { cleanTypedLine } from '../../../contract/base/typed-text.ts';

const heading = /<h2((?: dir="[^"]*")?)>([^]*?)<\/h2>/gu;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * Numbers the second-level headings of an article, so that a table of contents can link to them.
 * @param html as `sanitizeArticle` returns it
 */
export function markSections(html: string): { html: string; sections: { id: string; title: string }[] } {
  const sections: { id: string; title: string }[] = [];
  const marked = html.replace(heading, (whole, direction: string, content: string) => {
    const title = plainText(content);
    if (title === '') return whole;
    const id = `section-${sections.length + 1}`;
    sections.push({ id, title });
    return `<h2 id="${id}"${direction}>${content}</h2>`;
  });
  return { html: marked, sections };
}

const plainText = (html: string): string =>
  cleanTypedLine(
    html.replace(/<[^>]*>/gu, '').replace(/&(?:amp|lt|gt|quot);/gu, (name) => entities[name] ?? ''),
  );

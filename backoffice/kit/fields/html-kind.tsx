import { longText } from './text-kinds.tsx';
import type { FieldKind, ValueProps } from './field-kind.ts';

const blockEnds = /<\/(?:p|h[1-6]|li|blockquote|tr|figure|pre)>|<br\s*\/?>/giu;

/** The text of an article without its markup. The parser's document runs and loads nothing. */
export function textOfHtml(html: string): string {
  const parsed = new DOMParser().parseFromString(html.replace(blockEnds, '\n$&'), 'text/html');
  return (parsed.body.textContent ?? '').replace(/\n{3,}/gu, '\n\n').trim();
}

function Article({ value, record }: ValueProps) {
  return <longText.View value={textOfHtml(String(value))} record={record} />;
}

/** Rich text, shown as plain text: its markup never becomes part of the page. */
export const html: FieldKind = {
  View: Article,
  toText: (value) => textOfHtml(String(value)),
  isSortable: false,
  isWide: true,
};

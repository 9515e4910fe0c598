import { styled } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { textOfHtml } from '../../../kit/fields/own-text-fields.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

const Result = styled('figure')(({ theme }) => ({
  gridColumn: '1 / -1',
  margin: '0 0 16px',
  padding: 16,
  borderRadius: 10,
  backgroundColor: theme.tokens.groundQuiet,
  '& figcaption': { fontSize: '0.8125rem', color: theme.tokens.muted, marginBlockEnd: 8 },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& .address': { fontSize: '0.8125rem', color: theme.tokens.muted },
  '& .name': { fontSize: '1.125rem', fontWeight: 500, color: theme.tokens.primaryText },
  '& .words': { fontSize: '0.875rem', lineHeight: 1.5 },
}));

/** Search engines cut longer texts at about these lengths, in characters. */
const longest = { title: 60, description: 155 };

const cut = (text: string, limit: number) =>
  [...text].length > limit ? `${[...text].slice(0, limit).join('').trimEnd()}…` : text;
const asText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The article as a search engine would list it. */
export function SearchPreview() {
  const word = useMessages();
  const names = ['seoTitle', 'title', 'seoDescription', 'excerpt', 'content', 'slug'];
  const [seoTitle, title, seoDescription, excerpt, content, slug] = useWatch({ name: names }).map(asText);
  const name = seoTitle || title || '…';
  const words = seoDescription || excerpt || textOfHtml(content ?? '').replace(/\s+/gu, ' ');
  return (
    <Result>
      <figcaption>{word('seo.title')}</figcaption>
      <p className="address">
        <bdi dir="ltr">{`${window.location.host} › blog › ${slug || '…'}`}</bdi>
      </p>
      <p className="name" dir={directionOfText(name)}>
        {cut(name, longest.title)}
      </p>
      <p className="words" dir={directionOfText(words)}>
        {cut(words, longest.description) || word('seo.noDescription')}
      </p>
    </Result>
  );
}

/** The length of a text, and a warning when search engines would cut it. */
export function useLengthHint(source: string, kind: keyof typeof longest): string {
  const word = useMessages();
  const count = [...asText(useWatch({ name: source }))].length;
  const best = longest[kind];
  if (count === 0) return word(kind === 'title' ? 'seo.fromTitle' : 'seo.fromExcerpt');
  return word(count > best ? 'seo.tooLong' : 'seo.length', { count, best });
}

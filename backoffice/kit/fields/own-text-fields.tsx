// Texts that react-admin's TextField doesn't know: several lines, code, colours, articles, words of the system.
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CodeBlock } from '../components/CodeBlock.tsx';
import { TypedText } from '../components/TypedText.tsx';
import { wordOf } from './known-words.ts';
import { makeField, type ValueProps } from './make-field.tsx';

/** No wider than its words: a short one of the other direction stays beside its label. */
const asLines = {
  display: 'block',
  whiteSpace: 'pre-line',
  inlineSize: 'fit-content',
  maxWidth: 'min(70ch, 100%)',
  overflowWrap: 'anywhere',
} as const;

const Lines = ({ value }: ValueProps) => (
  <Box component={TypedText} className="wide" sx={asLines}>
    {String(value)}
  </Box>
);

/** A user's text with its line breaks; markup in it stays text. */
export const LongTextField = makeField(Lines);

const blockEnds = /<\/(?:p|h[1-6]|li|blockquote|tr|figure|pre)>|<br\s*\/?>/giu;

/** The text of an article without its markup. The parser's document runs and loads nothing. */
export function textOfHtml(html: string): string {
  const parsed = new DOMParser().parseFromString(html.replace(blockEnds, '\n$&'), 'text/html');
  return (parsed.body.textContent ?? '').replace(/\n{3,}/gu, '\n\n').trim();
}

/** Rich text as plain text, in place of `RichTextField`: its markup never becomes part of the page. */
export const ArticleTextField = makeField(
  ({ value, record }) => <Lines value={textOfHtml(String(value))} record={record} />,
  (value) => textOfHtml(String(value)),
);

/** Technical text, such as a stack trace. */
export const CodeBlockField = makeField(({ value }) => <CodeBlock>{String(value)}</CodeBlock>);

export const ColourField = makeField(({ value }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    {/^#[0-9a-f]{6}$/iu.test(String(value)) ? (
      <Box sx={{ width: 20, height: 20, borderRadius: '4px', backgroundColor: String(value) }} />
    ) : null}
    <TypedText dir="ltr">{String(value)}</TypedText>
  </Box>
));

/** A text that is either a value known to the system, in words, or stays as it is. */
export const KnownField = makeField(
  ({ value }) => {
    const word = wordOf(value, useTranslate());
    return word ? <span>{word}</span> : <TypedText>{String(value)}</TypedText>;
  },
  (value, translate) => wordOf(value, translate) ?? String(value),
);

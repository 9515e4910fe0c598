import { styled } from '@mui/material';

const Code = styled('pre')(({ theme }) => ({
  margin: '4px 0 0',
  padding: 12,
  maxBlockSize: 420,
  overflow: 'auto',
  maxInlineSize: '100%',
  borderRadius: 8,
  backgroundColor: theme.tokens.groundQuiet,
  color: theme.tokens.ink,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  textAlign: 'start',
}));

/** SQL, left to right in every language; focusable, because it scrolls. */
export function Sql({ text, label }: { text: string; label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Code dir="ltr" translate="no" role="group" aria-label={label} tabIndex={0}>
      {text}
    </Code>
  );
}

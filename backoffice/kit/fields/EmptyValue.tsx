import { styled } from '@mui/material';
import { visuallyHidden } from '../components/visually-hidden.ts';
import { useMessages } from '../i18n/use-messages.ts';

const Dash = styled('span')(({ theme }) => ({ color: theme.tokens.muted }));

/** Stands for an empty value: a dash for the eye, a word for screen readers. */
export function EmptyValue() {
  const word = useMessages();
  return (
    <Dash>
      <span aria-hidden="true">–</span>
      <span style={visuallyHidden}>{word('show.none')}</span>
    </Dash>
  );
}

/** Null, blank text, an empty list or an empty structure. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

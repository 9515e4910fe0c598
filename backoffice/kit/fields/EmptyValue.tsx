import { styled } from '@mui/material';
import { visuallyHidden } from '../components/visually-hidden.ts';
import { useMessages } from '../i18n/use-messages.ts';

const Dash = styled('span')(({ theme }) => ({ color: theme.tokens.muted }));

/** Stands where a field holds nothing: a dash to the eye, a word to the ear. */
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

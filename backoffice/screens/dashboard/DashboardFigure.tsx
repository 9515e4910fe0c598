import { styled } from '@mui/material';
import { Link } from 'react-router';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import type { DashboardEntry } from './figure-list.ts';

const Tile = styled(Link, { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: DashboardEntry['tone'];
}>(({ theme, tone }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  padding: '14px 16px',
  color: theme.tokens.muted,
  textDecoration: 'none',
  borderInlineStart: `1px solid ${theme.tokens.line}`,
  borderBlockEnd: `1px solid ${theme.tokens.line}`,
  marginBlockEnd: -1,
  marginInlineStart: -1,
  '&:hover b': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: 4 },
  '& b': {
    fontSize: '1.625rem',
    lineHeight: 1.2,
    fontWeight: 700,
    color: tone === 'bad' ? theme.tokens.danger : tone === 'late' ? theme.tokens.warning : theme.tokens.ink,
  },
  '& small': { fontSize: '0.8125rem' },
}));

export function DashboardFigure({ entry }: { entry: DashboardEntry }) {
  const word = useMessages();
  return (
    <Tile to={entry.to} tone={entry.tone}>
      <span>{word(entry.name)}</span>
      <b>
        <bdi className="figures">{entry.value}</bdi>
      </b>
      <small>{entry.note}</small>
    </Tile>
  );
}

import { Skeleton, styled } from '@mui/material';
import { Link } from 'react-router';
import { Figure } from '../components/Figure.tsx';
import { useTotal } from '../components/use-total.ts';
import { useWords, type WordKey } from '../i18n/use-words.ts';
import type { ResourceName } from '../resources/resource-entities.ts';

const Tile = styled(Link, { shouldForwardProp: (name) => name !== 'isWork' })<{ isWork: boolean }>(
  ({ theme, isWork }) => ({
    display: 'grid',
    gap: 2,
    padding: '14px 16px',
    color: theme.tokens.muted,
    textDecoration: 'none',
    borderInlineStart: `1px solid ${theme.tokens.line}`,
    '&:first-of-type': { borderInlineStart: 'none', paddingInlineStart: 0 },
    '&:hover b': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: 4 },
    '& b': {
      fontSize: '1.625rem',
      lineHeight: 1.2,
      fontWeight: 700,
      color: isWork ? theme.tokens.warning : theme.tokens.ink,
    },
    '& small': { fontSize: '0.8125rem' },
    [theme.breakpoints.down('md')]: {
      '&:nth-of-type(odd)': { borderInlineStart: 'none', paddingInlineStart: 0 },
      '&:nth-of-type(n + 3)': { borderBlockStart: `1px solid ${theme.tokens.line}` },
    },
  }),
);

interface Props {
  resource: ResourceName;
  filter?: Record<string, unknown>;
  label: WordKey;
  note: WordKey;
  /** Colour on a figure means that somebody has to act. */
  isWork?: boolean;
}

/** A count that opens the list it counts, with the same filter. */
export function DashboardFigure({ resource, filter = {}, label, note, isWork = false }: Props) {
  const word = useWords();
  const { total, failed } = useTotal(resource, filter);
  const search =
    Object.keys(filter).length > 0 ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : '';
  return (
    <Tile to={`/${resource}${search}`} isWork={isWork && Boolean(total)}>
      <span>{word(label)}</span>
      <b>{total === undefined ? <Missing failed={failed} /> : <Figure value={total} />}</b>
      <small>{word(note)}</small>
    </Tile>
  );
}

function Missing({ failed }: { failed: boolean }) {
  const word = useWords();
  return failed ? <span>{word('dashboard.unavailable')}</span> : <Skeleton width={72} />;
}

import { styled } from '@mui/material';
import { useGetResourceLabel } from 'react-admin';
import { NavLink } from 'react-router';
import { useMessages } from '../i18n/use-messages.ts';
import { Figure } from '../components/Figure.tsx';
import { visuallyHidden } from '../components/visually-hidden.ts';
import { useWaitingWork } from '../components/use-waiting-work.ts';
import type { MenuEntry, ResourceEntry } from './menu-entry.ts';

const Entry = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 34,
  paddingInline: 10,
  borderRadius: 8,
  color: theme.tokens.ink,
  textDecoration: 'none',
  fontWeight: 500,
  '& svg': { flex: 'none', color: theme.tokens.muted },
  '& .text': { flex: 1 },
  '& .waiting': {
    minInlineSize: 24,
    paddingInline: 6,
    borderRadius: 10,
    fontSize: '0.75rem',
    fontWeight: 700,
    lineHeight: '20px',
    textAlign: 'center',
    backgroundColor: theme.tokens.accent,
    color: theme.tokens.onAccent,
  },
  '&:hover': { backgroundColor: theme.tokens.line },
  '&.active': {
    backgroundColor: theme.tokens.ink,
    color: theme.tokens.ground,
    '& svg': { color: theme.tokens.ground },
  },
  [theme.breakpoints.down('md')]: { minBlockSize: 44 },
}));

export function MenuLink({ entry, onGo }: { entry: MenuEntry; onGo?: (() => void) | undefined }) {
  const word = useMessages();
  const resourceLabel = useGetResourceLabel();
  const Icon = entry.icon;
  const isPage = 'path' in entry;
  return (
    <Entry
      to={isPage ? entry.path : `/${entry.resource}`}
      end={isPage && entry.path === '/'}
      {...(onGo ? { onClick: onGo } : {})}
    >
      <Icon size={19} aria-hidden="true" />
      <span className="text">{isPage ? word(entry.label) : resourceLabel(entry.resource, 2)}</span>
      {isPage && entry.Badge ? <entry.Badge /> : null}
      {!isPage && entry.waiting ? <Waiting work={entry.waiting} /> : null}
    </Entry>
  );
}

function Waiting({ work }: { work: NonNullable<ResourceEntry['waiting']> }) {
  const word = useMessages();
  const { data } = useWaitingWork();
  const waiting = data?.[work] ?? 0;
  const count = typeof waiting === 'number' ? waiting : waiting.count;
  if (count === 0) return null;
  return (
    <>
      <span className="waiting" aria-hidden="true">
        <Figure value={count} />
      </span>
      <span style={visuallyHidden}>{word('menu.waiting', { count })}</span>
    </>
  );
}

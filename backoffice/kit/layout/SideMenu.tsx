import { styled } from '@mui/material';
import { Link } from 'react-router';
import { useMessages } from '../i18n/use-messages.ts';
import { Logo } from './Logo.tsx';
import type { MenuGroup } from './menu-entry.ts';
import { MenuLink } from './MenuLink.tsx';

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  paddingBlockEnd: 24,
  backgroundColor: theme.tokens.groundQuiet,
  '& .home': {
    display: 'flex',
    alignItems: 'center',
    blockSize: 56,
    paddingInline: 18,
    textDecoration: 'none',
    flex: 'none',
  },
  '& .group': {
    margin: '14px 18px 4px',
    fontSize: '0.75rem',
    fontWeight: 600,
    color: theme.tokens.muted,
  },
  '& ul': { listStyle: 'none', margin: 0, padding: '0 8px' },
}));

export function SideMenu({ groups, onGo }: { groups: readonly MenuGroup[]; onGo?: () => void }) {
  const word = useMessages();
  return (
    <Panel>
      <nav aria-label={word('menu.label')}>
        <Link className="home" to="/" onClick={onGo}>
          <Logo />
        </Link>
        {groups.map((group) => (
          <div key={group.title}>
            <p className="group" id={`group-${group.title}`}>
              {word(group.title)}
            </p>
            <ul aria-labelledby={`group-${group.title}`}>
              {group.entries.map((entry) => (
                <li key={'path' in entry ? entry.path : entry.resource}>
                  <MenuLink entry={entry} onGo={onGo} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </Panel>
  );
}

import CaretDownIcon from '~icons/ph/caret-down';
import { ButtonBase, styled } from '@mui/material';
import { Menu, useGetResourceLabel, useSidebarState, useStore } from 'react-admin';
import { WaitingCount } from '../components/WaitingCount.tsx';
import { useWaitingWork } from '../components/use-waiting-work.ts';
import { visuallyHidden } from '../components/visually-hidden.ts';
import { useMessages } from '../i18n/use-messages.ts';
import type { MenuEntry } from './menu-entry.ts';
import { useOffice } from './office-context.ts';

/** react-admin's menu in groups, with counts of the rows that wait for staff. */
export function OfficeMenu() {
  const word = useMessages();
  const { menu } = useOffice();
  const [open] = useSidebarState();
  const isLong = menu.reduce((sum, { entries }) => sum + entries.length, 0) > fitting;
  const [closed, setClosed] = useStore<readonly string[]>('menu.closed', isLong ? seldom : []);
  return (
    <nav aria-label={word('menu.label')}>
      {menu.map(({ title, entries }) => {
        // Icons alone are all there.
        const isClosed = open && closed.includes(title);
        return (
          <div key={title}>
            <GroupTitle
              id={`group-${title}`}
              aria-expanded={!isClosed}
              disabled={!open}
              sx={open ? null : visuallyHidden}
              onClick={() => setClosed(isClosed ? closed.filter((one) => one !== title) : [...closed, title])}
            >
              {word(title)}
              {isClosed ? <Waiting entries={entries} /> : null}
              <CaretDownIcon size={14} aria-hidden="true" />
            </GroupTitle>
            {isClosed ? null : (
              <Menu aria-labelledby={`group-${title}`}>
                {entries.map((entry) => (
                  <Entry key={'path' in entry ? entry.path : entry.resource} entry={entry} />
                ))}
              </Menu>
            )}
          </div>
        );
      })}
    </nav>
  );
}

/** More entries than this don't fit a usual window: what is needed least starts closed. */
const fitting = 24;
const seldom = ['menu.money', 'menu.system'];

const GroupTitle = styled(ButtonBase)(({ theme }) => ({
  justifyContent: 'flex-start',
  gap: 6,
  inlineSize: '100%',
  padding: '14px 18px 4px',
  color: theme.tokens.muted,
  font: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 600,
  '& svg': { marginInlineStart: 'auto', flex: 'none' },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  [theme.breakpoints.down('md')]: { minBlockSize: 44 },
}));

function Entry({ entry }: { entry: MenuEntry }) {
  const word = useMessages();
  const resourceLabel = useGetResourceLabel();
  const Icon = entry.icon;
  const isPage = 'path' in entry;
  return (
    <Menu.Item
      to={isPage ? entry.path : `/${entry.resource}`}
      leftIcon={<Icon size={19} aria-hidden="true" />}
      primaryText={
        <>
          {isPage ? word(entry.label) : resourceLabel(entry.resource, 2)}
          {isPage && entry.Badge ? <entry.Badge /> : null}
          <Waiting entries={[entry]} />
        </>
      }
    />
  );
}

/** How many rows wait for staff behind an entry, or behind a group that is closed. */
function Waiting({ entries }: { entries: readonly MenuEntry[] }) {
  const { data } = useWaitingWork();
  const count = entries.reduce((sum, entry) => {
    const waiting = ('waiting' in entry && entry.waiting && data?.[entry.waiting]) || 0;
    return sum + (typeof waiting === 'number' ? waiting : waiting.count);
  }, 0);
  return <WaitingCount count={count} />;
}

import { Typography } from '@mui/material';
import { Menu, useGetResourceLabel, useSidebarState } from 'react-admin';
import { Figure } from '../components/Figure.tsx';
import { useWaitingWork } from '../components/use-waiting-work.ts';
import { visuallyHidden } from '../components/visually-hidden.ts';
import { useMessages } from '../i18n/use-messages.ts';
import type { MenuEntry, ResourceEntry } from './menu-entry.ts';
import { useOffice } from './office-context.ts';

/** react-admin's menu in groups, with counts of the rows that wait for staff. */
export function OfficeMenu() {
  const word = useMessages();
  const { menu } = useOffice();
  const [open] = useSidebarState();
  return (
    <nav aria-label={word('menu.label')}>
      {menu.map(({ title, entries }) => (
        <div key={title}>
          <Typography
            id={`group-${title}`}
            color="textSecondary"
            sx={open ? { padding: '14px 18px 0', fontSize: '0.75rem', fontWeight: 600 } : visuallyHidden}
          >
            {word(title)}
          </Typography>
          <Menu aria-labelledby={`group-${title}`}>
            {entries.map((entry) => (
              <Entry key={'path' in entry ? entry.path : entry.resource} entry={entry} />
            ))}
          </Menu>
        </div>
      ))}
    </nav>
  );
}

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
          {!isPage && entry.waiting ? <Waiting work={entry.waiting} /> : null}
        </>
      }
    />
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

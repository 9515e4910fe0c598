import { Link, useLocation } from 'react-router';
import { Stamp } from '../../components/stamp.tsx';
import { OnwardsIcon } from '../../features/navigation/shell-icons.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { findRoute } from '../find-route.ts';
import { routeTable } from '../route-table.ts';
import styles from './announced.module.css';
import { onwardLinks, withCompany, type AnnouncedId } from './announced-links.ts';
import { CompanyContacts } from './company-contacts.tsx';
import { useAnnouncedMessages } from './use-announced-messages.ts';

const pathOf = new Map<string, string>(routeTable.map((route) => [route.id, route.path]));

/** A page whose content is still being made: what will be there, in one honest sentence, and ways on. */
export default function Announced() {
  const { nav, titles } = useMessages();
  const texts = useAnnouncedMessages();
  const { pathname } = useLocation();
  const id = findRoute(pathname)?.route.id as AnnouncedId;
  const links = onwardLinks[id];
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['sheet']} aria-hidden="true">
        <i />
        <i />
        <i />
        <Stamp small className={styles['stamp']} decorative>
          {texts.badge}
        </Stamp>
      </div>
      <div className={styles['words']}>
        <h1>{titles[id]}</h1>
        <p className={styles['lede']}>{texts.sentences[id]}</p>
        {withCompany.has(id) && <CompanyContacts />}
        <h2 className={styles['rule']}>{texts.onwards}</h2>
        <ul className={styles['links']}>
          {links.map((link) => (
            <li key={link}>
              <Link to={pathOf.get(link) ?? '/'}>
                <span>{link === 'landing' ? nav.home : titles[link]}</span>
                <OnwardsIcon />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

import { useMessages } from '../../../i18n/messages.ts';
import type { NavigationLink } from '../navigation/navigation-links.ts';
import styles from './header.module.css';

/** The drawer needs a script; without one, narrow screens get its links as a plain line. */
export function ScriptlessLinks({ links }: { links: readonly NavigationLink[] }) {
  const { nav } = useMessages();
  return (
    <noscript>
      <p className={styles['scriptless']}>
        {links.map((link) => (
          <a key={link.to} href={link.to}>
            {nav[link.label]}
          </a>
        ))}
      </p>
    </noscript>
  );
}

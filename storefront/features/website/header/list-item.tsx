import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { isServerPage } from '../../../routes/find-route.ts';
import styles from './list-popover.module.css';

interface ListItemProps {
  title: string;
  text: string;
  createdAt: string;
  /** The word for "new" if the item is; else null. */
  fresh: string | null;
  icon: ReactNode;
  /** Action of the line, if any. */
  onPress?: () => void;
  /** Address of a page of this site instead. */
  href?: string | null;
}

/** One line of a popover's list; an unread one has its corner turned down. */
export function ListItem({ title, text, createdAt, fresh, icon, onPress, href = null }: ListItemProps) {
  const language = useLanguage();
  return (
    <li className={styles['item']} data-fresh={fresh === null ? undefined : ''}>
      <span className={styles['icon']} aria-hidden="true">
        {icon}
      </span>
      <div className={styles['text']}>
        <b>
          {fresh !== null && <VisuallyHidden>{fresh}: </VisuallyHidden>}
          {href !== null ? (
            <Link
              className={styles['press']}
              to={href}
              reloadDocument={isServerPage(new URL(href, 'http://local.invalid').pathname)}
              onClick={onPress}
            >
              <bdi dir={directionOfText(title)}>{title}</bdi>
            </Link>
          ) : onPress ? (
            <button type="button" className={styles['press']} onClick={onPress}>
              <bdi dir={directionOfText(title)}>{title}</bdi>
            </button>
          ) : (
            <bdi dir={directionOfText(title)}>{title}</bdi>
          )}
        </b>
        <p>
          <bdi dir={directionOfText(text)}>{text}</bdi>
        </p>
        <time dateTime={createdAt}>{formatMoment(createdAt, language)}</time>
      </div>
    </li>
  );
}

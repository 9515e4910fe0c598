import ArrowRightIcon from '~icons/ph/arrow-right';
import { Link } from 'react-router';
import styles from './pages-nav.module.css';
import { useListMessages } from './use-list-messages.ts';

interface PagesNavProps {
  page: number;
  pages: number;
  addressOf(page: number): string;
}

/** Links to the other pages of a list; renders nothing for a single page. */
export function PagesNav({ page, pages, addressOf }: PagesNavProps) {
  const { pages: texts } = useListMessages();
  if (pages < 2) return null;
  return (
    <nav className={styles['nav']} aria-label={texts.label}>
      {page > 1 && (
        <Link className={styles['back']} to={addressOf(Math.min(page - 1, pages))} rel="prev">
          <ArrowRightIcon className="turns" aria-hidden />
          {texts.previous}
        </Link>
      )}
      <span className={styles['place']}>{texts.place(page, pages)}</span>
      {page < pages && (
        <Link className={styles['next']} to={addressOf(page + 1)} rel="next">
          {texts.next}
          <ArrowRightIcon className="turns" aria-hidden />
        </Link>
      )}
    </nav>
  );
}

import { useMessages } from '../i18n/messages.ts';
import { usePageLoading } from './page-loading.ts';
import styles from './page-progress.module.css';

/** A thin line under the header while the browser fetches a page's code; it appears only after 300 ms. */
export function PageProgress() {
  const { pageLoading } = useMessages();
  if (!usePageLoading()) return null;
  return <output className={styles['line']} aria-label={pageLoading} />;
}

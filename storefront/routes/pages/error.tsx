import { ErrorPanel } from '../../features/website/errors/error-panel.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { usePageState } from '../../lib/page-state.ts';
import styles from './page.module.css';

/** The server could not make the page: a general reason, the number to give to support, and what to do. */
export default function Issue() {
  const { titles, issue } = useMessages();
  const { instead, requestId } = usePageState();
  const kind = instead === 'unavailable' ? 'unavailable' : 'server-error';
  return (
    <div className={`wrap ${styles['page']}`}>
      <ErrorPanel
        page
        type="server"
        title={titles[kind]}
        message={issue[kind]}
        errorNumber={requestId}
        onRetry={() => window.location.reload()}
        home
      />
    </div>
  );
}

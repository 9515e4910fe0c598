import { fetchExportEndpoint } from '../../../../api/contract/accounts/data-export.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import type { DataExportView } from '../../../../api/contract/accounts/data-export.schema.ts';
import { DownloadButton } from '../../../components/download-button.tsx';
import { StatusWord, type StatusTone } from '../../../components/status-word.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { formatDate, formatMoment } from '../../../lib/format-date.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import styles from './account-page.module.css';
import { useAccountMessages } from './use-account-messages.ts';

const tones: Record<DataExportView['status'], StatusTone> = {
  queued: 'waiting',
  running: 'waiting',
  ready: 'good',
  failed: 'bad',
};

/** One export: its progress, or its download link. */
export function ExportRow({ file }: { file: DataExportView }) {
  const { exports: texts } = useAccountMessages();
  const language = useLanguage();
  const { id, status, progress, byteSize, createdAt, expiresAt } = file;
  return (
    <li className={styles['row']}>
      <div className={styles['about']}>
        <p className={styles['name']}>
          {texts.from(formatMoment(createdAt, language))}
          <StatusWord tone={tones[status]}>{texts.statuses[status]}</StatusWord>
        </p>
        <p className={styles['facts']}>
          {status === 'ready' && (
            <>
              <span>{texts.megabytes(((byteSize ?? 0) / 1_048_576).toFixed(1))}</span>
              <span>{texts.until(formatDate(expiresAt, language))}</span>
            </>
          )}
          {status === 'failed' && <span>{texts.again}</span>}
        </p>
        {(status === 'queued' || status === 'running') && (
          <progress className={styles['progress']} aria-label={texts.progress} max={100} value={progress}>
            {progress}%
          </progress>
        )}
      </div>
      {status === 'ready' && (
        <DownloadButton
          path={pathOf(fetchExportEndpoint, { params: { id } })}
          onFailed={(error) =>
            toast({
              title: texts.notSaved,
              ...(error instanceof ApiError && { description: error.message }),
              variant: 'destructive',
            })
          }
        >
          {texts.download}
        </DownloadButton>
      )}
    </li>
  );
}

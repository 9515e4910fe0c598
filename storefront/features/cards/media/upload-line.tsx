import WarningCircleIcon from '~icons/ph/warning-circle';
import XIcon from '~icons/ph/x';
import { IconButton } from '../../../components/icon-button.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import styles from './media.module.css';
import { useMediaMessages } from './use-media-messages.ts';
import type { Upload } from './use-uploads.ts';

interface UploadLineProps {
  upload: Upload;
  onStop(): void;
  onRetry(): void;
}

/** Progress of one file, or why it failed. */
export function UploadLine({ upload, onStop, onRetry }: UploadLineProps) {
  const texts = useMediaMessages();
  const { name, percent, issue, mayRetry } = upload;
  if (issue !== null)
    return (
      <div className={styles['issue']} role="alert">
        <WarningCircleIcon aria-hidden />
        <span className={styles['issueText']}>
          <bdi>{name}</bdi>: {issue}
        </span>
        {mayRetry && <TextButton onClick={onRetry}>{texts.again}</TextButton>}
        <IconButton label={texts.dismiss} onClick={onStop}>
          <XIcon aria-hidden />
        </IconButton>
      </div>
    );
  return (
    <div className={styles['upload']}>
      <div className={styles['uploadText']}>
        <bdi className={styles['fileName']}>{name}</bdi>
        <span>{percent < 100 ? texts.percent(percent) : texts.working}</span>
      </div>
      <progress className={styles['bar']} max={100} value={percent} aria-label={texts.sending(name)} />
      <IconButton label={texts.stop(name)} onClick={onStop}>
        <XIcon aria-hidden />
      </IconButton>
    </div>
  );
}

import { classNames } from '../components/class-names.ts';
import { Button } from '../components/button.tsx';
import { useMessages } from '../i18n/messages.ts';
import styles from './plain-error.module.css';

/** Shown when the error panel's code can't be fetched either: most likely there is no connection. */
export function PlainError({ onRetry }: { onRetry(): void }) {
  const { pageFailed: texts } = useMessages();
  return (
    <div className={classNames('wrap', styles['panel'])} role="alert">
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <Button onClick={onRetry}>{texts.retry}</Button>
    </div>
  );
}

import { useMessages } from '../i18n/messages.ts';

/** Said when not even the error panel's code can be fetched: most likely there is no connection. */
export function PlainError({ onRetry }: { onRetry(): void }) {
  const { pageFailed: texts } = useMessages();
  return (
    <div className="wrap" role="alert">
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <button type="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}

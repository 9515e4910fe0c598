import { useMessages } from '../i18n/messages.ts';

/** Shown when the error panel's code can't be fetched either: most likely there is no connection. */
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

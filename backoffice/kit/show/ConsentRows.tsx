import { useTranslate } from 'react-admin';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import type { ConsentView } from '../../../api/contract/payments/payment-commands.schema.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { Timeline } from './Timeline.tsx';

/** What a customer agreed to before paying, in the words they read. */
export function ConsentRows({ consents }: { consents: readonly ConsentView[] }) {
  const word = useMessages();
  const translate = useTranslate();
  return (
    <Timeline
      title="payments.consents"
      none="payments.noConsents"
      rows={consents.map(({ id, kind, language, version, text, agreedAt }) => ({
        key: id,
        at: agreedAt,
        what: word(`payments.consentKinds.${kind}`),
        more: (
          <>
            {translate(`bikur.choices.language.${language}`)} · {word('payments.consentVersion')}{' '}
            <bdi dir="ltr">{version}</bdi>
          </>
        ),
        below: (
          <q className="more" dir={directionOfText(text)} lang={language} style={{ whiteSpace: 'pre-line' }}>
            {text}
          </q>
        ),
      }))}
    />
  );
}

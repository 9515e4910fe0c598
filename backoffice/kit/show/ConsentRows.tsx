import { useTranslate } from 'react-admin';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import type { ConsentView } from '../../../api/contract/payments/payment-commands.schema.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { TimelineMoment, TimelinePart } from './TimelineRows.tsx';

/** What a customer agreed to before paying, in the words they read. */
export function ConsentRows({ consents }: { consents: readonly ConsentView[] }) {
  const word = useMessages();
  const translate = useTranslate();
  return (
    <TimelinePart title={word('payments.consents')} none={word('payments.noConsents')} rows={consents}>
      {({ id, kind, language, version, text, agreedAt }) => (
        <li key={id}>
          <TimelineMoment at={agreedAt} />
          <b>{word(`payments.consentKinds.${kind}`)}</b>
          <span>{translate(`bikur.choices.language.${language}`)}</span>
          <span className="more">
            {word('payments.consentVersion')} <bdi dir="ltr">{version}</bdi>
          </span>
          <q
            className="more"
            dir={directionOfText(text)}
            lang={language}
            style={{ flexBasis: '100%', whiteSpace: 'pre-line' }}
          >
            {text}
          </q>
        </li>
      )}
    </TimelinePart>
  );
}

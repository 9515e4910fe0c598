import type { MyCard } from '../../../../api/contract/cards/my-cards.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { TextLink } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import styles from './card-tile.module.css';
import { useDashboardMessages } from './use-dashboard-messages.ts';
import { reportReasonMessages } from '../../../../api/contract/cards/messages.ts';

export function TakedownHint({ takedown }: { takedown: NonNullable<MyCard['takedown']> }) {
  const texts = useDashboardMessages();
  const language = useLanguage();
  const { reason, message } = takedown;
  return (
    <>
      <p className={styles['hint']}>{texts.takenDownHint(reportReasonMessages[reason][language])}</p>
      {message && (
        <p className={styles['hint']} dir={directionOfText(message)}>
          {message}
        </p>
      )}
      <TextLink small to="/contact">
        {texts.objectToTakedown}
      </TextLink>
    </>
  );
}

import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import styles from './print-preview.module.css';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** A printed card, front and back, with its owner's name and a working QR code. */
export function PrintedSides({ card }: { card: PublicCard }) {
  const { preview: texts } = usePhysicalCardsMessages();
  return (
    <div className={styles['sides']}>
      <div className={styles['front']}>
        <b>
          <bdi dir={directionOfText(card.name)}>{card.name}</bdi>
        </b>
        {card.jobTitle && (
          <span>
            <bdi dir={directionOfText(card.jobTitle)}>{card.jobTitle}</bdi>
          </span>
        )}
        {card.phone && <bdi dir="ltr">{card.phone.text}</bdi>}
      </div>
      <div className={styles['back']}>
        <img
          src={`${card.path}/qr.svg`}
          alt={texts.code(card.name)}
          width="232"
          height="232"
          loading="lazy"
        />
        <div>
          <b>
            {texts.tap.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </b>
          <bdi dir="ltr">{card.url.replace(/^https?:\/\//u, '')}</bdi>
        </div>
      </div>
    </div>
  );
}

import QrCodeIcon from '~icons/ph/qr-code';
import WhatsappLogoIcon from '~icons/ph/whatsapp-logo';
import { whatsappShare } from '../../../../api/contract/base/share-links.ts';
import type { StatsCard } from '../../../../api/contract/statistics/card-events.schema.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { buttonClass } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { usePageState } from '../../../lib/page-state.ts';
import styles from './no-visits.module.css';
import { useStatsMessages } from './use-stats-messages.ts';

/** No views yet: how to spread the card. Without a card, how to make one. */
export function NoVisits({ card }: { card: StatsCard | undefined }) {
  const texts = useStatsMessages();
  const { publicUrl } = usePageState();
  if (!card)
    return (
      <section className={styles['none']}>
        <h2>{texts.noCardTitle}</h2>
        <p>{texts.noCardText}</p>
        <ButtonLink to="/editor">{texts.newCard}</ButtonLink>
      </section>
    );
  const address = publicUrl + card.path;
  return (
    <section className={styles['none']}>
      <h2>{texts.emptyTitle}</h2>
      <p>{card.isPublic ? texts.emptyText : texts.emptyPrivate}</p>
      {card.isPublic ? (
        <>
          <p className={styles['address']}>
            <bdi dir="ltr">{address}</bdi>
            <CopyButton text={address} label={texts.copy} copiedLabel={texts.copied} />
          </p>
          <p className={styles['ways']}>
            <a
              className={buttonClass({})}
              href={whatsappShare(texts.shareText(address))}
              target="_blank"
              rel="noopener"
            >
              <WhatsappLogoIcon aria-hidden />
              {texts.sendWhatsapp}
            </a>
            <a className={buttonClass({ variant: 'line' })} href={`${card.path}/qr.png?size=1024`} download>
              <QrCodeIcon aria-hidden />
              {texts.qr}
            </a>
            <ButtonLink to="/physical-cards" variant="line">
              {texts.printed}
            </ButtonLink>
          </p>
        </>
      ) : (
        <ButtonLink to={`/editor/${card.id}`}>{texts.edit}</ButtonLink>
      )}
    </section>
  );
}

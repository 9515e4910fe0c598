import CameraIcon from '~icons/ph/camera';
import CheckIcon from '~icons/ph/check';
import CopyIcon from '~icons/ph/copy';
import DownloadSimpleIcon from '~icons/ph/download-simple';
import ListChecksIcon from '~icons/ph/list-checks';
import WhatsappLogoIcon from '~icons/ph/whatsapp-logo';
import { whatsappShare } from '../../../../api/contract/base/share-links.ts';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import { CardPreview } from '../../../card/CardPreview.tsx';
import { furtherSections } from '../../../card/further-preview.ts';
import { buttonClass } from '../../../components/button.tsx';
import { Dialog, DialogTitle } from '../../../components/dialog.tsx';
import { InkBleed, Stamp } from '../../../components/stamp.tsx';
import { TextButton, textButtonClass, TextLink } from '../../../components/text-button.tsx';
import { useCopy } from '../../../components/use-copy.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatStampDate } from '../../../lib/format-date.ts';
import styles from './published-dialog.module.css';
import { sharedAddress } from './shared-address.ts';
import { useShareMessages } from './use-share-messages.ts';

interface PublishedDialogProps {
  card: PublicCard;
  /** The day it was published, by the server's clock. */
  now: Date;
  /** Proposals that its owner neither confirmed nor dropped. */
  waiting: number;
  /** Opens all the other ways to share. */
  onMore: () => void;
  onClose: () => void;
}

/** The moment a new card is in the air: the card itself, stamped, and the quickest way to its first reader. */
export function PublishedDialog({ card, now, waiting, onMore, onClose }: PublishedDialogProps) {
  const texts = useShareMessages();
  const language = useLanguage();
  const { copied, copy } = useCopy();
  const url = sharedAddress(card);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} closeLabel={texts.close}>
      <InkBleed />
      <div className={styles['columns']} data-wide>
        <div className={styles['object']}>
          <span className={styles['sheets']} />
          <div className={styles['card']}>
            <CardPreview card={card} now={now} further={furtherSections} />
          </div>
          <Stamp decorative className={styles['stamp']}>
            {texts.stamp}
            <bdi dir="ltr">{formatStampDate(now, language)}</bdi>
          </Stamp>
        </div>
        <div className={styles['text']}>
          <DialogTitle className={styles['title']}>{texts.publishedTitle(card.name)}</DialogTitle>
          <div className={styles['address']}>
            <input
              aria-label={texts.link}
              value={url}
              readOnly
              dir="ltr"
              onFocus={(event) => event.currentTarget.select()}
            />
            <TextButton onClick={() => void copy(url)}>
              {copied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
              <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
            </TextButton>
          </div>
          <a
            className={buttonClass({ size: 'big', wide: true })}
            href={whatsappShare(texts.message(card.name, url))}
            target="_blank"
            rel="noopener"
          >
            <WhatsappLogoIcon aria-hidden />
            {texts.sendCard}
          </a>
          <div className={styles['code']}>
            <img src={`${card.path}/qr.svg`} alt={texts.codeAlt(card.name)} width={144} height={144} />
            <div>
              <b>{texts.scanTitle}</b>
              <p>{texts.scanText}</p>
              <a className={textButtonClass()} href={`${card.path}/qr.svg`} download>
                <DownloadSimpleIcon aria-hidden />
                {texts.downloadCode}
              </a>
            </div>
          </div>
          <p className={styles['finish']}>
            <TextLink to={`/editor/${card.id}?section=media`} onClick={onClose}>
              <CameraIcon aria-hidden />
              {texts.addPicture}
            </TextLink>
            {waiting > 0 && (
              <TextLink to={`/editor/${card.id}?section=services&proposals=1`} onClick={onClose}>
                <ListChecksIcon aria-hidden />
                {texts.proposalsWait(waiting)}
              </TextLink>
            )}
            <TextButton onClick={onMore}>{texts.moreWays}</TextButton>
          </p>
        </div>
      </div>
    </Dialog>
  );
}

import CheckIcon from '~icons/ph/check';
import CopyIcon from '~icons/ph/copy';
import EnvelopeSimpleIcon from '~icons/ph/envelope-simple';
import ShareNetworkIcon from '~icons/ph/share-network';
import WhatsappLogoIcon from '~icons/ph/whatsapp-logo';
import { whatsappShare } from '../../../../api/contract/base/share-links.ts';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import { buttonClass, Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useCopy } from '../../../components/use-copy.ts';
import styles from './share-dialog.module.css';
import { sharedAddress } from './shared-address.ts';
import { useShareMessages } from './use-share-messages.ts';

/** The card's address, and the quickest ways to send it. */
export function LinkPanel({ card }: { card: PublicCard }) {
  const texts = useShareMessages();
  const { copied, copy } = useCopy();
  const url = sharedAddress(card);
  const message = texts.message(card.name, url);
  const mail = `mailto:?subject=${encodeURIComponent(texts.subject(card.name))}&body=${encodeURIComponent(message)}`;
  return (
    <div className={styles['panel']}>
      <div className={styles['link']}>
        <TextField
          label={texts.link}
          value={url}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void copy(url)}>
          {copied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
          <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
        </Button>
      </div>
      <div className={styles['buttons']}>
        <a
          className={buttonClass({ variant: 'line' })}
          href={whatsappShare(message)}
          target="_blank"
          rel="noopener"
        >
          <WhatsappLogoIcon aria-hidden />
          {texts.whatsapp}
        </a>
        <a className={buttonClass({ variant: 'line' })} href={mail}>
          <EnvelopeSimpleIcon aria-hidden />
          {texts.mail}
        </a>
        {'share' in navigator && (
          <Button variant="line" onClick={() => void shareBySystem(texts.subject(card.name), url)}>
            <ShareNetworkIcon aria-hidden />
            {texts.system}
          </Button>
        )}
      </div>
    </div>
  );
}

async function shareBySystem(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Closing the system's share sheet rejects the promise; that is no error.
  }
}

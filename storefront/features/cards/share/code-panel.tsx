import DownloadSimpleIcon from '~icons/ph/download-simple';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import { buttonClass } from '../../../components/button.tsx';
import styles from './share-dialog.module.css';
import { useShareMessages } from './use-share-messages.ts';

/** The card's QR code, to show and to print. */
export function CodePanel({ card }: { card: PublicCard }) {
  const texts = useShareMessages();
  const vector = `${card.path}/qr.svg`;
  const pixels = `${card.path}/qr.png?size=1024`;
  return (
    <div className={styles['panel']}>
      <img className={styles['code']} src={vector} alt={texts.codeAlt(card.name)} width={232} height={232} />
      <p>{texts.codeText}</p>
      <div className={styles['buttons']}>
        <a className={buttonClass({})} href={vector} download>
          <DownloadSimpleIcon aria-hidden />
          {texts.downloadSvg}
        </a>
        <a className={buttonClass({ variant: 'line' })} href={pixels} download>
          <DownloadSimpleIcon aria-hidden />
          {texts.downloadPng}
        </a>
      </div>
    </div>
  );
}

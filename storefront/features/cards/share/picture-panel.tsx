import DownloadSimpleIcon from '~icons/ph/download-simple';
import { useState } from 'react';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import { buttonClass } from '../../../components/button.tsx';
import { Switch } from '../../../components/switch.tsx';
import styles from './share-dialog.module.css';
import { useShareMessages } from './use-share-messages.ts';

/** A background for meetings and signs for the counter, with the card's code (docs/product.md 12.11). */
export function PicturePanel({ card }: { card: PublicCard }) {
  const texts = useShareMessages();
  const [isMirrored, setMirrored] = useState(false);
  const background = `${card.path}/background.png`;
  return (
    <div className={styles['panel']}>
      <h3>{texts.backgroundTitle}</h3>
      <p>{texts.backgroundText}</p>
      <img
        className={isMirrored ? styles['mirrored'] : styles['background']}
        src={background}
        alt={texts.backgroundAlt}
        width={480}
        height={270}
      />
      <Switch label={texts.mirrored} checked={isMirrored} onChange={setMirrored} />
      <p>{texts.backgroundMirror}</p>
      <div className={styles['buttons']}>
        <a className={buttonClass({})} href={background} download>
          <DownloadSimpleIcon aria-hidden />
          {texts.downloadBackground}
        </a>
      </div>
      <h3>{texts.posterTitle}</h3>
      <p>{texts.posterText}</p>
      <div className={styles['buttons']}>
        <a className={buttonClass({})} href={`${card.path}/poster-a4.pdf`} download>
          <DownloadSimpleIcon aria-hidden />
          {texts.poster}
        </a>
        <a className={buttonClass({ variant: 'line' })} href={`${card.path}/sign-a6.pdf`} download>
          <DownloadSimpleIcon aria-hidden />
          {texts.sign}
        </a>
      </div>
    </div>
  );
}

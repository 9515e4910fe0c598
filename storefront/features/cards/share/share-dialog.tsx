import { useState } from 'react';
import type { MyCardStatus } from '../../../../api/contract/cards/my-cards.schema.ts';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import { Dialog, DialogTitle } from '../../../components/dialog.tsx';
import { CodePanel } from './code-panel.tsx';
import { EmbedPanel } from './embed-panel.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { LinkPanel } from './link-panel.tsx';
import styles from './share-dialog.module.css';
import { SignaturePanel } from './signature-panel.tsx';
import { useShareMessages } from './use-share-messages.ts';

interface ShareDialogProps {
  card: PublicCard;
  status: MyCardStatus;
  onClose: () => void;
}

const ways = ['link', 'code', 'signature', 'picture', 'embed'] as const;

/** Every way to share a card: link, code, mail signature, background for meetings and signs, embedding. */
export function ShareDialog({ card, status, onClose }: ShareDialogProps) {
  const texts = useShareMessages();
  const [way, setWay] = useState<(typeof ways)[number]>('link');
  const isPrivate = status === 'private';
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} closeLabel={texts.close}>
      <DialogTitle className={styles['title']}>{texts.title(card.name)}</DialogTitle>
      {isPrivate && <p className={styles['private']}>{texts.privateNote}</p>}
      <div className={styles['ways']} role="group" aria-label={texts.ways}>
        {ways
          .filter((name) => name !== 'embed' || !isPrivate)
          .map((name) => (
            <button key={name} type="button" aria-pressed={way === name} onClick={() => setWay(name)}>
              {texts.way[name]}
            </button>
          ))}
      </div>
      {way === 'link' && <LinkPanel card={card} />}
      {way === 'code' && <CodePanel card={card} />}
      {way === 'signature' && <SignaturePanel card={card} />}
      {way === 'picture' && <PicturePanel card={card} />}
      {way === 'embed' && <EmbedPanel card={card} onLeave={onClose} />}
    </Dialog>
  );
}

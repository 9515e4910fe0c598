import CheckIcon from '~icons/ph/check';
import CopyIcon from '~icons/ph/copy';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { usePageState } from '../../../lib/page-state.ts';
import {
  mailSignature,
  signatureHtml,
  signatureLayouts,
  signatureText,
  type SignatureLayout,
} from './mail-signature.ts';
import styles from './share-dialog.module.css';
import { SignaturePreview } from './signature-preview.tsx';
import { useCopyRich } from './use-copy-rich.ts';
import { useShareMessages } from './use-share-messages.ts';

/** An e-mail signature made from the card (docs/product.md 5). */
export function SignaturePanel({ card }: { card: PublicCard }) {
  const texts = useShareMessages();
  const { publicUrl } = usePageState();
  const { copied, copy } = useCopyRich();
  const [layout, setLayout] = useState<SignatureLayout>('portrait');
  const signature = mailSignature(card, publicUrl, layout);
  const html = signatureHtml(signature);
  return (
    <div className={styles['panel']}>
      <p>{texts.signatureText}</p>
      <fieldset className={styles['layouts']}>
        <legend>{texts.signatureLayout}</legend>
        {signatureLayouts.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="signature-layout"
              checked={layout === name}
              onChange={() => setLayout(name)}
            />
            {texts.layouts[name]}
          </label>
        ))}
      </fieldset>
      <figure className={styles['signature']} aria-label={texts.signaturePreview}>
        <SignaturePreview part={signature} />
      </figure>
      <div className={styles['buttons']}>
        <Button onClick={() => void copy(html, signatureText(card))}>
          {copied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
          <span aria-live="polite">{copied ? texts.copied : texts.copySignature}</span>
        </Button>
        <CopyButton text={html} label={texts.copyHtml} copiedLabel={texts.copied} />
      </div>
    </div>
  );
}

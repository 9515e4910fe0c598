import CheckIcon from '~icons/ph/check';
import CopyIcon from '~icons/ph/copy';
import EnvelopeSimpleIcon from '~icons/ph/envelope-simple';
import WhatsappLogoIcon from '~icons/ph/whatsapp-logo';
import { useEffect, useRef } from 'react';
import { whatsappShare } from '../../../../api/contract/base/share-links.ts';
import type { Invited } from '../../../../api/contract/cards/my-reviews.schema.ts';
import { Button, buttonClass } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useCopy } from '../../../components/use-copy.ts';
import styles from './reviews.module.css';
import { useReviewsMessages } from './use-reviews-messages.ts';

interface ReadyLinkProps {
  invited: Invited;
  cardName: string;
  onClose(): void;
}

/** A link that was just made, which nobody can read later, and the ways to send it. */
export function ReadyLink({ invited, cardName, onClose }: ReadyLinkProps) {
  const texts = useReviewsMessages();
  const { copied, copy } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  const { link, invitation } = invited;
  const message = texts.message(invitation.clientName, cardName, link);
  useEffect(() => heading.current?.focus(), []);
  const mail = `mailto:?subject=${encodeURIComponent(texts.mailSubject(cardName))}&body=${encodeURIComponent(message)}`;
  return (
    <section className={styles['ready']}>
      <h3 ref={heading} tabIndex={-1}>
        {texts.ready(invitation.clientName)}
      </h3>
      <TextField
        label={texts.link}
        value={link}
        readOnly
        dir="ltr"
        help={texts.readyNote}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles['actions']}>
        <Button size="small" onClick={() => void copy(link)}>
          {copied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
          <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
        </Button>
        <a
          className={buttonClass({ variant: 'line', size: 'small' })}
          href={whatsappShare(message)}
          target="_blank"
          rel="noopener"
        >
          <WhatsappLogoIcon aria-hidden />
          {texts.whatsapp}
        </a>
        <a className={buttonClass({ variant: 'line', size: 'small' })} href={mail}>
          <EnvelopeSimpleIcon aria-hidden />
          {texts.mail}
        </a>
        <Button variant="quiet" size="small" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </section>
  );
}

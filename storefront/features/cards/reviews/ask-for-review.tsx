import CopyIcon from '~icons/ph/copy';
import WhatsappLogoIcon from '~icons/ph/whatsapp-logo';
import { useState, type FormEvent } from 'react';
import { inviteToReviewEndpoint } from '../../../../api/contract/cards/my-reviews.endpoint.ts';
import type { Invited } from '../../../../api/contract/cards/my-reviews.schema.ts';
import { invitationDays, reviewLimits } from '../../../../api/contract/cards/review-rules.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { ApiError } from '../../../lib/api-errors.ts';
import { call } from '../../../lib/call.ts';
import { ReadyLink } from './ready-link.tsx';
import styles from './reviews.module.css';
import { openWhatsapp, type WhatsappWindow } from './open-whatsapp.ts';
import { useReviewAction } from './use-review-actions.ts';
import { useReviewsMessages } from './use-reviews-messages.ts';

/** Makes a client's personal link; the owner sends it, so the client's number stays with the owner. */
export function AskForReview({ cardId, cardName }: { cardId: number; cardName: string }) {
  const texts = useReviewsMessages();
  const [clientName, setClientName] = useState('');
  const [subject, setSubject] = useState('');
  const [ready, setReady] = useState<Invited | null>(null);
  const invite = useReviewAction(
    async (whatsapp: WhatsappWindow | null) => {
      try {
        const invited = await call(inviteToReviewEndpoint, {
          params: { id: cardId },
          body: { clientName, subject },
        });
        whatsapp?.go(texts.message(invited.invitation.clientName, cardName, invited.link));
        return invited;
      } catch (issue) {
        whatsapp?.close();
        throw issue;
      }
    },
    {
      onDone: (invited) => {
        setReady(invited);
        setClientName('');
        setSubject('');
      },
    },
  );
  const errors = invite.error instanceof ApiError ? invite.error.fields : {};
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!invite.isPending) invite.mutate(openWhatsapp());
  }
  return (
    <>
      {ready && (
        <ReadyLink key={ready.link} invited={ready} cardName={cardName} onClose={() => setReady(null)} />
      )}
      <form className={styles['ask']} onSubmit={submit} noValidate>
        <TextField
          label={texts.clientName}
          placeholder={texts.clientNameHint}
          error={errors['clientName']}
          maxLength={reviewLimits.clientName}
          autoComplete="off"
          dir={directionOfText(clientName || texts.clientNameHint)}
          value={clientName}
          onChange={({ target }) => setClientName(target.value)}
        />
        <TextField
          label={
            <>
              {texts.subject} <small>{texts.optional}</small>
            </>
          }
          placeholder={texts.subjectHint}
          error={errors['subject']}
          maxLength={reviewLimits.subject}
          autoComplete="off"
          dir={directionOfText(subject || texts.subjectHint)}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
        />
        <Button type="submit" wide busy={invite.isPending}>
          <WhatsappLogoIcon aria-hidden />
          {texts.sendWhatsapp}
        </Button>
        <Button variant="line" wide busy={invite.isPending} onClick={() => invite.mutate(null)}>
          <CopyIcon aria-hidden />
          {texts.copyLink}
        </Button>
        <p className={styles['note']}>{texts.linkNote(invitationDays)}</p>
      </form>
    </>
  );
}

import { readBelongingsEndpoint } from '../../../../api/contract/cards/my-cards.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import { useId, useState, type FormEvent } from 'react';
import type { MyCard } from '../../../../api/contract/cards/my-cards.schema.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogDescription, DialogTitle } from '../../../components/dialog.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { FormIssue } from '../../accounts/sign-in/form-issue.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import styles from './delete-card-dialog.module.css';
import { useDashboardMessages } from './use-dashboard-messages.ts';
import { useDeleteCard } from '../use-my-cards.ts';

interface DeleteCardDialogProps {
  own: MyCard;
  onClose: () => void;
}

/** Lists what is deleted with the card, and requires the owner to type a word. */
export function DeleteCardDialog({ own, onClose }: DeleteCardDialogProps) {
  const { remove: texts } = useDashboardMessages();
  const [typed, setTyped] = useState('');
  const [issue, setIssue] = useState('');
  const deletion = useDeleteCard();
  const formId = useId();

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (deletion.isPending) return;
    if (typed.trim().toLowerCase() !== texts.word) return setIssue(texts.wrong(texts.word));
    try {
      await deletion.mutateAsync(own.id);
      toast({ title: texts.done });
      onClose();
    } catch {
      // The dialog shows the error; the card is unchanged.
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} closeLabel={texts.close}>
      <DialogTitle className={styles['title']}>{texts.title(own.card.name)}</DialogTitle>
      <DialogDescription className={styles['text']}>{texts.text}</DialogDescription>
      <Belongings cardId={own.id} />
      <form id={formId} className={styles['form']} noValidate onSubmit={(event) => void confirm(event)}>
        <FormIssue text={deletion.isError ? texts.failed : ''} />
        <TextField
          label={texts.type(texts.word)}
          error={issue || undefined}
          value={typed}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            setIssue('');
          }}
        />
        <div className={styles['buttons']}>
          <Button type="submit" variant="danger" busy={deletion.isPending}>
            {texts.confirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Belongings({ cardId }: { cardId: number }) {
  const { remove: texts } = useDashboardMessages();
  const { data, isError, refetch } = useRead(
    readBelongingsEndpoint,
    { params: { id: cardId } },
    { staleTime: 0 },
  );
  if (isError && !data)
    return (
      <div className={styles['goes']} role="alert">
        <p>{texts.unknown}</p>
        <TextButton small onClick={() => void refetch()}>
          {texts.retry}
        </TextButton>
      </div>
    );
  if (!data)
    return (
      <div className={styles['goes']} aria-busy="true">
        <p>{texts.loading}</p>
        <Skeleton />
      </div>
    );
  const lines = [
    data.views > 0 ? texts.views(data.views) : texts.noViews,
    data.leads > 0 && texts.leads(data.leads),
    data.reviews > 0 && texts.reviews(data.reviews),
    data.chips > 0 && texts.chips(data.chips),
    texts.address,
    data.formerAddresses > 0 && texts.formerAddresses(data.formerAddresses),
  ].filter((line) => line !== false);
  return (
    <div className={styles['goes']}>
      <p>{texts.goes}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {data.orders > 0 && <p>{texts.orders}</p>}
    </div>
  );
}

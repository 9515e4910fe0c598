import { listMyCardsEndpoint } from '../../../../api/contract/cards/my-cards.endpoint.ts';
import {
  acceptInvitationEndpoint,
  declineInvitationEndpoint,
} from '../../../../api/contract/subscriptions/team.endpoint.ts';
import { call, useRead } from '../../../lib/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { ApiError } from '../../../lib/api-errors.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import styles from './team-page.module.css';
import { useTeamMessages } from './use-team-messages.ts';

interface InvitationFormProps {
  token: string;
  /** The name the company sets on its cards. */
  setsName: string | null;
  username: string;
  onDeclined(): void;
}

/** Accepts a team's card: a new one, or one the user has. */
export function InvitationForm({ token, setsName, username, onDeclined }: InvitationFormProps) {
  const texts = useTeamMessages();
  const { invitation: words } = texts;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const own = useRead(listMyCardsEndpoint);
  const [cardId, setCardId] = useState<number | null>(null);
  const [name, setName] = useState(username);
  const [issue, setIssue] = useState<string>();
  const fail = (error: Error) =>
    toast({ title: texts.failed, description: error.message, variant: 'destructive' });
  const accept = useMutation({
    mutationFn: async () =>
      await call(acceptInvitationEndpoint, {
        body: {
          token,
          cardId,
          businessName: cardId === null && setsName === null ? name : null,
        },
      }),
    onSuccess: (made) => {
      void queries.invalidateQueries();
      toast({ title: words.accepted });
      void navigate(`/editor/${made.cardId}`);
    },
    onError: (error) => {
      const ofName = error instanceof ApiError ? error.fields['businessName'] : undefined;
      setIssue(ofName);
      if (!ofName) fail(error);
    },
  });
  const decline = useMutation({
    mutationFn: () => call(declineInvitationEndpoint, { body: { token } }),
    onSuccess: onDeclined,
    onError: fail,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    accept.mutate();
  }

  const cards = own.data?.cards ?? [];
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      {cards.length > 0 && (
        <Field label={words.which} help={cardId === null ? undefined : words.ownNote}>
          {(control) => (
            <select
              {...control}
              value={cardId ?? ''}
              onChange={(event) => setCardId(event.target.value === '' ? null : Number(event.target.value))}
            >
              <option value="">{words.fresh}</option>
              {cards.map(({ id, card }) => (
                <option key={id} value={id}>
                  {words.own(card.name)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {cardId === null && (
        <TextField
          label={words.name}
          help={setsName === null ? words.nameHelp : words.setsName}
          error={issue}
          disabled={setsName !== null}
          value={setsName ?? name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <div className={styles['actions']}>
        <Button type="submit" size="tall" busy={accept.isPending}>
          {words.accept}
        </Button>
        <TextButton disabled={decline.isPending} onClick={() => decline.mutate()}>
          {words.decline}
        </TextButton>
      </div>
    </form>
  );
}

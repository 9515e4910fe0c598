import ChatTextIcon from '~icons/ph/chat-text';
import { useState } from 'react';
import { required, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { startConversationEndpoint } from '../../../api/contract/support/start-conversation.endpoint.ts';
import { WordsInput } from '../form/text-inputs.tsx';
import { UserInput } from '../form/UserInput.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { useMay } from '../access/use-may.ts';
import { call } from '../providers/call.ts';
import { DialogButton } from './DialogButton.tsx';

/**
 * Begins a conversation and leads to it (docs/product.md 13.4), for whoever works in the inbox.
 * @param user with whom; without, the dialog asks
 */
export function WriteButton({ user }: { user?: number }) {
  const word = useMessages();
  const notify = useNotify();
  const navigate = useNavigate();
  const may = useMay();
  // A message sent twice from one dialog is one; that of the next dialog is another, also where the first's answer got lost.
  const [clientId, setClientId] = useState('');
  if (!may.hold('inbox')) return null;
  return (
    <DialogButton
      label={word(user === undefined ? 'person.begin' : 'person.write')}
      title={word('person.write')}
      explain={word('person.writeExplain')}
      icon={<ChatTextIcon />}
      onOpen={() => setClientId(crypto.randomUUID())}
      onSubmit={async ({ userId, subject, content }) => {
        const { conversationId } = await call(startConversationEndpoint, {
          body: {
            userId: user ?? Number(userId),
            clientId,
            subject: String(subject),
            content: String(content),
          },
        });
        notify('bikur.person.written', { type: 'success' });
        void navigate(`/support/${conversationId}`);
      }}
    >
      {user === undefined ? <UserInput source="userId" label={word('person.whom')} /> : null}
      <WordsInput source="subject" label={word('person.subject')} validate={required()} />
      <WordsInput
        source="content"
        label={word('person.message')}
        validate={required()}
        multiline
        minRows={4}
      />
    </DialogButton>
  );
}

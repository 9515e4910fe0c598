import CardsIcon from '~icons/ph/identification-card';
import ChatTextIcon from '~icons/ph/chat-text';
import EnvelopeSimpleIcon from '~icons/ph/envelope-simple';
import { Button } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, required, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { startConversationEndpoint } from '../../../../api/contract/support/start-conversation.endpoint.ts';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { CommandDialog } from '../../../kit/commands/CommandDialog.tsx';
import { issuesOf } from '../../../kit/commands/use-command.ts';
import { PhoneInput, WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { call } from '../../../kit/providers/call.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

/** What staff begin with somebody: a conversation, a card, an invitation once more (docs/product.md 13.4). */
export function OwnerCommands({ user }: { user: ResourceRecord<'users'> }) {
  const word = useMessages();
  return (
    <>
      <WriteButton userId={user.id} />
      <CommandButton
        command="create-card"
        label={word('person.makeCard')}
        explain={word('person.makeCardExplain')}
        success={word('person.cardMade')}
        defaultValues={{ phone: user.phone ?? '', isPublic: false }}
        icon={<CardsIcon />}
      >
        <WordsInput source="businessName" label={word('person.cardName')} validate={required()} fullWidth />
        <PhoneInput
          source="phone"
          label="resources.business-profiles.fields.phone"
          validate={required()}
          fullWidth
        />
        <WordsInput source="jobTitle" label="resources.business-profiles.fields.jobTitle" fullWidth />
        <BooleanInput source="isPublic" label={word('person.cardPublic')} />
      </CommandButton>
      {user.isInvited ? (
        <CommandButton
          command="send-invitation"
          label={word('person.inviteAgain')}
          explain={word('person.inviteAgainExplain')}
          success={word('person.inviteSent')}
          icon={<EnvelopeSimpleIcon />}
        />
      ) : null}
    </>
  );
}

/** Begins a conversation and leads to it. */
function WriteButton({ userId }: { userId: number }) {
  const word = useMessages();
  const notify = useNotify();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  // Of each opening: a message sent twice is one.
  const [clientId, setClientId] = useState('');
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="dialog"
        startIcon={<ChatTextIcon />}
        onClick={() => {
          setClientId(crypto.randomUUID());
          setOpen(true);
        }}
      >
        {word('person.write')}
      </Button>
      {open ? (
        <CommandDialog
          title={word('person.write')}
          explain={word('person.writeExplain')}
          onClose={() => setOpen(false)}
          onSubmit={async ({ subject, content }) => {
            try {
              const { conversationId } = await call(startConversationEndpoint, {
                body: { userId, clientId, subject: String(subject), content: String(content) },
              });
              notify('bikur.person.written', { type: 'success' });
              void navigate(`/support/${conversationId}`);
            } catch (error) {
              return issuesOf(error);
            }
            return undefined;
          }}
        >
          <WordsInput source="subject" label={word('person.subject')} validate={required()} fullWidth />
          <WordsInput
            source="content"
            label={word('person.message')}
            validate={required()}
            multiline
            minRows={4}
            fullWidth
          />
        </CommandDialog>
      ) : null}
    </>
  );
}

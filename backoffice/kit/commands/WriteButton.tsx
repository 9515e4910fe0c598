import ChatTextIcon from '~icons/ph/chat-text';
import { Button } from '@mui/material';
import { useState } from 'react';
import { AutocompleteInput, ReferenceInput, required, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { startConversationEndpoint } from '../../../api/contract/support/start-conversation.endpoint.ts';
import { WordsInput } from '../form/text-inputs.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { useMay } from '../access/use-may.ts';
import { call } from '../providers/call.ts';
import { nameOfUser } from '../record-names.ts';
import { CommandDialog } from './CommandDialog.tsx';
import { issuesOf } from './use-command.ts';

/**
 * Begins a conversation and leads to it (docs/product.md 13.4), for whoever works in the inbox.
 * @param user with whom; without, the dialog asks
 */
export function WriteButton({ user }: { user?: number }) {
  const word = useMessages();
  const notify = useNotify();
  const navigate = useNavigate();
  const may = useMay();
  const [open, setOpen] = useState(false);
  // Of each opening: a message sent twice is one.
  const [clientId, setClientId] = useState('');
  if (!may.hold('inbox')) return null;
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
        {word(user === undefined ? 'person.begin' : 'person.write')}
      </Button>
      {open ? (
        <CommandDialog
          title={word('person.write')}
          explain={word('person.writeExplain')}
          onClose={() => setOpen(false)}
          onSubmit={async ({ userId, subject, content }) => {
            try {
              const { conversationId } = await call(startConversationEndpoint, {
                body: {
                  userId: user ?? Number(userId),
                  clientId,
                  subject: String(subject),
                  content: String(content),
                },
              });
              notify('bikur.person.written', { type: 'success' });
              setOpen(false);
              void navigate(`/support/${conversationId}`);
            } catch (error) {
              return issuesOf(error);
            }
            return undefined;
          }}
        >
          {user === undefined ? (
            <ReferenceInput source="userId" reference="users">
              <AutocompleteInput
                label={word('person.whom')}
                optionText={nameOfUser}
                filterToQuery={(q: string) => (q ? { q } : {})}
                validate={required()}
              />
            </ReferenceInput>
          ) : null}
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

import { Alert, Button, styled, TextField } from '@mui/material';
import PaperPlaneTiltIcon from '~icons/ph/paper-plane-tilt';
import { useRef } from 'react';
import { maxMessageLength, type SupportThread } from '../../../api/contract/support/support.schema.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { CannedAnswers } from './CannedAnswers.tsx';
import { useAnswer } from './use-answer.ts';

const Box = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '12px 16px',
  paddingBlockEnd: 'max(12px, env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${theme.tokens.line}`,
  '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& .keys': { color: theme.tokens.muted, fontSize: '0.8125rem', marginInlineStart: 'auto' },
  [theme.breakpoints.down('md')]: {
    '& .keys': { display: 'none' },
    '& .send': { marginInlineStart: 'auto' },
  },
}));

/** Ctrl+Enter sends the answer; an unsent one is stored as a draft, and a failed send loses nothing. */
export function AnswerBox({ thread }: { thread: SupportThread }) {
  const word = useMessages();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, setText, send, isSending, issue } = useAnswer(thread.conversation.id);
  const insert = (words: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    const next = (text.slice(0, selectionStart) + words + text.slice(selectionEnd)).slice(
      0,
      maxMessageLength,
    );
    setText(next);
    const end = Math.min(selectionStart + words.length, next.length);
    // After the field has rendered the new text.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(end, end);
    });
  };
  return (
    <Box
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {thread.conversation.isClosed ? <p className="keys">{word('desk.inbox.opensAgain')}</p> : null}
      {issue === null ? null : (
        <Alert severity="error">{issue === '' ? word('desk.inbox.sendOffline') : issue}</Alert>
      )}
      <TextField
        inputRef={field}
        multiline
        minRows={3}
        maxRows={12}
        fullWidth
        placeholder={word('desk.inbox.answer')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          send();
        }}
        slotProps={{
          htmlInput: { 'aria-label': word('desk.inbox.answer'), dir: 'auto', maxLength: maxMessageLength },
        }}
      />
      <div className="row">
        <CannedAnswers conversationId={thread.conversation.id} onChoose={insert} />
        <span className="keys">{word('desk.inbox.sendKeys')}</span>
        <Button
          className="send"
          type="submit"
          variant="contained"
          disabled={isSending || text.trim() === ''}
          endIcon={<PaperPlaneTiltIcon className="turns" />}
        >
          {isSending ? word('desk.inbox.sending') : word('desk.inbox.send')}
        </Button>
      </div>
    </Box>
  );
}

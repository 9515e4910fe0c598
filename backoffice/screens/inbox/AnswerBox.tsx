import {
  Alert,
  Box,
  Button,
  Chip,
  IconButton,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import LockSimpleIcon from '~icons/ph/lock-simple';
import PaperclipIcon from '~icons/ph/paperclip';
import PaperPlaneTiltIcon from '~icons/ph/paper-plane-tilt';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { attachmentLimits } from '../../../api/contract/support/attachment-limits.ts';
import { maxMessageLength, type SupportThread } from '../../../api/contract/support/support.schema.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { typedInto } from '../../kit/shortcuts/use-shortcuts.ts';
import { CannedAnswers } from './CannedAnswers.tsx';
import { useAnswer } from './use-answer.ts';
import { useSignalTyping } from './use-inbox.ts';

/**
 * An answer with its files, or a note between staff, which has the cursor where a keyboard is likely. Ctrl+Enter sends,
 * and a slash that begins an answer leads to the canned ones; an unsent one is stored as a draft, and a failed send loses
 * nothing. It is no form, for the shortcut that saves one would send it.
 */
export function AnswerBox({ thread }: { thread: SupportThread }) {
  const word = useMessages();
  const translate = useTranslate();
  const { id, isClosed } = thread.conversation;
  const field = useRef<HTMLTextAreaElement>(null);
  const canned = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [mode, setMode] = useState<'answer' | 'note'>('answer');
  const isNote = mode === 'note';
  const { text, setText, files, attach, detach, send, isSending, isUploading, issue } = useAnswer(id, isNote);
  const signalTyping = useSignalTyping(id, isNote);
  useEffect(() => {
    // On a phone the keyboard would cover what was written.
    if (!window.matchMedia('(hover: hover)').matches || document.activeElement?.matches(typedInto)) return;
    field.current?.focus({ preventScroll: true });
    // Behind an unsent answer.
    field.current?.setSelectionRange(maxMessageLength, maxMessageLength);
  }, []);
  const insert = (words: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    const next = text.slice(0, selectionStart) + words + text.slice(selectionEnd);
    setText(next.slice(0, maxMessageLength));
    const end = Math.min(selectionStart + words.length, maxMessageLength);
    // After the field has rendered the new text.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(end, end);
    });
  };
  return (
    <Box
      sx={({ tokens }) => ({
        display: 'grid',
        gap: 1,
        padding: '12px 16px',
        paddingBlockEnd: 'max(12px, env(safe-area-inset-bottom))',
        borderBlockStart: `1px solid ${tokens.line}`,
        ...(isNote && { backgroundColor: tokens.warningWash }),
      })}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={mode}
          onChange={(_event, next: 'answer' | 'note' | null) => next && setMode(next)}
          aria-label={word('desk.inbox.what')}
        >
          <ToggleButton value="answer">{word('desk.inbox.toPerson')}</ToggleButton>
          <ToggleButton value="note">
            <LockSimpleIcon aria-hidden />
            &nbsp;{word('desk.inbox.note')}
          </ToggleButton>
        </ToggleButtonGroup>
        <Box component="small" sx={{ color: 'text.secondary', display: { xs: 'none', md: 'inline' } }}>
          {word(isNote ? 'desk.inbox.sendKeys' : 'desk.inbox.answerKeys')}
        </Box>
      </Stack>
      {isClosed && !isNote ? <Alert severity="info">{word('desk.inbox.opensAgain')}</Alert> : null}
      {issue ? <Alert severity="error">{translate(issue, { _: issue })}</Alert> : null}
      <TextField
        inputRef={field}
        multiline
        minRows={3}
        maxRows={12}
        fullWidth
        placeholder={word(isNote ? 'desk.inbox.noteHelp' : 'desk.inbox.answer')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          signalTyping();
        }}
        onPaste={({ clipboardData }) => clipboardData.files.length > 0 && attach?.(clipboardData.files)}
        onKeyDown={(event) => {
          const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          const isSearch = event.key === '/' && text === '' && canned.current;
          if (!isSend && !isSearch) return;
          event.preventDefault();
          if (isSend) send?.();
          else canned.current?.focus();
        }}
        slotProps={{
          htmlInput: {
            'aria-label': word(isNote ? 'desk.inbox.note' : 'desk.inbox.answer'),
            dir: 'auto',
            maxLength: maxMessageLength,
          },
        }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {files.map((file) => (
          <Chip key={file.id} label={file.name} onDelete={() => detach(file.id)} />
        ))}
        {isNote ? null : (
          <>
            <CannedAnswers conversationId={id} onChoose={insert} inputRef={canned} />
            <IconButton
              disabled={!attach || isUploading}
              aria-label={word('desk.inbox.attach')}
              onClick={() => picker.current?.click()}
            >
              <PaperclipIcon />
            </IconButton>
            <input
              ref={picker}
              type="file"
              hidden
              multiple
              accept={attachmentLimits.accepts}
              onChange={({ target }) => {
                attach?.(target.files ?? []);
                target.value = '';
              }}
            />
          </>
        )}
        <Button
          variant="contained"
          disabled={isSending || !send}
          onClick={() => send?.()}
          endIcon={<PaperPlaneTiltIcon className="turns" />}
          sx={{ marginInlineStart: 'auto' }}
        >
          {word(isSending ? 'desk.inbox.sending' : isNote ? 'desk.inbox.writeNote' : 'desk.inbox.send')}
        </Button>
      </Stack>
    </Box>
  );
}

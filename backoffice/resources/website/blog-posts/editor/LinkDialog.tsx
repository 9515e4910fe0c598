import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { safeHref } from '../../../../kit/components/safe-href.ts';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';
import { labelsAbove } from '../../../../kit/theme/labels-above.ts';

/**
 * `bikur.co.il` → `https://bikur.co.il`, `a@b.co` → `mailto:a@b.co`; null for an address that must not be
 * linked.
 */
function readLink(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/u.test(text)) return safeHref(`mailto:${text}`);
  if (/^[\w.-]+\.[a-z]{2,}(?:[/?#]|$)/iu.test(text)) return safeHref(`https://${text}`);
  return text === '' ? null : safeHref(text);
}

/** Sets, changes or removes the link under the cursor. Issues stand beside the address. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const word = useMessages();
  const translate = useTranslate();
  const present = String(editor.getAttributes('link')['href'] ?? '');
  const [address, setAddress] = useState(present);
  const [isWrong, setWrong] = useState(false);
  const titleId = useId();

  function save(event: FormEvent): void {
    event.preventDefault();
    // Otherwise React would pass the event on to the article's form around the dialog.
    event.stopPropagation();
    const href = readLink(address);
    if (href === null) {
      setWrong(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !present)
      chain
        .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else chain.setLink({ href }).run();
    onClose();
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs" disableRestoreFocus>
      <form onSubmit={save} noValidate>
        <DialogTitle id={titleId}>{word('editor.linkTitle')}</DialogTitle>
        <DialogContent sx={labelsAbove}>
          <DialogContentText>{word('editor.linkExplain')}</DialogContentText>
          <TextField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type this
            autoFocus
            fullWidth
            margin="normal"
            label={word('editor.linkAddress')}
            value={address}
            error={isWrong}
            helperText={isWrong ? word('editor.linkWrong') : ' '}
            onChange={(event) => {
              setAddress(event.target.value);
              setWrong(false);
            }}
            slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url', autoComplete: 'off', maxLength: 2000 } }}
          />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          {present ? (
            <Button
              color="error"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              {word('editor.linkRemove')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {word('editor.linkSave')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

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
import { useMessages } from '../../../../kit/i18n/use-messages.ts';
import { labelsAbove } from '../../../../kit/theme/labels-above.ts';
import { PictureField } from '../../../../kit/media/PictureField.tsx';

interface Props {
  editor: Editor;
  /** A file that the author dropped or pasted into the text. */
  file: File | null;
  onClose: () => void;
}

const maxDescriptionLength = 300;

/** Inserts a picture with its alternative text, or changes that of the selected one. */
export function PictureDialog({ editor, file, onClose }: Props) {
  const word = useMessages();
  const translate = useTranslate();
  const titleId = useId();
  const chosen = editor.isActive('image') && !file ? editor.getAttributes('image') : null;
  const [address, setAddress] = useState<string | null>(chosen ? String(chosen['src']) : null);
  const [description, setDescription] = useState(String(chosen?.['alt'] ?? ''));
  const [isMissing, setMissing] = useState(false);

  function save(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    if (!address) {
      setMissing(true);
      return;
    }
    const attributes = { src: address, alt: description.trim() };
    if (chosen) editor.chain().focus().updateAttributes('image', attributes).run();
    else editor.chain().focus().setImage(attributes).createParagraphNear().run();
    onClose();
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm" disableRestoreFocus>
      <form onSubmit={save} noValidate>
        <DialogTitle id={titleId}>{word('editor.pictureTitle')}</DialogTitle>
        <DialogContent sx={labelsAbove}>
          <DialogContentText sx={{ mb: 2 }}>{word('editor.pictureExplain')}</DialogContentText>
          <PictureField
            label={word('editor.picture')}
            value={address}
            file={file}
            issue={isMissing && !address ? word('editor.pictureEmpty') : null}
            onChange={setAddress}
          />
          <TextField
            fullWidth
            margin="normal"
            label={word('editor.pictureAlt')}
            helperText={word('editor.pictureAltHelp')}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: maxDescriptionLength } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {word(chosen ? 'editor.pictureSave' : 'editor.pictureInsert')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

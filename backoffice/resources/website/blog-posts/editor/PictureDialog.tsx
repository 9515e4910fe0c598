import type { Editor } from '@tiptap/core';
import { CommandDialog } from '../../../../kit/commands/CommandDialog.tsx';
import { WordsInput } from '../../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';
import { PictureInput } from '../../../../kit/media/PictureInput.tsx';

interface Props {
  editor: Editor;
  /** A file that the author dropped or pasted into the text. */
  file: File | null;
  onClose: () => void;
}

/** Inserts a picture with its alternative text, or changes that of the selected one. */
export function PictureDialog({ editor, file, onClose }: Props) {
  const word = useMessages();
  const chosen = editor.isActive('image') && !file ? editor.getAttributes('image') : null;
  const save = async ({ src, alt }: Record<string, unknown>) => {
    if (!src) return { src: 'bikur.editor.pictureEmpty' };
    const attributes = { src: String(src), alt: String(alt ?? '').trim() };
    if (chosen) editor.chain().focus().updateAttributes('image', attributes).run();
    else editor.chain().focus().setImage(attributes).createParagraphNear().run();
    return onClose();
  };
  return (
    <CommandDialog
      title={word('editor.pictureTitle')}
      explain={word('editor.pictureExplain')}
      submitLabel={word(chosen ? 'editor.pictureSave' : 'editor.pictureInsert')}
      defaultValues={{ src: chosen?.['src'] ?? null, alt: chosen?.['alt'] ?? '' }}
      onSubmit={save}
      onClose={onClose}
      disableRestoreFocus
    >
      <PictureInput source="src" label={word('editor.image')} file={file} />
      <WordsInput
        source="alt"
        label={word('editor.pictureAlt')}
        helperText={word('editor.pictureAltHelp')}
        maxLength={300}
      />
    </CommandDialog>
  );
}

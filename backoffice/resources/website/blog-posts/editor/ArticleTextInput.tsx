import { FormHelperText } from '@mui/material';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { directionOfText } from '../../../../../api/contract/base/typed-text.ts';
import { visuallyHidden } from '../../../../kit/components/visually-hidden.ts';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';
import { articleExtensions } from './article-extensions.ts';
import { cleanPaste } from './clean-paste.ts';
import { EditorSurface } from './EditorSurface.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import type { Asked } from './tools.ts';
import { WordCount } from './WordCount.tsx';

const pictureIn = (files: FileList | undefined | null): File | null =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/')) ?? null;

/** The article's text, edited as visitors will see it. Its value is HTML, which the server sanitizes again. */
export function ArticleTextInput({ source }: { source: string }) {
  const word = useMessages();
  const translate = useTranslate();
  const { field, fieldState, id } = useInput({ source, defaultValue: '' });
  const title: unknown = useWatch({ name: 'title' });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [dropped, setDropped] = useState<File | null>(null);
  const [begun] = useState(() => String(field.value ?? ''));
  const written = useRef(begun);
  const change = useRef(field.onChange);
  useEffect(() => {
    change.current = field.onChange;
  });
  const askForPicture = (file: File) => {
    setDropped(file);
    setAsked('picture');
  };
  const editor = useEditor({
    extensions: articleExtensions,
    content: begun,
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': word('article.text'),
        'aria-describedby': `${id}-help`,
      },
      transformPastedHTML: cleanPaste,
      handlePaste: (_view, event) => {
        const file = pictureIn(event.clipboardData?.files);
        // Word puts a picture of the text on the clipboard beside the text itself.
        if (!file || event.clipboardData?.getData('text/html')) return false;
        askForPicture(file);
        return true;
      },
      handleDrop: (_view, event) => {
        const file = pictureIn(event.dataTransfer?.files);
        if (!file) return false;
        event.preventDefault();
        askForPicture(file);
        return true;
      },
      handleKeyDown: (view, event) => {
        if (event.key !== 'F10' || !event.altKey) return false;
        const place = view.dom.closest('[data-editor]');
        place?.querySelector<HTMLElement>('[data-editor-toolbar] button[tabindex="0"]')?.focus();
        return true;
      },
    },
    onUpdate: ({ editor: now }) => {
      written.current = now.isEmpty ? '' : now.getHTML();
      change.current(written.current);
    },
  });

  // Only values from outside (a restored draft, a save) replace the editor's content, not the author's typing.
  const outside = String(field.value ?? '');
  useEffect(() => {
    if (!editor || outside === written.current) return;
    written.current = outside;
    editor.commands.setContent(outside, { emitUpdate: false });
  }, [editor, outside]);

  const isEmpty = useEditorState({ editor, selector: ({ editor: now }) => now?.isEmpty ?? true });
  const dir = directionOfText(`${String(title ?? '')} ${outside.slice(0, 400)}`);
  const issue = fieldState.error?.message;
  if (!editor) return null;
  return (
    <div className="wide" data-editor>
      <EditorSurface {...(issue ? { 'data-wrong': '' } : {})}>
        <EditorToolbar editor={editor} controls={id} onAsk={setAsked} />
        <div dir={title || outside ? dir : undefined}>
          {isEmpty ? (
            <span className="placeholder" aria-hidden="true">
              {word('editor.placeholder')}
            </span>
          ) : null}
          <EditorContent editor={editor} />
        </div>
      </EditorSurface>
      <div id={`${id}-help`} role={issue ? 'alert' : undefined}>
        {issue ? <FormHelperText error>{translate(issue, { _: issue })}</FormHelperText> : null}
        <span style={visuallyHidden}>{word('editor.shortcuts')}</span>
      </div>
      <WordCount editor={editor} />
      {asked === 'link' ? <LinkDialog editor={editor} onClose={() => setAsked(null)} /> : null}
      {asked === 'picture' ? (
        <PictureDialog
          editor={editor}
          file={dropped}
          onClose={() => {
            setAsked(null);
            setDropped(null);
          }}
        />
      ) : null}
    </div>
  );
}

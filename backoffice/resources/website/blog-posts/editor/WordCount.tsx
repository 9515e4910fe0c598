import { Button, styled } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';

/** Average reading speed in Hebrew. */
const wordsInMinute = 180;

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  minBlockSize: 36,
  margin: 0,
  fontSize: '0.8125rem',
  color: theme.tokens.muted,
}));

const wordsIn = (text: string) => text.split(/\s+/u).filter(Boolean).length;

export function WordCount({ editor }: { editor: Editor }) {
  const word = useMessages();
  const { setValue } = useFormContext();
  const present: unknown = useWatch({ name: 'readingTime' });
  const count = useEditorState({
    editor,
    // Reads the document alone: an editor that React has unmounted has lost the rest.
    selector: ({ editor: { state } }) => wordsIn(state.doc.textBetween(0, state.doc.content.size, '\n')),
  });
  const minutes = Math.max(1, Math.round(count / wordsInMinute));
  return (
    <Line>
      <span>{word('article.wordCount', { count })}</span>
      {count > 0 && minutes !== Number(present) ? (
        <Button size="small" onClick={() => setValue('readingTime', minutes, { shouldDirty: true })}>
          {word('article.suggestTime', { minutes })}
        </Button>
      ) : null}
    </Line>
  );
}

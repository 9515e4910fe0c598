import { useMemo } from 'react';
import { useEditor, useEditorState } from './editor-context.ts';

export function useChangeCount(): number {
  const store = useEditor();
  const values = useEditorState((state) => state.values);
  const saved = useEditorState((state) => state.card);
  return useMemo(
    () => store.changed().length,
    // The store answers from these two.
    // oxlint-disable-next-line react/exhaustive-deps
    [store, values, saved],
  );
}

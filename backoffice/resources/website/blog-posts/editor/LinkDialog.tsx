import { Button } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { CommandDialog } from '../../../../kit/commands/CommandDialog.tsx';
import { safeHref } from '../../../../kit/components/safe-href.ts';
import { AddressInput } from '../../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';

/**
 * `bikur.co.il` → `https://bikur.co.il`, `a@b.co` → `mailto:a@b.co`; null for an address that must not be
 * linked.
 */
function readLink(typed: string): string | null {
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/u.test(typed)) return safeHref(`mailto:${typed}`);
  if (/^[\w.-]+\.[a-z]{2,}(?:[/?#]|$)/iu.test(typed)) return safeHref(`https://${typed}`);
  return typed === '' ? null : safeHref(typed);
}

/** Sets, changes or removes the link under the cursor. Issues stand beside the address. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const word = useMessages();
  const present = String(editor.getAttributes('link')['href'] ?? '');
  const inText = () => editor.chain().focus().extendMarkRange('link');
  const save = async ({ address }: Record<string, unknown>) => {
    const text = String(address ?? '').trim();
    const href = readLink(text);
    if (href === null) return { address: 'bikur.editor.linkWrong' };
    if (editor.state.selection.empty && !present)
      inText()
        .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else inText().setLink({ href }).run();
    return onClose();
  };
  const remove = () => {
    inText().unsetLink().run();
    onClose();
  };
  return (
    <CommandDialog
      title={word('editor.linkTitle')}
      explain={word('editor.linkExplain')}
      submitLabel={word('editor.linkSave')}
      defaultValues={{ address: present }}
      onSubmit={save}
      onClose={onClose}
      further={
        present ? (
          <Button color="error" onClick={remove}>
            {word('editor.linkRemove')}
          </Button>
        ) : null
      }
      disableRestoreFocus
    >
      <AddressInput source="address" label={word('editor.linkAddress')} maxLength={2000} />
    </CommandDialog>
  );
}

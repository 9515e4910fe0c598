import type { Editor } from '@tiptap/core';
import ArrowUUpLeftIcon from '~icons/ph/arrow-u-up-left';
import ArrowUUpRightIcon from '~icons/ph/arrow-u-up-right';
import ColumnsPlusRightIcon from '~icons/ph/columns-plus-right';
import ImageIcon from '~icons/ph/image';
import LinkIcon from '~icons/ph/link';
import ListBulletsIcon from '~icons/ph/list-bullets';
import ListNumbersIcon from '~icons/ph/list-numbers';
import MinusIcon from '~icons/ph/minus';
import ParagraphIcon from '~icons/ph/paragraph';
import QuotesIcon from '~icons/ph/quotes';
import RowsPlusBottomIcon from '~icons/ph/rows-plus-bottom';
import TableIcon from '~icons/ph/table';
import TextBIcon from '~icons/ph/text-b';
import TextHFourIcon from '~icons/ph/text-h-four';
import TextHThreeIcon from '~icons/ph/text-h-three';
import TextHTwoIcon from '~icons/ph/text-h-two';
import TextItalicIcon from '~icons/ph/text-italic';
import TextStrikethroughIcon from '~icons/ph/text-strikethrough';
import TextUnderlineIcon from '~icons/ph/text-underline';
import TextAlignLeftIcon from '~icons/ph/text-align-left';
import TrashIcon from '~icons/ph/trash';
import type { ComponentType } from 'react';
import type { WordKey } from '../../../../kit/i18n/use-messages.ts';

/** Tools that open a dialog instead of changing the text at once. */
export type Asked = 'link' | 'picture';

export interface Tool {
  label: WordKey;
  icon: ComponentType<{ size: number; className?: string }>;
  /** Whether the format applies at the cursor; absent for one-time actions. */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
  /** Shown only while the cursor is in a table. */
  inTable?: true;
  /** The icon is mirrored in right-to-left pages. */
  turns?: true;
  does: Asked | ((editor: Editor) => void);
}

const mark = (name: string) => (editor: Editor) => editor.isActive(name);
const heading = (level: 2 | 3 | 4): Pick<Tool, 'isOn' | 'does'> => ({
  isOn: (editor) => editor.isActive('heading', { level }),
  does: (editor) => editor.chain().focus().setHeading({ level }).run(),
});

export const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      label: 'editor.paragraph',
      icon: ParagraphIcon,
      isOn: (editor) => editor.isActive('paragraph') && !editor.isActive('listItem'),
      does: (editor) => editor.chain().focus().setParagraph().run(),
    },
    { label: 'editor.heading2', icon: TextHTwoIcon, ...heading(2) },
    { label: 'editor.heading3', icon: TextHThreeIcon, ...heading(3) },
    { label: 'editor.heading4', icon: TextHFourIcon, ...heading(4) },
  ],
  [
    {
      label: 'editor.bold',
      icon: TextBIcon,
      isOn: mark('bold'),
      does: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      label: 'editor.italic',
      icon: TextItalicIcon,
      isOn: mark('italic'),
      does: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      label: 'editor.underline',
      icon: TextUnderlineIcon,
      isOn: mark('underline'),
      does: (editor) => editor.chain().focus().toggleUnderline().run(),
    },
    {
      label: 'editor.strike',
      icon: TextStrikethroughIcon,
      isOn: mark('strike'),
      does: (editor) => editor.chain().focus().toggleStrike().run(),
    },
    { label: 'editor.link', icon: LinkIcon, isOn: mark('link'), does: 'link' },
  ],
  [
    {
      label: 'editor.bulletList',
      icon: ListBulletsIcon,
      isOn: mark('bulletList'),
      turns: true,
      does: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      label: 'editor.orderedList',
      icon: ListNumbersIcon,
      isOn: mark('orderedList'),
      turns: true,
      does: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      label: 'editor.quote',
      icon: QuotesIcon,
      isOn: mark('blockquote'),
      does: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      label: 'editor.ltr',
      icon: TextAlignLeftIcon,
      isOn: (editor) => editor.isActive({ dir: 'ltr' }),
      does: (editor) => {
        const chain = editor.chain().focus();
        if (editor.isActive({ dir: 'ltr' })) chain.unsetTextDirection().run();
        else chain.setTextDirection('ltr').run();
      },
    },
  ],
  [
    { label: 'editor.picture', icon: ImageIcon, isOn: mark('image'), does: 'picture' },
    {
      label: 'editor.table',
      icon: TableIcon,
      isOn: mark('table'),
      can: (editor) => !editor.isActive('table'),
      does: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    },
    {
      label: 'editor.rule',
      icon: MinusIcon,
      does: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ],
  [
    {
      label: 'editor.addRow',
      icon: RowsPlusBottomIcon,
      inTable: true,
      does: (editor) => editor.chain().focus().addRowAfter().run(),
    },
    {
      label: 'editor.addColumn',
      icon: ColumnsPlusRightIcon,
      inTable: true,
      turns: true,
      does: (editor) => editor.chain().focus().addColumnAfter().run(),
    },
    {
      label: 'editor.deleteTable',
      icon: TrashIcon,
      inTable: true,
      does: (editor) => editor.chain().focus().deleteTable().run(),
    },
  ],
  [
    {
      label: 'editor.undo',
      icon: ArrowUUpLeftIcon,
      turns: true,
      can: (editor) => editor.can().undo(),
      does: (editor) => editor.chain().focus().undo().run(),
    },
    {
      label: 'editor.redo',
      icon: ArrowUUpRightIcon,
      turns: true,
      can: (editor) => editor.can().redo(),
      does: (editor) => editor.chain().focus().redo().run(),
    },
  ],
];

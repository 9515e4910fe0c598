import type { ChainedCommands, Editor } from '@tiptap/core';
import ColumnsIcon from '~icons/ph/columns';
import RowsIcon from '~icons/ph/rows';
import TextTIcon from '~icons/ph/text-t';
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
import type { articlesHebrew } from '../../../../kit/i18n/he/articles.ts';
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

type Run = (chain: ChainedCommands, editor: Editor) => ChainedCommands;

const tool = (
  name: keyof typeof articlesHebrew.editor,
  icon: Tool['icon'],
  does: Asked | Run,
  more: Partial<Tool> = {},
): Tool => ({
  label: `editor.${name}`,
  icon,
  does: typeof does === 'string' ? does : (editor) => does(editor.chain().focus(), editor).run(),
  ...more,
});
/** Of a format by whose name the editor knows whether it applies. */
const format = (...[name, icon, does, more]: Parameters<typeof tool>) =>
  tool(name, icon, does, { isOn: (editor) => editor.isActive(name), ...more });
const heading = (level: 2 | 3 | 4, icon: Tool['icon']) =>
  tool(`heading${level}`, icon, (chain) => chain.setHeading({ level }), {
    isOn: (editor) => editor.isActive('heading', { level }),
  });
const turns = { turns: true } as const;
const inTable = { inTable: true } as const;
const isLtr = (editor: Editor) => editor.isActive({ dir: 'ltr' });

export const toolGroups: readonly (readonly Tool[])[] = [
  [
    tool('paragraph', ParagraphIcon, (chain) => chain.setParagraph(), {
      isOn: (editor) => editor.isActive('paragraph') && !editor.isActive('listItem'),
    }),
    heading(2, TextHTwoIcon),
    heading(3, TextHThreeIcon),
    heading(4, TextHFourIcon),
  ],
  [
    format('bold', TextBIcon, (chain) => chain.toggleBold()),
    format('italic', TextItalicIcon, (chain) => chain.toggleItalic()),
    format('underline', TextUnderlineIcon, (chain) => chain.toggleUnderline()),
    format('strike', TextStrikethroughIcon, (chain) => chain.toggleStrike()),
    format('link', LinkIcon, 'link'),
  ],
  [
    format('bulletList', ListBulletsIcon, (chain) => chain.toggleBulletList(), turns),
    format('orderedList', ListNumbersIcon, (chain) => chain.toggleOrderedList(), turns),
    format('blockquote', QuotesIcon, (chain) => chain.toggleBlockquote()),
    tool(
      'ltr',
      TextAlignLeftIcon,
      (chain, editor) => (isLtr(editor) ? chain.unsetTextDirection() : chain.setTextDirection('ltr')),
      { isOn: isLtr },
    ),
  ],
  [
    format('image', ImageIcon, 'picture'),
    format('table', TableIcon, (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }), {
      can: (editor) => !editor.isActive('table'),
    }),
    tool('rule', MinusIcon, (chain) => chain.setHorizontalRule()),
  ],
  [
    tool('addRow', RowsPlusBottomIcon, (chain) => chain.addRowAfter(), inTable),
    tool('addColumn', ColumnsPlusRightIcon, (chain) => chain.addColumnAfter(), { ...inTable, ...turns }),
    tool('headerRow', TextTIcon, (chain) => chain.toggleHeaderRow(), inTable),
    tool('deleteRow', RowsIcon, (chain) => chain.deleteRow(), inTable),
    tool('deleteColumn', ColumnsIcon, (chain) => chain.deleteColumn(), inTable),
    tool('deleteTable', TrashIcon, (chain) => chain.deleteTable(), inTable),
  ],
  [
    tool('undo', ArrowUUpLeftIcon, (chain) => chain.undo(), {
      can: (editor) => editor.can().undo(),
      ...turns,
    }),
    tool('redo', ArrowUUpRightIcon, (chain) => chain.redo(), {
      can: (editor) => editor.can().redo(),
      ...turns,
    }),
  ],
];

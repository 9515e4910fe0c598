import { Extension, type Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { safeHref } from '../../../../kit/components/safe-href.ts';

/** A paragraph follows the article's direction unless it is told to run from left to right. */
const ParagraphDirection = Extension.create({
  name: 'paragraphDirection',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'listItem'],
      attributes: {
        dir: {
          default: null,
          parseHTML: (element: HTMLElement) => (element.getAttribute('dir') === 'ltr' ? 'ltr' : null),
          renderHTML: ({ dir }: Record<string, unknown>) => (dir === 'ltr' ? { dir } : {}),
        },
      },
    },
  ],
});

/** Only pictures that we keep; what is pasted from elsewhere would call its server from every reader's browser. */
const CachedImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/media/"]' }],
});

/** What an article may be made of: the same as the server lets in. */
export const articleExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      isAllowedUri: (address) => safeHref(address) !== null,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  CachedImage,
  TableKit.configure({ table: { resizable: false } }),
  ParagraphDirection,
];

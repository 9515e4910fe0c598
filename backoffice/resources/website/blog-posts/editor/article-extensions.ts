import { Extension, type Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { safeHref } from '../../../../kit/components/safe-href.ts';

/** A paragraph follows the article's direction unless the author sets it to left to right. */
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

/** Only pictures stored by the product; a pasted one would call its own server from every visitor's browser. */
const CachedImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/media/"]' }],
});

/** The elements an article may contain: the same as the server's sanitizer allows. */
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

import collection from '@iconify-json/ic/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';

// react-admin's own parts import some sixty icons, one by one, from a package of 43,000 files, almost half of an
// installation. The same drawings lie in one file of Iconify's, so package.json puts an empty package in that one's
// place, and each icon is made here when it is asked for.

const address = /^@mui\/icons-material\/(\w+)$/;
const { icons } = collection as { icons: Record<string, { body: string }> };

/** @returns the icon's name when this is one's address, and null otherwise */
export const materialIconAt = (source: string): string | null => address.exec(source)?.[1] ?? null;

/**
 * @param name as Material UI calls it: `Add`, or `MailOutlineOutlined` of the outlined style
 * @returns a module of JavaScript whose default export is the component
 * @throws {Error} when the collection has no such icon
 */
export function materialIconModule(name: string): string {
  const [, words = '', style] = /^(.*?)(Outlined)?$/.exec(name) ?? [];
  const icon =
    icons[
      `${style ? 'outline' : 'baseline'}-${words.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase()}`
    ];
  if (!icon) throw new Error(`@iconify-json/ic has no icon that Material UI calls ${name}`);
  const shapes = JSON.stringify(icon.body.replaceAll(' fill="currentColor"', ''));
  return `import { createElement } from 'react';
import { createSvgIcon } from '@mui/material/SvgIcon';
export default /* @__PURE__ */ createSvgIcon(/* @__PURE__ */ createElement('g', { dangerouslySetInnerHTML: { __html: ${shapes} } }), '${name}');`;
}

const prefix = '\0material-icon:';

/** For builds, and for what Vite prepares in development. */
export function materialIcons(): Plugin {
  return {
    name: 'material-icons',
    enforce: 'pre',
    resolveId(source) {
      const name = materialIconAt(source);
      return name && prefix + name;
    },
    load: (id) => (id.startsWith(prefix) ? materialIconModule(id.slice(prefix.length)) : null),
  };
}

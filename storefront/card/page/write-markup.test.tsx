import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CardPageInput } from '../../../api/contract/cards/card-page.ts';
import { cardLanguages, type CardLanguage } from '../../../api/contract/base/card-languages.ts';
import { cardTemplates, type PublicCard } from '../../../api/contract/cards/public-card.schema.ts';
import { bareCard, fullCard } from '../testing/cards.ts';
import { CardDocument } from './CardDocument.tsx';
import { classListOf, shortNamesOf, shortProperties, type ShortNames } from './short-names.ts';
import { pageStyles } from './stylesheets.ts';
import { writeMarkup } from './write-markup.ts';

const noNames = shortNamesOf([]);
const written = (node: ReactNode) => writeMarkup(node, noNames).page;

/** What a browser reads: elements with their attributes in order, and texts. */
function treeOf(html: string, names: ShortNames | null): string {
  const lines: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ParentNode, depth: number) => {
    for (const child of node.childNodes) {
      if (defaultTreeAdapter.isTextNode(child))
        lines.push(`${' '.repeat(depth)}${JSON.stringify(child.value)}`);
      if (!defaultTreeAdapter.isElementNode(child)) continue;
      const attributes = child.attrs.map(({ name, value }) => attribute(name, value, names)).sort();
      lines.push(`${' '.repeat(depth)}<${child.tagName}${attributes.join('')}`);
      visit(child, depth + 1);
    }
  };
  visit(parse(`<!doctype html>${html}`, { scriptingEnabled: false }), 0);
  // React has pictures fetched ahead that stand a few lines below.
  return lines.filter((line) => !/^ *<link as="image".* rel="preload"$/u.test(line)).join('\n');
}

function attribute(name: string, value: string, names: ShortNames | null): string {
  if (names && name === 'class') return classListOf(names, value).attribute;
  return ` ${name}="${names && name === 'style' ? shortProperties(value, names) : value}"`;
}

describe('a page is what React makes of its elements', () => {
  const input = (card: PublicCard, given: Partial<CardPageInput> = {}): CardPageInput => ({
    card,
    now: new Date('2026-11-23T12:00:00Z'),
    publicUrl: 'https://bikur.example',
    indexable: true,
    sharePicture: 'https://bikur.example/p/dana-levi/share.jpg?v=1a2b',
    isEmbedded: false,
    script: { main: '/assets/card.js', sheets: '/assets/sheets.js' },
    ...given,
  });
  const looks = [
    ...cardTemplates.map((template) => ({ template, language: 'he' as CardLanguage })),
    ...cardLanguages.map((language) => ({ template: 'bold' as const, language })),
  ];

  it.each(looks)('in $template, $language', (styled) => {
    const look = { ...styled, languages: [...cardLanguages] };
    const typed = { ...fullCard, name: `<b>"Café" & 'דנה'</b> 😀 ${'א'.repeat(10_000)}`, category: ' ' };
    for (const card of [fullCard, bareCard, typed])
      for (const given of [{}, { isEmbedded: true, indexable: false, script: null }]) {
        const document = <CardDocument input={input({ ...card, ...look }, given)} styles="a{b:c}" />;
        const { names } = pageStyles({ ...card, ...look });
        const { page } = writeMarkup(document, names);
        expect(treeOf(page, null)).toBe(treeOf(renderToStaticMarkup(document), names));
      }
  });
});

it('markup has attributes as the standard spells them, and none in vain', () => {
  const node = (
    <form noValidate action="/a?b=1&c=2" aria-hidden={false} data-none={undefined} hidden={false}>
      <img src="/a" alt={'a="b"'} className="c-none" width={4} loading="lazy" />
      <input required tabIndex={-1} autoComplete="off" defaultValue={undefined} />
      <svg viewBox="0 0 1 1" preserveAspectRatio="none">
        <path d="M1" strokeWidth="2" />
      </svg>
    </form>
  );
  expect(written(node)).toBe(
    '<form novalidate action="/a?b=1&amp;c=2" aria-hidden="false"><img src="/a" alt="a=&quot;b&quot;" width="4" loading="lazy">' +
      '<input required tabindex="-1" autocomplete="off"><svg viewBox="0 0 1 1" preserveAspectRatio="none"><path d="M1" stroke-width="2"/></svg></form>',
  );
});

it('markup leaves out what the next element, or the end of all, says of itself', () => {
  const node = (
    <html lang="he">
      <head>
        <meta charSet="utf-8" />
      </head>
      <body>
        <ul>
          <li>
            <p>א</p>
          </li>
          <li>b</li>
        </ul>
        <p>c</p>
        <b>d</b>
        <p>e</p> f
        <a href="#g">
          <p>g</p>
        </a>
        <dl>
          <div>
            <dt>h</dt>
            <dd>{0}</dd>
          </div>
        </dl>
      </body>
    </html>
  );
  expect(written(node)).toBe(
    '<html lang="he"><head><meta charset="utf-8"><body><ul><li><p>א<li>b</ul><p>c</p><b>d</b><p>e</p> f' +
      '<a href="#g"><p>g</p></a><dl><div><dt>h<dd>0</div></dl>',
  );
});

describe('markup refuses', () => {
  it.each([
    ['a script that could end within itself', <script key="a">{'"</script>"'}</script>],
    ['an address that is a program', <form key="a" action={['java', 'script:alert(1)'].join('')} />],
    ['what isn’t there yet', Promise.resolve('later')],
  ])('%s', (_, node) => {
    expect(() => written(node)).toThrow(/card/u);
  });

  it('no text, whatever is in it', () => {
    expect(written(<p title="'<">{'</p><script>'}</p>)).toBe(
      '<p title="&#x27;&lt;">&lt;/p&gt;&lt;script&gt;</p>',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { compactStyles } from './compact-styles.ts';
import { readRules, writeRules } from './css-rules.ts';
import { mergeRules, weightOf } from './merge-rules.ts';
import { canvasOf, paint } from './paint-styles.ts';
import { classListOf, shortNamesOf, shortProperties, shortStyles, shortTokens } from './short-names.ts';
import { usedStyles } from './used-styles.ts';

const present = { classes: new Set(['c-a', 'c-b', 'c-open']), direction: undefined };

describe('styles a page uses', () => {
  it.each([
    ['.c-a{x:1}', '.c-a{x:1}'],
    ['.c-a,.c-none{x:1}', '.c-a{x:1}'],
    ['.c-none{x:1}', ''],
    ['.c-a .c-none>p{x:1}', ''],
    ['p,[dir=rtl] b{x:1}', 'p,[dir=rtl] b{x:1}'],
    ['.c-a:not(.c-none){x:1}', '.c-a:not(.c-none){x:1}'],
    ['.c-a:is(.c-none,.c-b){x:1}', '.c-a:is(.c-none,.c-b){x:1}'],
    [':is(.c-none,.c-other) p{x:1}', ''],
    [':is(.c-a :not(.c-x,.c-y),.c-z),.c-q{x:1}', ':is(.c-a :not(.c-x,.c-y),.c-z){x:1}'],
    ['/* .c-a, { */ .c-b{x:1}', '.c-b{x:1}'],
    ['@media print{.c-none{x:1}.c-a{x:1}}', '@media print{.c-a{x:1}}'],
    ['@container card (width>=1px){.c-none{x:1}}', ''],
    ['@font-face{src:url(x)}', '@font-face{src:url(x)}'],
    ['.c-a:nth-child(2n+1)::after{content:"a,b"}', '.c-a:nth-child(2n+1)::after{content:"a,b"}'],
  ])('%s', (css, used) => {
    expect(usedStyles(css, present)).toBe(used);
  });

  it('are those of its direction', () => {
    const css = '[dir=ltr]>.c-a{x:1}[dir=rtl]>.c-a{x:2}.bc-night[dir=ltr] .c-a{x:3}.c-a bdi[dir=ltr]{x:4}';
    const used = (direction: string) => usedStyles(css, { ...present, direction });
    expect(used('rtl')).toBe('[dir=rtl]>.c-a{x:2}.c-a bdi[dir=ltr]{x:4}');
    expect(used('ltr')).toBe('[dir=ltr]>.c-a{x:1}.c-a bdi[dir=ltr]{x:4}');
    const shared = '[dir=ltr]>.c-page .c-a{x:1}[dir=rtl]>.c-page .c-a{x:2}';
    const classes = new Set(['c-page', 'c-a']);
    expect(usedStyles(shared, { classes, direction: 'rtl' })).toBe('.c-a{x:2}');
  });
});

describe('styles in fewer characters', () => {
  it.each([
    [
      'what the look sets again is said once',
      '.c-a{gap:1px;color:red}',
      '.bc-bold .c-a{gap:2px}',
      '.c-a{color:red}.c-a{gap:2px}',
    ],
    [
      'so is a part of what it sets',
      '.bc .c-a{padding-inline:1px}',
      '.bc-bold .c-a{padding:0}',
      '.c-a{padding:0}',
    ],
    [
      'but for what only one of two sets',
      '.c-a,.c-b{gap:1px}',
      '.bc-bold .c-a{gap:2px}',
      '.c-a,.c-b{gap:1px}.c-a{gap:2px}',
    ],
    [
      'or sets on a condition',
      '.c-a{gap:1px}',
      '@media print{.bc-bold .c-a{gap:0}}',
      '.c-a{gap:1px}@media print{.c-a{gap:0}}',
    ],
    [
      'or what is important',
      '.c-a{gap:1px!important}',
      '.bc-bold .c-a{gap:0}',
      '.c-a{gap:1px!important}.c-a{gap:0}',
    ],
    [
      'one card in one look',
      '.bc>.c-a{x:2}.bc bdi[dir=ltr]{x:4}',
      '.bc-bold :is(.c-a,.c-b) p{x:3}',
      '.bc>.c-a{x:2}.bc bdi[dir=ltr]{x:4}:is(.c-a,.c-b) p{x:3}',
    ],
    [
      'what is said of all elements of a kind',
      '.bc,.bc *,.bc :before{x:1}.bc :where(h1,p){x:2}',
      '',
      '.bc,*,:before{x:1}h1,p{x:2}',
    ],
    ['the page’s own faces', '', '.c-a{font-family:"Rubik Variable",Rubik}', '.c-a{font-family:Rubik}'],
    [
      'lines run across the page',
      '',
      '.c-a{container:card/inline-size;min-inline-size:0;block-size:1px;margin-block-start:2px;inset-block-end:0;padding-block:1px;content:"a, b";color:rgb(1, 2, 3)}',
      '.c-a{container:card/inline-size;min-width:0;height:1px;margin-top:2px;bottom:0;padding-block:1px;content:"a, b";color:rgb(1,2,3)}',
    ],
  ])('%s', (_, shared, ofLook, compact) => {
    expect(compactStyles(shared, ofLook)).toBe(compact);
  });
});

describe('rules under one selector stand together', () => {
  it.each([
    ['at the later place', '.a{x:1}.b{y:1}.a{z:1}', '.b{y:1}.a{x:1;z:1}'],
    ['at the earlier, where only that is free', '.a{x:1}.b{x:2}.a{z:1}', '.a{x:1;z:1}.b{x:2}'],
    ['but not across one that each would change', '.a{x:1}.b{x:2;z:2}.a{z:1}', '.a{x:1}.b{x:2;z:2}.a{z:1}'],
    ['nor across a part or a whole of it', '.a{font:x}.b{line-height:1;z:2}.a{z:1}', null],
    ['whatever weighs more or less', '.a{x:1}.a .b{x:2}p{x:3}.a{x:4}', '.a .b{x:2}p{x:3}.a{x:4}'],
    ['or sets the same to the same', '.a{x:1}.b{x:1}.a{z:1}', '.b{x:1}.a{x:1;z:1}'],
    ['with what is important', '.a{x:1!important}.a{x:2}', '.a{x:1!important;x:2}'],
    [
      'and conditions',
      '@media print{.a{x:1}}.b{y:1}@media print{.a{z:1}}',
      '.b{y:1}@media print{.a{x:1;z:1}}',
    ],
    ['sides of a box count as one', '.a{margin-top:1px}.b{margin-inline:0}.a{margin:0}.b{margin:1px}', null],
    ['typefaces stay', '@font-face{x:1}@font-face{x:2}', null],
  ])('%s', (_, css, merged) => {
    expect(writeRules(mergeRules(readRules(css)))).toBe(merged ?? css);
  });

  it.each([
    ['.a', 100],
    ['.a .b>p', 201],
    ['p:first-child::after', 102],
    [':is(.a,.b p):not(:has(>.c))', 201],
    [':where(.a) b:nth-child(2n+1)', 101],
    ['.a:before', 101],
    ['input[dir=ltr]', 101],
    ['*', 0],
  ])('%s weighs %d', (selector, weight) => {
    expect(weightOf(selector)).toBe(weight);
  });
});

describe('a card’s colours', () => {
  const uses = '.c-a{x:var(--paper);y:var(--accent,var(--ink))}';
  const css = `.bc{x:1}.bc-basic{color-scheme:dark;--ink:#111;--paper:#fff;--gap:1px}.bc-basic{--gap:2px}${uses}`;
  const look = {
    light: { paper: '#eee', accent: '#f00', unused: '#001' },
    dark: { paper: '#222', accent: '#f00', unused: '#002' },
  };
  const light = `.bc{x:1}.bc-basic{color-scheme:dark;--ink:#111;--gap:1px;--paper:#eee;--accent:#f00}.bc-basic{--gap:2px}${uses}`;
  it.each([
    ['stand where the look has its own', { ...look, dark: null }, 'light', light],
    [
      'are dark for a visitor’s dark system, where they differ',
      look,
      'system',
      `${light}@media screen and (prefers-color-scheme:dark){.bc-basic{--paper:#222}}`,
    ],
    ['are dark for everybody, but on paper', look, 'dark', `${light}@media screen{.bc-basic{--paper:#222}}`],
  ] as const)('%s', (_, given, scheme, painted) => {
    expect(paint(canvasOf(css, 'basic'), given, scheme)).toBe(painted);
  });
});

describe('short names', () => {
  it('are each one class’s, and none is that of the whole card', () => {
    const classes = Array.from({ length: 100 }, (_, index) => `c-n${index}`);
    const sheet = classes.map((name) => `.${name}{x:1}`).join('');
    const { attribute } = classListOf(shortNamesOf([sheet]), `bc ${classes.join(' ')}`);
    const names = (/class="([^"]*)"/u.exec(attribute)?.[1] ?? '').split(' ');
    expect(new Set(names).size).toBe(101);
  });

  it('are the same on page and in styles, and leave everything else alone', () => {
    const sheet = '.c-a{--tone:1;color:var(--tone)}.c-a .c-b{x:var(--screen)}.c-unused{x:1}';
    const names = shortNamesOf([sheet]);
    const list = classListOf(names, 'c-a bc c-nowhere');
    expect(list).toMatchObject({ attribute: ' class="a bc"', names: ['c-a', 'bc', 'c-nowhere'] });
    expect(classListOf(names, 'c-a bc c-nowhere')).toBe(list);
    expect(classListOf(names, 'c-nowhere').attribute).toBe('');
    expect(shortProperties('--tone:2;--screen:3', names)).toBe('--a:2;--screen:3');
    expect(shortTokens({ tone: '2', screen: '3' }, names)).toEqual({ a: '2', screen: '3' });
    expect(shortStyles('.c-a{--tone:1;color:var(--tone)}', names)).toBe('.a{--a:1;color:var(--a)}');
  });
});

import { describe, expect, it } from 'vitest';
import { shortNames } from './short-names.ts';
import { usedStyles } from './used-styles.ts';

const page = '<p class="c-a c-b"></p><i class="c-open"></i>';

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
    expect(usedStyles(css, page)).toBe(used);
  });
});

describe('short names', () => {
  it('are the same on page and in styles, and leave everything else alone', () => {
    const sheet = '.c-a{--tone:1;color:var(--tone)}.c-a .c-b{x:var(--screen)}.c-unused{x:1}';
    const html =
      '<p class="c-a bc c-nowhere" style="--tone:2;--screen:3" id="c-a">class="c-a" --tone c-b</p>';
    const short = shortNames(html, '.c-a{--tone:1;color:var(--tone)}', [sheet]);
    expect(short.page).toBe('<p class="a bc" style="--a:2;--screen:3" id="c-a">class="c-a" --tone c-b</p>');
    expect(short.styles).toBe('.a{--a:1;color:var(--a)}');
  });
});

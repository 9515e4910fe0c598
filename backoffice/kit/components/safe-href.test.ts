import { describe, expect, test } from 'vitest';
import { safeHref } from './safe-href.ts';

describe('addresses that lead somewhere', () => {
  test.each([
    ['https://dana-levi.co.il/a?b=1#c', 'https://dana-levi.co.il/a?b=1#c'],
    ['http://example.com', 'http://example.com/'],
    ['example.co.il', 'https://example.co.il/'],
    ['mailto:dana@example.co.il', 'mailto:dana@example.co.il'],
    ['MAILTO:dana@example.co.il', 'mailto:dana@example.co.il'],
    ['tel:052-123-4567', 'tel:+972521234567'],
    ['tel:*2345', 'tel:*2345'],
    ['/media/receipts/17.pdf', '/media/receipts/17.pdf'],
    // Protocol-relative, so never a path of this site: the result names the host.
    ['//example.com/x', 'https://example.com/x'],
  ])('%s', (typed, href) => {
    expect(safeHref(typed)).toBe(href);
  });
});

describe('addresses that stay text', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'intent://x#Intent;scheme=javascript;end',
    'view-source:https://example.com',
    '/\\evil.example',
    '/a"onmouseover="alert(1)',
    'https://ours.example@evil.example/',
    'https://a.b/"><script>alert(1)</script>',
    'mailto:javascript:alert(1)',
    'mailto:a@b.co\r\nBcc: c@d.co',
    'tel:javascript:alert(x)',
    'tel:',
    '',
    '   ',
  ])('%j', (typed) => {
    expect(safeHref(typed)).toBeNull();
  });
});

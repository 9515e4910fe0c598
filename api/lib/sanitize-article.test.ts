import { expect, test } from 'vitest';
import { isTooDeep, picturesOfArticle, sanitizeArticle } from './sanitize-article.ts';

test.each([
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['a handler and a style', '<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
  ['an address that runs', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a picture of another server', '<p>a<img src="https://evil.example/1.jpg"></p>', '<p>a</p>'],
  ['a picture in no size of ours', '<img src="/media/abc/full.jpg">', ''],
  ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
])('takes %s out', (_what, html, clean) => {
  expect(sanitizeArticle(html)).toBe(clean);
});

test.each([
  ['a second title', '<h1>a</h1>', '<h2>a</h2>'],
  ['old marks', '<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
  [
    'a link out',
    '<a href="https://x.example">a</a>',
    '<a href="https://x.example" rel="noopener nofollow">a</a>',
  ],
  ['a link in', '<a href="/blog">a</a>', '<a href="/blog">a</a>'],
  ['two slashes', '<a href="//x.example">a</a>', '<a>a</a>'],
  ['an anchor without an address', '<a name="x">a</a>', '<a>a</a>'],
  ['our own picture', '<img src="/media/a-1/640.jpg" alt="x" />', '<img src="/media/a-1/640.jpg" alt="x" />'],
])('writes %s as it should be, and as it is the second time', (_what, html, clean) => {
  expect(sanitizeArticle(html)).toBe(clean);
  expect(sanitizeArticle(clean)).toBe(clean);
});

test('tags stand in each other up to thirty-two deep', () => {
  const nested = (depth: number) => `${'<ul>'.repeat(depth)}a${'</ul>'.repeat(depth)}`;
  expect([32, 33].map((depth) => isTooDeep(nested(depth)))).toEqual([false, true]);
  expect(isTooDeep('<p>a</p>'.repeat(100))).toBe(false);
});

test('an article’s pictures are found in their order', () => {
  expect(
    picturesOfArticle('<p><img alt="" src="/media/a/1.jpg"></p><a href="/x"><img src="/media/b/2.jpg"></a>'),
  ).toEqual(['/media/a/1.jpg', '/media/b/2.jpg']);
});

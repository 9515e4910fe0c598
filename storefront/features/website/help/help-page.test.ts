import { expect, it } from 'vitest';
import { renderFor } from '../../../testing/render-for.ts';

const searched = (words: string) => renderFor(`/help?${new URLSearchParams({ q: words })}`);
const answers = (page: Awaited<ReturnType<typeof renderFor>>) => page.part('main')?.all('details') ?? [];
const status = (page: Awaited<ReturnType<typeof renderFor>>) =>
  page.elements.find(({ attributes }) => attributes['role'] === 'status')?.text;

it('is complete without a script: at least 25 questions, each answer by its address, and people', async () => {
  const page = await renderFor('/help');
  expect(answers(page).length).toBeGreaterThanOrEqual(25);
  expect(page.elements.map(({ attributes }) => attributes['id'])).toContain('cancel');
  expect(page.links('main')).toContainEqual(['צור קשר', '/contact']);
  const form = page.elements.find(({ name }) => name === 'form');
  expect(form?.attributes).toMatchObject({ role: 'search' });
  expect(form?.attributes['method']).toBeUndefined();
});

it.each([
  ['מע"מ', 'לא נמצאה תשובה', 0],
  ['<script>', 'לא נמצאה תשובה', 0],
  ["צ'אט", 'נמצאה תשובה אחת', 1],
  ['בִּיטוּל עסקה', 'נמצא', null],
] as const)('its search answers %s without a script, too', async (words, answer, count) => {
  const page = await searched(words);
  expect(status(page)).toContain(answer);
  if (count === null) expect(answers(page)).not.toEqual([]);
  else expect(answers(page)).toHaveLength(count);
  expect(page.all('input').find(({ attributes }) => attributes['name'] === 'q')?.attributes['value']).toBe(
    words,
  );
});

it('tells search engines all of its questions, as plain text', async () => {
  const page = await renderFor('/help');
  const [data] = page
    .all('script')
    .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
    .map(
      ({ text }) =>
        JSON.parse(text) as { '@type': string; mainEntity: { acceptedAnswer: { text: string } }[] },
    );
  expect(data?.['@type']).toBe('FAQPage');
  expect(data?.mainEntity).toHaveLength(answers(page).length);
  for (const { acceptedAnswer } of data?.mainEntity ?? []) expect(acceptedAnswer.text).not.toMatch(/\]\(/u);
});

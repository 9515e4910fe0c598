import { expect, it } from 'vitest';
import { addressInLanguage, type Language } from '../../../../api/contract/base/languages.ts';
import { renderFor } from '../../../testing/render-for.ts';

const documents = [
  ['/privacy', 'מדיניות פרטיות', 'Privacy policy', 'סעיף 11 לחוק', 12],
  ['/terms', 'תנאי שימוש', 'Terms of use', 'הסכם עיבוד מידע לבעלי כרטיסים', 14],
  ['/refund', 'מדיניות ביטולים והחזרים', 'Cancellation and refund policy', '5% ממחיר העסקה או 100 ₪', 8],
  ['/accessibility', 'הצהרת נגישות', 'Accessibility statement', 'ת״י 5568 ברמה AA', 8],
] as const;

it.each(documents)(
  '%s is complete in both languages, with its date, contents and own header',
  async (path, title, english, words, count) => {
    const shown = async (language: Language) => {
      const page = await renderFor(addressInLanguage(path, language), { language });
      const main = page.part('main');
      const sections = main?.all('section').map(({ attributes }) => attributes['id']) ?? [];
      return { page, main, sections };
    };
    const { page, main, sections } = await shown('he');
    expect(main?.all('h1').map(({ text }) => text)).toEqual([title]);
    expect(main?.text).toContain(words);
    expect(main?.all('time').map(({ attributes }) => attributes['datetime'])).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
    ]);
    expect(sections).toHaveLength(count);
    const contents = page.links('main').flatMap(([, address]) => (address?.startsWith('#') ? [address] : []));
    expect(contents).toEqual(expect.arrayContaining(sections.map((id) => `#${id}`)));
    expect(page.part('header')?.all('nav')).toEqual([]);
    expect(page.links('header')).toContainEqual([expect.stringContaining('חזרה לאתר'), '/']);
    const tags = (name: string) => page.all(name).map(({ attributes }) => attributes);
    expect(tags('link')).toContainEqual(
      expect.objectContaining({ hreflang: 'en', href: `https://bikur.example${path}?lang=en` }),
    );
    expect(tags('meta')).toContainEqual({
      name: 'description',
      content: expect.stringMatching(/.{20}/u) as string,
    });

    const inEnglish = await shown('en');
    expect(inEnglish.main?.all('h1').map(({ text }) => text)).toEqual([english]);
    expect(inEnglish.sections).toEqual(sections);
    expect(inEnglish.page.all('link').map(({ attributes }) => attributes)).toContainEqual(
      expect.objectContaining({ rel: 'canonical', href: `https://bikur.example${path}?lang=en` }),
    );
  },
);

it('the legal texts name the company’s own details and lead to one another', async () => {
  const page = await renderFor('/refund');
  const addresses = page.links('main').map(([, address]) => address);
  for (const address of ['mailto:info@bikur.example', 'tel:035550100', 'https://wa.me/972555550100'])
    expect(addresses).toContain(address);
  for (const words of ['רחוב הדוגמה 1, תל אביב', 'שלושה ימי עסקים', 'ארבעה חודשים'])
    expect(page.part('main')?.text).toContain(words);
  expect(page.links('nav')).toContainEqual(['תנאי שימוש', '/terms']);
});

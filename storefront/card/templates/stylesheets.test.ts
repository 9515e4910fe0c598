import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { cardTemplates } from '../../../api/contract/cards/public-card.schema.ts';

// The page's own stylesheets are a record by template, which the compiler checks; the preview's are bare
// imports, which it doesn't.
it.each(cardTemplates)('the preview inside other pages has the stylesheet of %s', async (template) => {
  const source = await readFile(new URL('../CardPreview.tsx', import.meta.url), 'utf8');
  expect(source).toContain(`import './templates/${template}/${template}.css';`);
  const further = await readFile(new URL('../further-preview.ts', import.meta.url), 'utf8');
  expect(further).toContain(`import './templates/${template}/${template}-sections.css';`);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { languages } from '../../../../api/contract/base/languages.ts';
import { loadMessages } from '../../../i18n/define-messages.ts';
import { LanguageContext } from '../../../i18n/language-context.ts';
import { printOfCard, samplePrintedCard } from './print-of-card.ts';
import { PrintedPiece } from './printed-piece.tsx';

it('is the same piece on every page: it reads as its words do', async () => {
  const card = samplePrintedCard('דנה Levi', 'he');
  for (const language of languages) {
    await loadMessages(language);
    const drawn = (words: readonly string[]) =>
      renderToStaticMarkup(
        <LanguageContext value={language}>
          <PrintedPiece print={printOfCard({ ...card, words }, 'pvc')} side="back" />
        </LanguageContext>,
      );
    expect(drawn(['הצמידו', 'או סרקו'])).toMatch(/^<div [^>]*dir="rtl"/u);
    expect(drawn(['Tap', 'or scan'])).toMatch(/^<div [^>]*dir="ltr"/u);
  }
});

import { inEveryCardLanguage, labelOf, shortNameOf } from '../../../api/contract/base/card-languages.ts';
import type { PublicCard } from '../../../api/contract/cards/public-card.schema.ts';

const names = inEveryCardLanguage({
  he: 'שפת הכרטיס',
  ar: 'لغة البطاقة',
  ru: 'Язык визитки',
  en: 'Language of this card',
});

/** Leads to the card in its other languages; nothing on a card that has one. A screen reader hears the whole names. */
export function LanguageSwitch({ card, isEmbedded }: { card: PublicCard; isEmbedded: boolean }) {
  const { language, languages } = card;
  if (languages.length < 2) return null;
  return (
    <nav className="c-langs" aria-label={names[language]}>
      {languages.map((one) => (
        <a
          key={one}
          href={`?${isEmbedded ? 'embed=1&' : ''}lang=${one}`}
          target={isEmbedded ? '_self' : undefined}
          lang={one}
          hrefLang={one}
          aria-current={one === language ? 'true' : undefined}
        >
          <span aria-hidden="true">{shortNameOf(one)}</span>
          <span className="c-vh">{labelOf(one)}</span>
        </a>
      ))}
    </nav>
  );
}

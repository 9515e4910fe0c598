import type { CardPageInput } from '../../../api/contract/cards/card-page.ts';
import { type Language, languages, openGraphLocaleOf } from '../../../api/contract/base/languages.ts';
import { languageOfCard } from '../../../api/contract/cards/language-of-card.ts';
import { cardMessages } from '../messages.ts';
import { pageDescription, pageTitle } from './describe.ts';
import { structuredData } from './structured-data.ts';

interface HeadProps {
  input: CardPageInput;
  styles: string[];
  fonts: string[];
  themeColour: string;
  scheme: 'light' | 'dark';
}

export function Head({ input, styles, fonts, themeColour, scheme }: HeadProps) {
  const { card, language, publicUrl, indexable } = input;
  const title = pageTitle(card);
  const description = pageDescription(card);
  const ownLanguage = languageOfCard(card);
  // The card's plain address serves the owner's language; the other language is in the query.
  const addressIn = (spoken: Language) =>
    spoken === ownLanguage ? card.canonicalUrl : `${card.canonicalUrl}?lang=${spoken}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {card.seo.keywords && <meta name="keywords" content={card.seo.keywords} />}
      <meta name="robots" content={indexable ? 'index, follow, max-image-preview:large' : 'noindex'} />
      <link rel="canonical" href={addressIn(language)} />
      {indexable &&
        languages.map((spoken) => (
          <link key={spoken} rel="alternate" hrefLang={spoken} href={addressIn(spoken)} />
        ))}
      {indexable && <link rel="alternate" hrefLang="x-default" href={card.canonicalUrl} />}
      <meta name="theme-color" content={themeColour} />
      <meta name="color-scheme" content={scheme} />
      <meta name="format-detection" content="telephone=no, address=no, email=no" />
      {input.isEmbedded && <base target="_top" />}
      <link rel="icon" href={`${card.path}/icon-48.png`} />
      <link rel="apple-touch-icon" href={`${card.path}/icon-180.png`} />
      <link rel="manifest" href={`${card.path}/manifest.webmanifest`} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={openGraphLocaleOf(language)} />
      <meta property="og:site_name" content={cardMessages[language].siteName} />
      <meta property="og:image" content={input.sharePicture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      {/* X reads the rest from the Open Graph tags above. */}
      <meta name="twitter:card" content="summary_large_image" />
      {input.script && <script type="module" src={input.script.main} />}
      {fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {styles.map((style) => (
        <style key={style}>{style}</style>
      ))}
      <script type="application/ld+json">{structuredData(card, publicUrl)}</script>
    </head>
  );
}

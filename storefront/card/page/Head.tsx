import type { ColorScheme } from '../../../api/contract/cards/card-choices.ts';
import type { CardPageInput } from '../../../api/contract/cards/card-page.ts';
import { languageQueryOf } from '../../../api/contract/cards/language-query.ts';
import { openGraphLocaleOf } from '../../../api/contract/base/card-languages.ts';
import { addressIn } from './address-in.ts';
import { pageDescription, pageTitle } from './describe.ts';
import { structuredData } from './structured-data.ts';

interface HeadProps {
  input: CardPageInput;
  styles: string[];
  fonts: string[];
  siteName: string;
  /** Of the browser's own bar; null where the light one is for everybody. */
  themeColours: { light: string; dark: string | null };
  scheme: ColorScheme;
}

export function Head({ input, styles, fonts, siteName, themeColours, scheme }: HeadProps) {
  const { card, publicUrl, indexable } = input;
  const { language } = card;
  const title = pageTitle(card);
  const description = pageDescription(card);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {card.seo.keywords && <meta name="keywords" content={card.seo.keywords} />}
      <meta name="robots" content={indexable ? 'max-image-preview:large' : 'noindex'} />
      <link rel="canonical" href={addressIn(card, language)} />
      {card.languages.length > 1 &&
        card.languages.map((one) => (
          <link key={one} rel="alternate" hrefLang={one} href={addressIn(card, one)} />
        ))}
      {card.languages.length > 1 && <link rel="alternate" hrefLang="x-default" href={card.canonicalUrl} />}
      {/* The first that fits is taken. */}
      {themeColours.dark && (
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
      )}
      <meta name="theme-color" content={themeColours.light} />
      <meta name="color-scheme" content={scheme === 'system' ? 'light dark' : scheme} />
      <meta name="format-detection" content="telephone=no, address=no, email=no" />
      <link rel="icon" href={`${card.path}/icon-48.png`} />
      <link rel="apple-touch-icon" href={`${card.path}/icon-180.png`} />
      <link rel="manifest" href={`${card.path}/manifest.webmanifest${languageQueryOf(card)}`} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(card, language)} />
      <meta property="og:locale" content={openGraphLocaleOf(language)} />
      {card.languages
        .filter((one) => one !== language)
        .map((one) => (
          <meta key={one} property="og:locale:alternate" content={openGraphLocaleOf(one)} />
        ))}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:image" content={input.sharePicture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      {/* X reads the rest from the Open Graph tags above. */}
      <meta name="twitter:card" content="summary_large_image" />
      {fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" crossOrigin="" />
      ))}
      {input.isEmbedded && <base target="_top" />}
      {input.script && <script type="module" src={input.script.main} />}
      {styles.map((style) => (
        <style key={style}>{style}</style>
      ))}
      <script type="application/ld+json">{structuredData(card, publicUrl)}</script>
    </head>
  );
}

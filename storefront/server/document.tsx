import type { PageAssets, PageState } from '../../api/contract/website/rendering.ts';
import type { PageDescription } from '../lib/page-description.ts';
import { directionOf } from '../../api/contract/base/languages.ts';
import { PageMeta } from './page-meta.tsx';
import { scriptSafeJson } from './script-safe-json.ts';

interface DocumentProps {
  state: PageState;
  nonce: string | undefined;
  assets: PageAssets;
  /** Scripts of a page that hydrates on interaction, in place of its own; null when it starts at once. */
  atRest: readonly string[] | null;
  description: PageDescription;
  content: string;
}

const groundColours = { light: '#FBF8F3', dark: '#0E1620' } as const;

/** The document around the page; rendered on the server only. */
export function Document({ state, nonce, assets, atRest, description, content }: DocumentProps) {
  const { language, theme } = state;
  // The browser knows the address; many addresses may have the same page.
  const { url: _url, ...told } = state;
  const font = assets.file('rubik-hebrew-wght-normal.woff2');
  return (
    <html lang={language} dir={directionOf(language)} data-theme={theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <PageMeta description={description} language={language} nonce={nonce} />
        <meta name="color-scheme" content={theme ?? 'light dark'} />
        <ThemeColours theme={theme} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} nonce={nonce} />
        ))}
        <Scripts assets={assets} atRest={atRest} nonce={nonce} />
      </head>
      <body>
        {/* React's own escaped markup of the page. */}
        {/* oxlint-disable-next-line react/no-danger */}
        <div id="root" dangerouslySetInnerHTML={{ __html: content }} />
        <script
          id="page-state"
          type="application/json"
          nonce={nonce}
          // oxlint-disable-next-line react/no-danger -- escaped by scriptSafeJson
          dangerouslySetInnerHTML={{ __html: scriptSafeJson(told) }}
        />
      </body>
    </html>
  );
}

/** The HTML is complete without scripts, so styles, fonts and pictures load before them. */
function Scripts({ assets, atRest, nonce }: Pick<DocumentProps, 'assets' | 'atRest' | 'nonce'>) {
  const { scripts, modulePreloads } = assets;
  if (atRest)
    return atRest.map((src) => (
      <script
        key={src}
        type="module"
        src={src}
        nonce={nonce}
        fetchPriority="low"
        data-entry={scripts[0]}
        data-modules={modulePreloads.join(' ')}
      />
    ));
  return (
    <>
      {modulePreloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} nonce={nonce} fetchPriority="low" />
      ))}
      {scripts.map((src) => (
        <script key={src} type="module" src={src} nonce={nonce} fetchPriority="low" />
      ))}
    </>
  );
}

function ThemeColours({ theme }: { theme: PageState['theme'] }) {
  if (theme) return <meta name="theme-color" content={groundColours[theme]} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={groundColours.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={groundColours.dark} />
    </>
  );
}

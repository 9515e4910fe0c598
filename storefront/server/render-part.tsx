import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { StaticRouter } from 'react-router';
import { showcaseEndpoint } from '../../api/contract/cards/showcase.endpoint.ts';
import { pathOf } from '../../api/contract/endpoint.ts';
import { directionOf } from '../../api/contract/base/languages.ts';
import type { PartRequest } from '../../api/contract/website/rendering.ts';
import { LoneNotice } from '../features/messaging/lone-notice.tsx';
import { signedInToolsPath } from '../features/website/header/signed-in-part.ts';
import { LoneProduct } from '../features/nfc/physical-cards/lone-product.tsx';
import { LonePlan } from '../features/subscriptions/pricing/lone-plan.tsx';
import { LanguageContext } from '../i18n/language-context.ts';
import { loadMessages } from '../i18n/define-messages.ts';
import { pageModulePath, pages } from '../routes/page-modules.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { fillQueries } from './server-reads.ts';

/** Modules of the client that hold a part's styles. */
const modules = {
  plan: pageModulePath('landing'),
  printed: pageModulePath('physical-cards'),
  notice: signedInToolsPath,
} as const;

/**
 * One part of the site as a page without a script: the site's own component and styles, for the frame in which staff
 * see what they typed (docs/product.md 13.16).
 */
export async function renderPart(request: PartRequest): Promise<string> {
  const { language, theme, nonce, part } = request;
  const queries = createQueryClient();
  if (part.kind === 'plan')
    await Promise.all([
      fillQueries(request, queries, [pathOf(showcaseEndpoint)], false),
      pages.landing.load(language),
    ]);
  if (part.kind === 'printed') await pages['physical-cards'].load(language);
  await loadMessages(language);
  const content = renderToString(
    <StaticRouter location="/">
      <LanguageContext value={language}>
        <QueryClientProvider client={queries}>{elementOf(part)}</QueryClientProvider>
      </LanguageContext>
    </StaticRouter>,
  );
  queries.clear();
  const { styles } = request.assets(['entry-client.tsx', modules[part.kind]]);
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language} dir={directionOf(language)} data-theme={theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="robots" content="noindex" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme ?? 'light dark'} />
        <title>{titleOf(part)}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} nonce={nonce} />
        ))}
      </head>
      <body>
        {/* React's own escaped markup of the part. */}
        {/* oxlint-disable-next-line react/no-danger */}
        <div dangerouslySetInnerHTML={{ __html: content }} />
      </body>
    </html>,
  )}`;
}

function elementOf(part: PartRequest['part']) {
  if (part.kind === 'plan') return <LonePlan plan={part.plan} cycle={part.cycle} />;
  return part.kind === 'printed' ? <LoneProduct product={part.product} /> : <LoneNotice {...part} />;
}

function titleOf(part: PartRequest['part']): string {
  if (part.kind === 'plan') return part.plan.name;
  return part.kind === 'printed' ? part.product.name : part.title;
}

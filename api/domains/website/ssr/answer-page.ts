import { currentUserEndpoint } from '../../../contract/accounts/accounts.endpoint.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { pathOf } from '../../../contract/endpoint.ts';
import {
  nonceTiming,
  type ApiAnswer,
  type InsteadPage,
  type PageRequest,
} from '../../../contract/website/rendering.ts';
import { openBuiltStorefront, type Storefront } from '../../../adapters/storefront.ts';
import type { AppContext } from '../../../http/context.ts';
import { chooseLanguageOfPage } from '../../../http/page-language.ts';
import { chosenTheme } from '../../../http/page-theme.ts';
import type { AppDeps } from '../../../deps.ts';
import { keptFrom, landingKeyOf, landingPagesOf } from './landing-pages.ts';

/** The company's pages that are set, by the name of the network. */
const companyPages = (env: AppDeps['env']) =>
  [
    { name: 'Facebook', url: env.COMPANY_FACEBOOK },
    { name: 'Instagram', url: env.COMPANY_INSTAGRAM },
    { name: 'LinkedIn', url: env.COMPANY_LINKEDIN },
    { name: 'TikTok', url: env.COMPANY_TIKTOK },
  ].flatMap(({ name, url }) => (url ? [{ name, url }] : []));

const built = openBuiltStorefront();

/** The given storefront, else the one that `npm run build` made. */
export const storefrontOf = (deps: AppDeps): Storefront => deps.storefront ?? built;

/** What every page is drawn from. */
function requestOf(
  ctx: AppContext,
  language: Language,
  read: PageRequest['read'],
): Omit<PageRequest, 'requestId'> {
  const { deps, state } = ctx;
  const { env } = deps;
  return {
    url: ctx.url,
    publicUrl: env.PUBLIC_URL,
    language,
    theme: chosenTheme(ctx),
    nonce: state.nonce,
    company: {
      name: env.COMPANY_NAME,
      email: env.COMPANY_EMAIL,
      phone: env.COMPANY_PHONE,
      whatsapp: env.COMPANY_WHATSAPP,
      address: env.COMPANY_ADDRESS,
      number: env.COMPANY_NUMBER ?? null,
      accessibilityContact: env.COMPANY_ACCESSIBILITY_CONTACT ?? null,
      social: companyPages(env),
    },
    assets: (modules) => storefrontOf(deps).assets(modules, language),
    read,
    mailConfigured: env.SMTP_URL !== undefined,
    googleConfigured: env.GOOGLE_CLIENT_ID !== undefined,
  };
}

const sessionPath = pathOf(currentUserEndpoint);

/**
 * The HTML of a page as a guest would get it if the API gave these answers, for the frame in which staff see what they
 * typed (docs/product.md 13.16). It has no script.
 * @param read calls the API for all else
 */
export async function drawPage(
  ctx: AppContext,
  read: PageRequest['read'],
  url: string,
  answers: Readonly<Record<string, unknown>>,
): Promise<string> {
  const language = chooseLanguageOfPage(ctx);
  const storefront = storefrontOf(ctx.deps);
  const { renderPage } = await storefront.bundle();
  const request = requestOf(ctx, language, async (path) => {
    if (path === sessionPath) return { status: 401, body: null };
    return path in answers ? { status: 200, body: answers[path] } : read(path);
  });
  const result = await renderPage({
    ...request,
    url,
    requestId: ctx.state.requestId,
    assets: (modules) => ({ ...request.assets(modules), scripts: [], modulePreloads: [] }),
  });
  if (result.kind === 'redirect') throw new Error(`The page ${url} leads elsewhere.`);
  return storefront.finish(result.html, url, ctx.state.nonce);
}

/**
 * Answers with a page of the storefront, complete from the server (docs/specification.md 2).
 * @param read calls the API as the visitor
 * @param instead page to show whatever the address says
 */
export async function answerPage(
  ctx: AppContext,
  read: (path: string) => Promise<ApiAnswer>,
  instead?: InsteadPage,
): Promise<void> {
  const { deps, state } = ctx;
  const storefront = storefrontOf(deps);
  const chosen = chooseLanguageOfPage(ctx);
  state.language = chosen;
  const { env } = deps;
  // The development's tools change a page as they like.
  const isKept =
    env.NODE_ENV !== 'development' && storefront.files !== null && !instead && !state.refusedForm;
  const key = isKept ? landingKeyOf(ctx.req) : null;
  const isForMany = key !== null || state.isForMany === true;
  const pages = landingPagesOf(deps.knex);
  const mark = pages.mark();
  const { renderPage } = await storefront.bundle();
  const result = await renderPage({
    ...requestOf(ctx, chosen, read),
    nonce: isForMany ? undefined : state.nonce,
    requestId: isForMany ? '' : state.requestId,
    instead,
    formToken: state.formToken,
    refusedForm: state.refusedForm,
  });
  // Each page has its own nonce and depends on cookies; a page with a user's name stays out of every cache.
  ctx.vary('Cookie');
  if (result.kind === 'redirect') {
    ctx.set('Cache-Control', 'private, no-store');
    ctx.status = result.status;
    ctx.redirect(result.to);
    ctx.status = result.status;
    return;
  }
  ctx.status = result.status;
  ctx.set('Cache-Control', result.personal ? 'private, no-store' : 'private, no-cache');
  ctx.set('Content-Language', chosen);
  ctx.type = 'html';
  ctx.body = await storefront.finish(result.html, ctx.url, state.nonce);
  if (isForMany) ctx.set('Server-Timing', `${nonceTiming};desc="${state.nonce}"`);
  if (key === null) return;
  const { headers } = ctx.response;
  const isForAll = result.status === 200 && !result.personal && !headers['set-cookie'];
  if (isForAll) pages.keep(key, await keptFrom(ctx.body as string, state.nonce, headers), mark);
  pages.end(key);
}

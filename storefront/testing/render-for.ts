import { defaultLanguage } from '../../api/contract/base/languages.ts';
import { readWholePage, type WholePage } from '../card/testing/read-html.ts';
import type { ApiAnswer, CompanyDetails, PageRequest } from '../../api/contract/website/rendering.ts';
import { sessionPath } from '../features/accounts/session/check-session.ts';
import type { SessionUser } from '../features/accounts/session/session-user.ts';
import { renderPage } from '../server/render-page.tsx';

const company: CompanyDetails = {
  name: 'ביקור',
  email: 'info@bikur.example',
  phone: '03-555-0100',
  whatsapp: '972555550100',
  address: 'רחוב הדוגמה 1, תל אביב',
  number: null,
  accessibilityContact: null,
  social: [],
};

/** What the server gives for any page; whoever asks adds the address, the language and how to read. */
export const usualRequest = {
  publicUrl: 'https://bikur.example',
  theme: null,
  nonce: 'n',
  requestId: 'r',
  company,
  assets: () => ({ scripts: [], styles: [], modulePreloads: [], file: () => undefined }),
};

const usualAnswers: Record<string, unknown> = {
  '/api/showcase-cards': { cards: [] },
  '/api/example-cards': { cards: [], trades: [], templates: [], total: 0, page: 1, pages: 0 },
  '/api/communities': { communities: [], page: 1, pages: 0 },
  '/api/blog-posts': { articles: [], total: 0, categories: [] },
};

interface Visit {
  language?: PageRequest['language'];
  /** A guest unless given. */
  user?: SessionUser;
  /** Bodies of the API's answers by path; others are empty. */
  answers?: Record<string, unknown>;
  /** Statuses of the API's refusals by path. */
  refused?: Record<string, number>;
  company?: Partial<CompanyDetails>;
  /** Paths whose reads fail, so that the server leaves them to the browser. */
  unread?: readonly string[];
}

export interface RenderedPage extends WholePage {
  status: number;
}

/** Renders a page of the storefront on the server as this visitor gets it, without a real API. */
export async function renderFor(url: string, visit: Visit = {}): Promise<RenderedPage> {
  const answers: Record<string, unknown> = { ...usualAnswers, ...visit.answers };
  if (visit.user) answers[sessionPath] = visit.user;
  const read = async (path: string): Promise<ApiAnswer> => {
    if (path === sessionPath && !visit.user) return { status: 401, body: {} };
    if (visit.unread?.includes(path)) return { status: 503, body: {} };
    const refusal = visit.refused?.[path];
    if (refusal) return { status: refusal, body: { message: '', code: 'refused' } };
    return { status: 200, body: answers[path] ?? [] };
  };
  const result = await renderPage({
    ...usualRequest,
    url,
    language: visit.language ?? defaultLanguage,
    company: { ...company, ...visit.company },
    read,
  });
  if (result.kind === 'redirect') throw new Error(`${url} leads to ${result.to}`);
  const { status, html } = result;
  // React's mark of a boundary that failed or was left to the browser.
  const givenUp = /<!--\$!--><template([^>]*)>/.exec(html);
  if (givenUp) throw new Error(`${url} is not whole: ${givenUp[1]}`);
  return { ...readWholePage(html), status };
}

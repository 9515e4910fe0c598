import { createHash } from 'node:crypto';
import { languages as siteLanguages, type Language } from '../../../contract/base/languages.ts';
import { dataPolicy, pagePolicy } from '../../../http/content-security-policy.ts';
import { fixedSecurityHeaders } from '../../../http/security-headers.ts';
import type { AppDeps } from '../../../deps.ts';
import { gonePage, type GoneWords } from '../notices/gone-page.ts';
import { noticeStyle } from '../notices/notice-page.ts';
import { headerList, type CardAnswer } from '../page-cache/card-answer.ts';
import { PageBody } from '../page-cache/page-body.ts';

/** Whose answer it is, for how long, and in which language. */
type Of = Pick<CardAnswer, 'cardId' | 'ownerId' | 'expiresAt'>;
type Spoken = Pick<CardAnswer, 'languages' | 'language'>;

interface OtherAnswers {
  /** Leads elsewhere. */
  redirect(of: Of & Spoken, status: 301 | 302, to: string, headers?: Record<string, string>): CardAnswer;
  /** A neutral page at a former card's address. */
  gone(of: Of, words: GoneWords, language: Language): CardAnswer;
}

const styleSource = `'sha256-${createHash('sha256').update(noticeStyle).digest('base64')}'`;

/** Makes the answers for everybody at addresses where no card is shown, with all their headers. */
export function createOtherAnswers(env: AppDeps['env']): OtherAnswers {
  const fixed = fixedSecurityHeaders(env);
  return {
    redirect: (of, status, to, headers = {}) => ({
      ...of,
      status,
      spokenBy: 'card',
      headers: headerList({
        ...fixed,
        'Content-Security-Policy': dataPolicy,
        'Cache-Control': 'no-cache',
        Location: to,
        ...(of.languages.length > 1 && { Vary: 'Accept-Language' }),
        ...headers,
      }),
      knownHeaders: [],
      etag: null,
      body: new PageBody(Buffer.alloc(0)),
    }),
    gone: (of, words, language) => ({
      ...of,
      status: 410,
      languages: siteLanguages,
      language,
      spokenBy: 'site',
      headers: headerList({
        ...fixed,
        'Content-Security-Policy': pagePolicy('', { 'script-src': ["'none'"], 'style-src': [styleSource] }),
        'Cache-Control': 'no-cache',
        'X-Robots-Tag': 'noindex',
        'Content-Language': language,
        Vary: 'Cookie, Accept-Language, Accept-Encoding',
        'Content-Type': 'text/html; charset=utf-8',
      }),
      knownHeaders: [],
      etag: null,
      body: new PageBody(Buffer.from(gonePage(words, language))),
    }),
  };
}

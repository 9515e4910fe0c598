import { type Language, openGraphLocaleOf } from '../../api/contract/base/languages.ts';
import type { PageDescription } from '../lib/page-description.ts';
import { scriptSafeJson } from './script-safe-json.ts';

interface PageMetaProps {
  description: PageDescription;
  language: Language;
  nonce: string | undefined;
}

export function PageMeta({ description: page, language, nonce }: PageMetaProps) {
  return (
    <>
      <title>{page.title}</title>
      {page.description && <meta name="description" content={page.description} />}
      {page.canonical ? (
        <link rel="canonical" href={page.canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {page.alternates.map((alternate) => (
        <link key={alternate.hrefLang} rel="alternate" {...alternate} />
      ))}
      {page.feed && <link rel="alternate" type="application/rss+xml" title={page.title} href={page.feed} />}
      {page.canonical && (
        <PreviewMeta page={page} address={page.canonical} language={page.contentLanguage ?? language} />
      )}
      {page.structuredData?.map((data, index) => (
        <script
          // oxlint-disable-next-line react/no-array-index-key -- rendered once, on the server
          key={index}
          type="application/ld+json"
          nonce={nonce}
          // oxlint-disable-next-line react/no-danger -- escaped by scriptSafeJson
          dangerouslySetInnerHTML={{ __html: scriptSafeJson(data) }}
        />
      ))}
    </>
  );
}

/** Open Graph, and the one Twitter tag without an Open Graph counterpart. */
function PreviewMeta({
  page,
  address,
  language,
}: {
  page: PageDescription;
  address: string;
  language: Language;
}) {
  const { article, picture } = page;
  return (
    <>
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={page.title} />
      {page.description && <meta property="og:description" content={page.description} />}
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={openGraphLocaleOf(language)} />
      {picture && (
        <>
          <meta property="og:image" content={picture.href} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {article && (
        <>
          <meta property="article:published_time" content={article.publishedAt} />
          <meta property="article:modified_time" content={article.updatedAt} />
          {article.section && <meta property="article:section" content={article.section} />}
          {article.tags.map((tag) => (
            <meta key={tag} property="article:tag" content={tag} />
          ))}
        </>
      )}
    </>
  );
}

import { Box, Link } from '@mui/material';
import { SafeImage } from '../../../kit/components/SafeImage.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { articleState } from './article-state.ts';
import { ArticleStateField } from './ArticleStateField.tsx';

/** The article's state, and a link to its page on the site. */
export function ArticleHead() {
  const word = useMessages();
  const article = usePageRecord<'blog-posts'>();
  const isOut = articleState(article) === 'published';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 3 }}>
      <SafeImage source={article.featuredImage ?? ''} size={72} />
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
        <ArticleStateField source="isPublished" />
        <Link
          href={isOut ? `/blog/${encodeURIComponent(article.slug)}` : `/blog/${article.id}?preview=1`}
          target="_blank"
          rel="noopener"
        >
          {word(isOut ? 'article.openOnSite' : 'article.preview')}
        </Link>
      </Box>
    </Box>
  );
}

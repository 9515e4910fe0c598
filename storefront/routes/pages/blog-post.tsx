import { ArticlePage } from '../../features/website/blog/article-page.tsx';

export default ArticlePage;

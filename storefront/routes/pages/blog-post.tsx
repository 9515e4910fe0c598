import { ArticlePage } from '../../features/blog/article-page.tsx';

export default ArticlePage;

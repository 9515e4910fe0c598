import { BlogPage } from '../../features/blog/blog-page.tsx';

export default BlogPage;

import { BlogPage } from '../../features/website/blog/blog-page.tsx';

export default BlogPage;

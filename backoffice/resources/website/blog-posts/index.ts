import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const articleResource: ResourceProps = {
  name: 'blog-posts',
  list: lazyPage(() => import('./ArticleList.tsx'), 'ArticleList'),
  create: lazyPage(() => import('./ArticleCreate.tsx'), 'ArticleCreate'),
  edit: lazyPage(() => import('./ArticleEdit.tsx'), 'ArticleEdit'),
  show: lazyPage(() => import('./ArticleShow.tsx'), 'ArticleShow'),
  recordRepresentation: (record) => plainName('blog-posts', record),
};

import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { articleView } from './fields.ts';

export function ArticleShow() {
  return <ResourceShow view={articleView} canEdit head={<ArticleHead />} />;
}

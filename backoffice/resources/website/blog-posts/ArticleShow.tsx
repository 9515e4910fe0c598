import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { articleFields, articleSections } from './fields.ts';

export function ArticleShow() {
  return (
    <ResourceShow
      resource="blog-posts"
      fields={articleFields}
      sections={articleSections}
      canEdit
      head={<ArticleHead />}
    />
  );
}

import type { ReactNode } from 'react';
import { DataTable, DateField, NumberField, TextArrayField, TextField } from 'react-admin';
import { ReferenceArrayField } from '../../../kit/fields/ReferenceArrayField.tsx';
import { ArticleStateField } from './ArticleStateField.tsx';
import { ArticleTextField, LongTextField } from '../../../kit/fields/own-text-fields.tsx';
import { NameField } from '../../../kit/fields/NameField.tsx';
import { PictureField } from '../../../kit/fields/link-fields.tsx';
import { dayFormat } from '../../../kit/formatting/dates.ts';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';
import { systemFields } from '../../../kit/show/system-fields.tsx';

export const articleFields = (
  <>
    <ShowSection title="article">
      <TextField source="title" />
      <TextField source="slug" dir="ltr" />
      <TextField source="category" />
      <TextArrayField source="tags" />
      <PictureField source="featuredImage" />
      <LongTextField source="excerpt" />
      <ArticleTextField source="content" />
    </ShowSection>
    <ShowSection title="publishing">
      <ArticleStateField source="isPublished" />
      <DateField source="publishedAt" options={dayFormat} />
      <NumberField source="readingTime" />
      <NumberField source="viewCount" />
      <NumberField source="likeCount" />
      <ReferenceArrayField source="relatedArticles" reference="blog-posts" />
    </ShowSection>
    <ShowSection title="author">
      <TextField source="author" />
      <PictureField source="authorImage" />
      <LongTextField source="authorBio" />
    </ShowSection>
    <ShowSection title="seo">
      <TextField source="seoTitle" />
      <LongTextField source="seoDescription" />
      <TextField source="seoKeywords" />
    </ShowSection>
    {systemFields}
  </>
);

export const ArticleTable = ({ bulk }: { bulk?: ReactNode }) => (
  <ListTable fields={articleFields} phone={['publishedAt', 'isPublished']} bulk={bulk}>
    <DataTable.Col source="title" field={NameField} />
    <DataTable.Col source="isPublished" disableSort />
    <DataTable.Col source="category" />
    <DataTable.Col source="author" disableSort />
    <DataTable.Col source="publishedAt" />
    <DataTable.Col source="viewCount" />
    <DataTable.Col source="likeCount" />
  </ListTable>
);

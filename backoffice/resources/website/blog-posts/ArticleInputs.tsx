import { styled } from '@mui/material';
import {
  AutocompleteArrayInput,
  minValue,
  NumberInput,
  ReferenceArrayInput,
  required,
  TextArrayInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { PictureInput } from '../../../kit/media/PictureInput.tsx';
import { CategoryInput } from './CategoryInput.tsx';
import { ArticleTextInput } from './editor/ArticleTextInput.tsx';
import { PublishingInput } from './PublishingInput.tsx';
import { SearchPreview, useLengthHint } from './SearchPreview.tsx';
import { SlugInput } from './SlugInput.tsx';

const Sheets = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  columnGap: 32,
  inlineSize: '100%',
  '& .facts section > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** All editable fields of an article: the text, with publishing options beside it. */
export function ArticleInputs() {
  const word = useMessages();
  const translate = useTranslate();
  const record = useRecordContext();
  return (
    <Sheets>
      <div>
        <FormSection title={word('article.text')}>
          <WordsInput
            source="title"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a new article begins with it
            autoFocus={!record}
            validate={required()}
            className="wide"
            helperText={false}
            maxLength={255}
          />
          <WordsInput
            source="excerpt"
            multiline
            minRows={2}
            className="wide"
            helperText={word('article.excerptHelp')}
            maxLength={1000}
          />
          <ArticleTextInput source="content" />
        </FormSection>
        <SearchFields />
        <FormSection title={translate('bikur.sections.author')}>
          <WordsInput source="author" helperText={word('article.authorHelp')} maxLength={120} />
          <WordsInput source="authorBio" multiline minRows={2} helperText={false} maxLength={1000} />
          <div className="wide">
            <PictureInput source="authorImage" />
          </div>
        </FormSection>
      </div>
      <div className="facts">
        <FormSection title={word('article.when')}>
          <PublishingInput />
          <SlugInput />
        </FormSection>
        <FormSection title={word('article.cover')}>
          <PictureInput source="featuredImage" />
        </FormSection>
        <FormSection title={word('form.visibility')}>
          <CategoryInput />
          <TextArrayInput source="tags" helperText={word('article.tagsHelp')} />
          <ReferenceArrayInput
            source="relatedArticles"
            reference="blog-posts"
            sort={{ field: 'publishedAt', order: 'DESC' }}
          >
            <AutocompleteArrayInput
              optionText="title"
              helperText={word('article.relatedHelp')}
              getOptionDisabled={(option: { id?: unknown }) => option.id === record?.['id']}
            />
          </ReferenceArrayInput>
          <NumberInput
            source="readingTime"
            validate={[required(), minValue(1)]}
            min={1}
            max={600}
            step={1}
            helperText={false}
          />
        </FormSection>
      </div>
    </Sheets>
  );
}

function SearchFields() {
  const translate = useTranslate();
  const titleHint = useLengthHint('seoTitle', 'title');
  const descriptionHint = useLengthHint('seoDescription', 'description');
  return (
    <FormSection title={translate('bikur.sections.seo')}>
      <SearchPreview />
      <WordsInput source="seoTitle" helperText={titleHint} maxLength={120} />
      <WordsInput source="seoKeywords" helperText={false} maxLength={500} />
      <WordsInput
        source="seoDescription"
        multiline
        minRows={2}
        className="wide"
        helperText={descriptionHint}
        maxLength={320}
      />
    </FormSection>
  );
}

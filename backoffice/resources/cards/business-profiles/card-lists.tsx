import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isCardLanguage, labelOf } from '../../../../api/contract/base/card-languages.ts';
import { readDocumentAddress } from '../../../../api/contract/cards/document-address.ts';
import { SafeImage } from '../../../kit/components/SafeImage.tsx';
import { SafeLink } from '../../../kit/components/SafeLink.tsx';
import { TypedText } from '../../../kit/components/TypedText.tsx';
import { makeField, type AnyRecord, type Translate } from '../../../kit/fields/make-field.tsx';
import { PlainList } from '../../../kit/fields/PlainList.tsx';
import { recordsIn, textAt } from '../../../kit/fields/read-value.ts';
import { recordsField } from '../../../kit/fields/records-field.tsx';
import { OpeningHoursField } from './hours-fields.tsx';

// The lists of a card, as staff read them.

/** Links an owner added, by their titles. A link without a title has its address alone. */
export const CustomLinksField = recordsField(
  ({ entry }) => (
    <>
      {textAt(entry, 'title') && (
        <>
          <TypedText>{textAt(entry, 'title')}</TypedText>:{' '}
        </>
      )}
      <SafeLink value={textAt(entry, 'url')} />
    </>
  ),
  (entry) => [textAt(entry, 'title'), textAt(entry, 'url')].filter(Boolean).join(': '),
);

export const GalleryField = makeField(
  ({ value }) => (
    <Box
      component="ul"
      className="wide"
      sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      {recordsIn(value).map((picture) => (
        <Box component="li" key={textAt(picture, 'url')} sx={{ inlineSize: 96 }}>
          <SafeImage source={textAt(picture, 'url')} size={96} />
          <TypedText>{textAt(picture, 'caption')}</TypedText>
        </Box>
      ))}
    </Box>
  ),
  (value) =>
    recordsIn(value)
      .map((picture) => textAt(picture, 'url'))
      .join('; '),
);

const sums: Readonly<Record<string, (item: AnyRecord) => string>> = {
  from: (item) => `₪${textAt(item, 'price')}+`,
  range: (item) => `₪${textAt(item, 'price')}–${textAt(item, 'priceTo')}`,
  request: () => '',
};

/** What a service costs: its figures, and the words beside or in place of them. */
function priceOf(item: AnyRecord): { sum: string; words: string } {
  const kind = textAt(item, 'priceKind');
  const isSaid = kind === 'per' || kind === 'request';
  return {
    sum: textAt(item, 'price') && (sums[kind]?.(item) ?? `₪${textAt(item, 'price')}`),
    words: isSaid ? textAt(item, 'priceUnit') : '',
  };
}

/** A service on one line. Figures are an island: an end of a range would stand before its beginning otherwise. */
function ServiceLine({ item }: { item: AnyRecord }) {
  const { sum, words } = priceOf(item);
  return (
    <>
      {textAt(item, 'picture') && <SafeImage source={textAt(item, 'picture')} size={40} />}
      <TypedText>{textAt(item, 'name')}</TypedText>
      {sum && (
        <>
          {' '}
          · <bdi dir="ltr">{sum}</bdi>
        </>
      )}
      {[words, textAt(item, 'duration'), textAt(item, 'description')].filter(Boolean).map((text, place) => (
        <span key={place}>
          {' '}
          · <TypedText>{text}</TypedText>
        </span>
      ))}
    </>
  );
}

function serviceText(item: AnyRecord): string {
  const { sum, words } = priceOf(item);
  return [textAt(item, 'name'), sum, words, textAt(item, 'duration'), textAt(item, 'description')]
    .filter(Boolean)
    .join(' · ');
}

/** Services by their groups, with prices. */
export const ServicesField = recordsField(
  ({ entry }) => (
    <>
      <TypedText>{textAt(entry, 'name')}</TypedText>
      <PlainList>
        {recordsIn(entry['items']).map((item, place) => (
          <li key={place}>
            <ServiceLine item={item} />
          </li>
        ))}
      </PlainList>
    </>
  ),
  (entry) => recordsIn(entry['items']).map(serviceText).join('; '),
);

/** Questions with their answers. */
export const QuestionsField = recordsField(
  ({ entry }) => (
    <>
      <TypedText>{textAt(entry, 'question')}</TypedText> <TypedText>{textAt(entry, 'answer')}</TypedText>
    </>
  ),
  (entry) => `${textAt(entry, 'question')} ${textAt(entry, 'answer')}`,
);

/** PDFs, each with the way to look into it. */
export const DocumentsField = recordsField(
  ({ entry }) => (
    <a
      href={readDocumentAddress(textAt(entry, 'file')) ? textAt(entry, 'file') : undefined}
      target="_blank"
      rel="noopener"
    >
      <TypedText>{textAt(entry, 'name')}</TypedText>
    </a>
  ),
  (entry) => textAt(entry, 'name'),
);

const languageOf = (entry: AnyRecord): string => {
  const code = textAt(entry, 'language');
  return isCardLanguage(code) ? labelOf(code) : code;
};

/** What an owner wrote for further languages: each text beside the one it translates. */
export const CardTranslationsField = recordsField(
  ({ entry }) => (
    <>
      <b translate="no">{languageOf(entry)}</b>
      <PlainList>
        {recordsIn(entry['texts']).map((text, place) => (
          <li key={place}>
            <TypedText>{textAt(text, 'text')}</TypedText>{' '}
            <small>
              <TypedText>{textAt(text, 'source')}</TypedText>
            </small>
          </li>
        ))}
      </PlainList>
    </>
  ),
  languageOf,
);

function sectionText(entry: AnyRecord, translate: Translate): string {
  const name = textAt(entry, 'title') || translate(`bikur.choices.cardSection.${textAt(entry, 'name')}`);
  return entry['isShown'] === false ? translate('bikur.details.hidden', { name }) : name;
}

/** Sections in their owner's order, and which of them are hidden. */
export const SectionsField = recordsField(function Section({ entry }) {
  return <TypedText>{sectionText(entry, useTranslate())}</TypedText>;
}, sectionText);

/** Phones beside the main one, by their labels. */
export const PhonesField = recordsField(
  ({ entry }) => (
    <>
      <TypedText>{textAt(entry, 'label')}</TypedText> <bdi dir="ltr">{textAt(entry, 'number')}</bdi>
    </>
  ),
  (entry) => `${textAt(entry, 'label')} ${textAt(entry, 'number')}`,
);

/** Branches; one with the card's hours shows none of its own. */
export const BranchesField = recordsField(
  ({ entry }) => (
    <>
      <TypedText>{textAt(entry, 'name')}</TypedText>: <TypedText>{textAt(entry, 'address')}</TypedText>{' '}
      <bdi dir="ltr">{textAt(entry, 'phone')}</bdi>
      {Boolean(entry['hours']) && <OpeningHoursField source="hours" record={entry} />}
    </>
  ),
  (entry) =>
    ['name', 'address', 'phone']
      .map((part) => textAt(entry, part))
      .filter(Boolean)
      .join(', '),
);

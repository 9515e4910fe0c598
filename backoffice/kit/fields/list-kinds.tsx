import { isCardLanguage, labelOf } from '../../../api/contract/base/card-languages.ts';
import { Box } from '@mui/material';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import { readDocumentAddress } from '../../../api/contract/cards/document-address.ts';
import { SafeImage } from '../components/SafeImage.tsx';
import { SafeLinkField } from '../components/SafeLinkField.tsx';
import type { FieldKind, ValueProps } from './field-kind.ts';
import { PlainList } from './PlainList.tsx';
import { recordsIn, textAt } from './read-value.ts';

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const lines: FieldKind = {
  View: ({ value }: ValueProps) => (
    <PlainList>
      {asList(value).map((line) => (
        <li key={String(line)}>
          <bdi dir={directionOfText(String(line))} translate="no">
            {String(line)}
          </bdi>
        </li>
      ))}
    </PlainList>
  ),
  toText: (value) => asList(value).join('; '),
  isSortable: false,
  isWide: true,
};

/** Links an owner added to a card, by their titles; a payment link may have none. */
export const customLinkList: FieldKind = {
  View: ({ value }: ValueProps) => (
    <PlainList>
      {recordsIn(value).map((entry) => (
        <li key={`${textAt(entry, 'title')} ${textAt(entry, 'url')}`}>
          {textAt(entry, 'title') && (
            <>
              <bdi dir={directionOfText(textAt(entry, 'title'))} translate="no">
                {textAt(entry, 'title')}
              </bdi>
              :{' '}
            </>
          )}
          <SafeLinkField value={textAt(entry, 'url')} />
        </li>
      ))}
    </PlainList>
  ),
  toText: (value) =>
    recordsIn(value)
      .map((entry) => [textAt(entry, 'title'), textAt(entry, 'url')].filter(Boolean).join(': '))
      .join('; '),
  isSortable: false,
  isWide: true,
};

export const gallery: FieldKind = {
  View: ({ value }: ValueProps) => (
    <Box
      component="ul"
      sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      {recordsIn(value).map((picture) => (
        <Box component="li" key={textAt(picture, 'url')} sx={{ inlineSize: 96 }}>
          <SafeImage source={textAt(picture, 'url')} size={96} />
          <bdi dir={directionOfText(textAt(picture, 'caption'))} translate="no">
            {textAt(picture, 'caption')}
          </bdi>
        </Box>
      ))}
    </Box>
  ),
  toText: (value) =>
    recordsIn(value)
      .map((picture) => textAt(picture, 'url'))
      .join('; '),
  isSortable: false,
  isWide: true,
};

const priceMarks: Readonly<Record<string, (item: Readonly<Record<string, unknown>>) => string>> = {
  from: (item) => `≥ ${textAt(item, 'price')}`,
  range: (item) => `${textAt(item, 'price')}–${textAt(item, 'priceTo')}`,
  per: (item) => `${textAt(item, 'price')} / ${textAt(item, 'priceUnit')}`,
  request: (item) => textAt(item, 'priceUnit'),
};

/** A service in one line: name, price in shekels, duration, what it is. */
function serviceLine(item: Readonly<Record<string, unknown>>): string {
  const kind = textAt(item, 'priceKind');
  const price = priceMarks[kind]?.(item) ?? textAt(item, 'price');
  const parts = [price && kind !== 'request' ? `₪${price}` : price, textAt(item, 'duration')];
  return [textAt(item, 'name'), ...parts, textAt(item, 'description')].filter(Boolean).join(' · ');
}

/** Services of a card by their groups, with prices. */
export const serviceList: FieldKind = {
  View: ({ value }: ValueProps) => (
    <PlainList>
      {recordsIn(value).map((group, index) => (
        <li key={`${index} ${textAt(group, 'name')}`}>
          <bdi dir={directionOfText(textAt(group, 'name'))} translate="no">
            {textAt(group, 'name')}
          </bdi>
          <PlainList>
            {recordsIn(group['items']).map((item, place) => (
              <li key={`${place} ${textAt(item, 'name')}`}>
                {textAt(item, 'picture') && <SafeImage source={textAt(item, 'picture')} size={40} />}
                <bdi dir={directionOfText(textAt(item, 'name'))} translate="no">
                  {serviceLine(item)}
                </bdi>
              </li>
            ))}
          </PlainList>
        </li>
      ))}
    </PlainList>
  ),
  toText: (value) =>
    recordsIn(value)
      .flatMap((group) => recordsIn(group['items']).map(serviceLine))
      .join('; '),
  isSortable: false,
  isWide: true,
};

/** Questions of a card with their answers. */
export const questionList: FieldKind = {
  View: ({ value }: ValueProps) => (
    <PlainList>
      {recordsIn(value).map((entry) => (
        <li key={textAt(entry, 'question')}>
          <bdi dir={directionOfText(textAt(entry, 'question'))} translate="no">
            {textAt(entry, 'question')}
          </bdi>{' '}
          <bdi dir={directionOfText(textAt(entry, 'answer'))} translate="no">
            {textAt(entry, 'answer')}
          </bdi>
        </li>
      ))}
    </PlainList>
  ),
  toText: (value) =>
    recordsIn(value)
      .map((entry) => `${textAt(entry, 'question')} ${textAt(entry, 'answer')}`)
      .join('; '),
  isSortable: false,
  isWide: true,
};

/** PDFs of a card, each with the way to look into it. */
export const documentList: FieldKind = {
  View: ({ value }: ValueProps) => (
    <PlainList>
      {recordsIn(value).map((entry) => (
        <li key={textAt(entry, 'file')}>
          <a
            href={readDocumentAddress(textAt(entry, 'file')) ? textAt(entry, 'file') : undefined}
            target="_blank"
            rel="noopener"
          >
            <bdi dir={directionOfText(textAt(entry, 'name'))} translate="no">
              {textAt(entry, 'name')}
            </bdi>
          </a>
        </li>
      ))}
    </PlainList>
  ),
  toText: (value) =>
    recordsIn(value)
      .map((entry) => textAt(entry, 'name'))
      .join('; '),
  isSortable: false,
  isWide: true,
};

/** What an owner wrote for further languages: each text beside the one it translates. */
export const translationList: FieldKind = {
  View: ({ value }: ValueProps) => (
    <PlainList>
      {recordsIn(value).map((translation) => (
        <li key={textAt(translation, 'language')}>
          <b translate="no">{nameOfLanguage(textAt(translation, 'language'))}</b>
          <PlainList>
            {recordsIn(translation['texts']).map((entry) => (
              <li key={textAt(entry, 'path')}>
                <bdi dir={directionOfText(textAt(entry, 'text'))} translate="no">
                  {textAt(entry, 'text')}
                </bdi>{' '}
                <small>
                  <bdi dir={directionOfText(textAt(entry, 'source'))} translate="no">
                    {textAt(entry, 'source')}
                  </bdi>
                </small>
              </li>
            ))}
          </PlainList>
        </li>
      ))}
    </PlainList>
  ),
  toText: (value) =>
    recordsIn(value)
      .map((translation) => nameOfLanguage(textAt(translation, 'language')))
      .join(', '),
  isSortable: false,
  isWide: true,
};

const nameOfLanguage = (code: string): string => (isCardLanguage(code) ? labelOf(code) : code);

/** Sections of a card in its owner's order: names, and which are hidden. */
const sectionLine = (section: Readonly<Record<string, unknown>>): string =>
  [textAt(section, 'title') || textAt(section, 'name'), section['isShown'] === false && '✕']
    .filter(Boolean)
    .join(' ');

export const sectionList: FieldKind = {
  View: ({ value }: ValueProps) => (
    <PlainList>
      {recordsIn(value).map((section) => (
        <li key={textAt(section, 'name')}>
          <bdi translate="no">{sectionLine(section)}</bdi>
        </li>
      ))}
    </PlainList>
  ),
  toText: (value) => recordsIn(value).map(sectionLine).join('; '),
  isSortable: false,
  isWide: true,
};

/** Phones of a card beside the main one, by their labels. */
export const phoneList: FieldKind = {
  View: ({ value }: ValueProps) => (
    <PlainList>
      {recordsIn(value).map((entry, index) => (
        <li key={index}>
          <bdi dir={directionOfText(textAt(entry, 'label'))} translate="no">
            {textAt(entry, 'label')}
          </bdi>{' '}
          <bdi dir="ltr">{textAt(entry, 'number')}</bdi>
        </li>
      ))}
    </PlainList>
  ),
  toText: (value) =>
    recordsIn(value)
      .map((entry) => `${textAt(entry, 'label')} ${textAt(entry, 'number')}`)
      .join('; '),
  isSortable: false,
  isWide: true,
};

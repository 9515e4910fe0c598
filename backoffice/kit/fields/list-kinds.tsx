import { Box } from '@mui/material';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
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

/** Links an owner added to a card, by their titles. */
export const customLinkList: FieldKind = {
  View: ({ value }: ValueProps) => (
    <PlainList>
      {recordsIn(value).map((entry) => (
        <li key={`${textAt(entry, 'title')} ${textAt(entry, 'url')}`}>
          <bdi dir={directionOfText(textAt(entry, 'title'))} translate="no">
            {textAt(entry, 'title')}
          </bdi>
          : <SafeLinkField value={textAt(entry, 'url')} />
        </li>
      ))}
    </PlainList>
  ),
  toText: (value) =>
    recordsIn(value)
      .map((entry) => `${textAt(entry, 'title')}: ${textAt(entry, 'url')}`)
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

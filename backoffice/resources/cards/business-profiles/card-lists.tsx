import { Box } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { isCardLanguage, labelOf } from '../../../../api/contract/base/card-languages.ts';
import { SafeImage } from '../../../kit/components/SafeImage.tsx';
import { SafeLink } from '../../../kit/components/SafeLink.tsx';
import { TypedText } from '../../../kit/components/TypedText.tsx';
import { makeField, type AnyRecord, type Translate } from '../../../kit/fields/make-field.tsx';
import { PlainList } from '../../../kit/fields/PlainList.tsx';
import { recordsIn, textAt } from '../../../kit/fields/read-value.ts';
import { recordsField } from '../../../kit/fields/records-field.tsx';
import { OpeningHoursField } from './hours-fields.tsx';

// The lists of a card, as staff read them.

/** A piece of a line: what an owner typed, figures, which run left to right in every language, or an address. */
type Piece = string | { figures: string } | { address: string; text?: string };

function textOf(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  return 'figures' in piece ? piece.figures : (piece.text ?? piece.address);
}

const textOfLine = (pieces: readonly Piece[], between: string) =>
  pieces.map(textOf).filter(Boolean).join(between);

function Line({ pieces, between }: { pieces: readonly Piece[]; between: string }) {
  return pieces.filter(textOf).map((piece, place) => (
    <Fragment key={place}>
      {place > 0 ? between : null}
      {typeof piece === 'string' ? (
        <TypedText>{piece}</TypedText>
      ) : 'figures' in piece ? (
        <bdi dir="ltr">{piece.figures}</bdi>
      ) : (
        <SafeLink value={piece.address} {...(piece.text && { text: piece.text })} />
      )}
    </Fragment>
  ));
}

/** A list whose entries are lines of pieces; blank ones are left out. */
const linesField = (piecesOf: (entry: AnyRecord, translate: Translate) => readonly Piece[], between = ' ') =>
  recordsField(
    function OneLine({ entry }) {
      return <Line pieces={piecesOf(entry, useTranslate())} between={between} />;
    },
    (entry, translate) => textOfLine(piecesOf(entry, translate), between),
  );

/** Links an owner added, by their titles. */
export const CustomLinksField = linesField(
  (entry) => [textAt(entry, 'title'), { address: textAt(entry, 'url') }],
  ': ',
);

/** Questions with their answers. */
export const QuestionsField = linesField((entry) => [textAt(entry, 'question'), textAt(entry, 'answer')]);

/** PDFs, each with the way to look into it. */
export const DocumentsField = linesField((entry) => [
  { address: textAt(entry, 'file'), text: textAt(entry, 'name') },
]);

/** Phones beside the main one, by their labels. */
export const PhonesField = linesField((entry) => [
  textAt(entry, 'label'),
  { figures: textAt(entry, 'number') },
]);

/** Sections in their owner's order, and which of them are hidden. */
export const SectionsField = linesField((entry, translate) => {
  const name = textAt(entry, 'title') || translate(`bikur.choices.cardSection.${textAt(entry, 'name')}`);
  return [entry['isShown'] === false ? translate('bikur.details.hidden', { name }) : name];
});

const branchOf = (entry: AnyRecord): readonly Piece[] => [
  textAt(entry, 'name'),
  textAt(entry, 'address'),
  { figures: textAt(entry, 'phone') },
];

/** Branches; one with the card's hours shows none of its own. */
export const BranchesField = recordsField(
  ({ entry }) => (
    <>
      <Line pieces={branchOf(entry)} between=", " />
      {Boolean(entry['hours']) && <OpeningHoursField source="hours" record={entry} />}
    </>
  ),
  (entry) => textOfLine(branchOf(entry), ', '),
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

/** What a service is called and costs: its figures, and the words beside or in place of them. */
function serviceOf(item: AnyRecord): readonly Piece[] {
  const kind = textAt(item, 'priceKind');
  const price = textAt(item, 'price');
  return [
    textAt(item, 'name'),
    // An island: an end of a range would stand before its beginning otherwise.
    { figures: price && (sums[kind]?.(item) ?? `₪${price}`) },
    kind === 'per' || kind === 'request' ? textAt(item, 'priceUnit') : '',
    textAt(item, 'duration'),
    textAt(item, 'description'),
  ];
}

/** Services by their groups, with prices. */
export const ServicesField = recordsField(
  ({ entry }) => (
    <>
      <TypedText>{textAt(entry, 'name')}</TypedText>
      <PlainList>
        {recordsIn(entry['items']).map((item, place) => (
          <li key={place}>
            {textAt(item, 'picture') && <SafeImage source={textAt(item, 'picture')} size={40} />}
            <Line pieces={serviceOf(item)} between=" · " />
          </li>
        ))}
      </PlainList>
    </>
  ),
  (entry) =>
    recordsIn(entry['items'])
      .map((item) => textOfLine(serviceOf(item), ' · '))
      .join('; '),
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

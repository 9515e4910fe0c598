// react-admin has no field for a structure whose keys aren't known.
import { Link, styled } from '@mui/material';
import { useTranslate } from 'react-admin';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import { SafeImage } from '../components/SafeImage.tsx';
import { formatMoment, readMoment } from '../formatting/dates.ts';
import { EmptyValue, isEmptyValue } from './EmptyValue.tsx';
import { makeField, type Translate } from './make-field.tsx';
import { PlainList } from './PlainList.tsx';
import { wordOf } from './known-words.ts';
import { isRecord } from './read-value.ts';

export const Parts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  margin: 0,
  '& dt': { color: theme.tokens.muted },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

/** The address of a picture that the product stores. */
const storedPicture = /^\/media\/[^\s?#]+\.(?:avif|jpe?g|png|webp)$/u;
const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** `oldPrice` or `old_price` → "Old price", for keys without a translation. */
export function readableKey(key: string): string {
  const spaced = key
    .replace(/[_-]+/gu, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, before, after) => `${before} ${after.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const labelOf = (key: string, translate: Translate) =>
  translate(`bikur.details.${key}`, { _: readableKey(key) });

function plain(value: unknown, translate: Translate, key?: string): string {
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  const moment = typeof value === 'string' && isoMoment.test(value) ? readMoment(value) : null;
  return moment ? formatMoment(moment) : (wordOf(value, translate, key) ?? String(value));
}

function Part({ value, at }: { value: unknown; at?: string }) {
  const translate = useTranslate();
  if (isEmptyValue(value)) return <EmptyValue />;
  if (Array.isArray(value))
    return (
      <PlainList>
        {value.map((item) => (
          <li key={JSON.stringify(item)}>
            <Part value={item} />
          </li>
        ))}
      </PlainList>
    );
  if (isRecord(value)) return <Structure value={value} />;
  if (typeof value === 'string' && storedPicture.test(value)) return <StoredPicture address={value} />;
  const text = plain(value, translate, at);
  return (
    <bdi dir={directionOfText(text)} {...(text === String(value) ? { translate: 'no' as const } : {})}>
      {text}
    </bdi>
  );
}

/** The picture itself, which leads to the whole of it: the name of its file would tell nobody anything. */
function StoredPicture({ address }: { address: string }) {
  const translate = useTranslate();
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
    >
      <SafeImage source={address} />
      {translate('bikur.show.wholeImage')}
    </Link>
  );
}

function Structure({ value }: { value: Readonly<Record<string, unknown>> }) {
  const translate = useTranslate();
  return (
    <Parts>
      {Object.entries(value).map(([key, part]) => [
        <dt key={`${key} label`}>{labelOf(key, translate)}</dt>,
        <dd key={key}>
          <Part value={part} at={key} />
        </dd>,
      ])}
    </Parts>
  );
}

function toText(value: unknown, translate: Translate, key?: string): string {
  if (isEmptyValue(value)) return '';
  if (Array.isArray(value)) return value.map((item) => toText(item, translate)).join(', ');
  if (!isRecord(value)) return plain(value, translate, key);
  return Object.entries(value)
    .map(([name, part]) => `${labelOf(name, translate)}: ${toText(part, translate, name)}`)
    .join('; ');
}

/**
 * A structure whose keys the contract doesn't fix: a list of labels and values, never raw JSON. One in the words of
 * whoever sent it, a payment provider for one, is foreign: neither its keys nor its values are ours.
 */
export const DetailsField = makeField<{ isForeign?: boolean }>(
  ({ value, isForeign = false }) => (
    <div className="wide" {...(isForeign && { translate: 'no' as const })}>
      <Part value={value} />
    </div>
  ),
  (value, translate) => toText(value, translate),
);

// react-admin has no field for phones; its UrlField and ImageField trust what customers typed.
import { Link } from '@mui/material';
import { readPhoneNumber } from '../../../api/contract/base/phone-number.ts';
import { SafeLink } from '../components/SafeLink.tsx';
import { SafeImage } from '../components/SafeImage.tsx';
import { TypedText } from '../components/TypedText.tsx';
import { makeField } from './make-field.tsx';

/** A phone number in the Israeli notation, dialled with a tap. */
export const PhoneField = makeField(({ value }) => {
  const number = readPhoneNumber(String(value));
  if (!number) return <TypedText dir="ltr">{String(value)}</TypedText>;
  return (
    <Link
      href={`tel:${number.dial}`}
      onClick={(event) => event.stopPropagation()}
      sx={{ whiteSpace: 'nowrap' }}
    >
      <TypedText dir="ltr">{number.display}</TypedText>
    </Link>
  );
});

/** An address somebody typed, in place of `UrlField`; only a safe one becomes a link. */
export const SafeLinkField = makeField(({ value }) => <SafeLink value={String(value)} />);

/** A small picture; its address is exported to files. */
export const PictureField = makeField(({ value }) => <SafeImage source={String(value)} />);

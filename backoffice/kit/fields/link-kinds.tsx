import { Box, Link } from '@mui/material';
import { readPhoneNumber } from '../../../api/contract/base/phone-number.ts';
import { SafeLinkField } from '../components/SafeLinkField.tsx';
import { SafeImage } from '../components/SafeImage.tsx';
import type { FieldKind, ValueProps } from './field-kind.ts';
import { useMayLink } from './links-context.ts';

const asText = (value: unknown) => String(value ?? '');

function PlainLtr({ value }: { value: string }) {
  return (
    <Box component="bdi" dir="ltr" translate="no" sx={{ overflowWrap: 'anywhere' }}>
      {value}
    </Box>
  );
}

function Mail({ value }: ValueProps) {
  const address = asText(value);
  return useMayLink() ? <MailLink address={address} /> : <PlainLtr value={address} />;
}

function MailLink({ address }: { address: string }) {
  return address.includes('@') ? (
    <SafeLinkField value={`mailto:${address}`} text={address} />
  ) : (
    <PlainLtr value={address} />
  );
}

export const email: FieldKind = { View: Mail, toText: asText };

function Phone({ value }: ValueProps) {
  const mayLink = useMayLink();
  const typed = asText(value);
  const number = readPhoneNumber(typed);
  if (!number || !mayLink) return <PlainLtr value={number?.display ?? typed} />;
  return (
    <Link
      href={`tel:${number.dial}`}
      onClick={(event) => event.stopPropagation()}
      sx={{ whiteSpace: 'nowrap' }}
    >
      <bdi dir="ltr" translate="no">
        {number.display}
      </bdi>
    </Link>
  );
}

/** A phone number in the Israeli notation, dialled with a tap. */
export const phone: FieldKind = { View: Phone, toText: asText };

function WebLink({ value }: ValueProps) {
  return useMayLink() ? <SafeLinkField value={asText(value)} /> : <PlainLtr value={asText(value)} />;
}

/** An address a user typed; only a safe one becomes a link. */
export const link: FieldKind = { View: WebLink, toText: asText };

/** A small picture; its address is exported to files. */
export const image: FieldKind = {
  View: ({ value }) => <SafeImage source={asText(value)} />,
  toText: asText,
  isSortable: false,
};

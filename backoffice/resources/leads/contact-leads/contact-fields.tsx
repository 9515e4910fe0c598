import { Box, IconButton, Link, styled, Tooltip } from '@mui/material';
import EnvelopeSimpleIcon from '~icons/ph/envelope-simple';
import PhoneIcon from '~icons/ph/phone';
import WhatsappLogoIcon from '~icons/ph/whatsapp-logo';
import { readPhoneNumber } from '../../../../api/contract/base/phone-number.ts';
import { safeHref } from '../../../kit/components/safe-href.ts';
import { TypedText } from '../../../kit/components/TypedText.tsx';
import { PhoneField } from '../../../kit/fields/link-fields.tsx';
import { makeField, type AnyRecord } from '../../../kit/fields/make-field.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { answerByMail } from './answer-by-mail.ts';

const Buttons = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  '& .MuiIconButton-root': { color: theme.tokens.muted, minInlineSize: 36, minBlockSize: 36 },
  [theme.breakpoints.down('md')]: {
    '& .MuiIconButton-root': { minInlineSize: 44, minBlockSize: 44 },
  },
}));

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

interface ContactLinkProps {
  /** None where the sender left nothing to follow. */
  href: string | null | undefined;
  label: string;
  icon: typeof PhoneIcon;
}

/** Call, WhatsApp and mail, as far as the sender left them. */
export function ContactButtons({ lead }: { lead: AnyRecord }) {
  const word = useMessages();
  const name = asText(lead['name']);
  const number = readPhoneNumber(asText(lead['phone']));
  const mail = safeHref(`mailto:${asText(lead['email'])}`);
  const links = [
    { href: number && `tel:${number.dial}`, label: word('lead.call', { name }), icon: PhoneIcon },
    {
      href: number?.international && `https://wa.me/${number.international}`,
      label: word('lead.whatsapp', { name }),
      icon: WhatsappLogoIcon,
    },
    {
      href: mail && answerByMail(mail, lead, word('lead.answerSubject')),
      label: word('lead.mail', { name }),
      icon: EnvelopeSimpleIcon,
    },
  ];
  return (
    <Buttons>
      {links.map((link) => (
        <ContactLink key={link.label} {...link} />
      ))}
    </Buttons>
  );
}

function ContactLink({ href, label, icon: LinkIcon }: ContactLinkProps) {
  if (!href) return null;
  return (
    <Tooltip title={label}>
      <IconButton
        component="a"
        size="small"
        href={href}
        aria-label={label}
        onClick={(event) => event.stopPropagation()}
        {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        <LinkIcon size={18} />
      </IconButton>
    </Tooltip>
  );
}

/** A number to call, with WhatsApp beside it for mobile numbers. */
export const LeadPhoneField = makeField(
  ({ value, record }) => {
    const word = useMessages();
    const number = readPhoneNumber(asText(value));
    return (
      <Buttons>
        <PhoneField source="phone" record={record} />
        <ContactLink
          href={number?.international && `https://wa.me/${number.international}`}
          label={word('lead.whatsapp', { name: asText(record['name']) })}
          icon={WhatsappLogoIcon}
        />
      </Buttons>
    );
  },
  String,
  { reads: ['name'] },
);

/** In a list an address takes one line, and shows itself whole under the pointer. */
const onOneLine = {
  overflowWrap: 'anywhere',
  'td &': {
    display: 'inline-block',
    maxInlineSize: 140,
    // From here on the table has room for it; at 1280 pixels another column would wrap.
    '@media (min-width: 1440px)': { maxInlineSize: 220 },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
  },
} as const;

/** An e-mail address whose link opens an answer that quotes the lead. */
export const LeadMailField = makeField(
  ({ value, record }) => {
    const subject = useMessages()('lead.answerSubject');
    const address = safeHref(`mailto:${asText(value)}`);
    const text = (
      <Box component={TypedText} dir="ltr" title={asText(value)} sx={onOneLine}>
        {asText(value)}
      </Box>
    );
    if (address === null) return text;
    return (
      <Link href={answerByMail(address, record, subject)} onClick={(event) => event.stopPropagation()}>
        {text}
      </Link>
    );
  },
  String,
  { reads: ['message'] },
);

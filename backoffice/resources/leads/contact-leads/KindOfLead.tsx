import { styled } from '@mui/material';
import IdentificationCardIcon from '~icons/ph/identification-card';
import StorefrontIcon from '~icons/ph/storefront';
import { ReferenceName } from '../../../kit/components/RecordName.tsx';
import type { AnyRecord } from '../../../kit/fields/field-kind.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minInlineSize: 0,
  fontSize: '0.8125rem',
  fontWeight: 500,
  color: theme.tokens.muted,
  '& svg': { flex: 'none' },
}));

/** Distinguishes sales leads from messages to an owner's card. */
export function KindOfLead({ lead }: { lead: AnyRecord }) {
  const word = useMessages();
  const card = lead['profileId'];
  return (
    <Mark>
      {typeof card === 'number' ? (
        <>
          <IdentificationCardIcon size={16} aria-hidden />
          <span>
            {word('lead.toCard')} <ReferenceName resource="business-profiles" id={card} />
          </span>
        </>
      ) : (
        <>
          <StorefrontIcon size={16} aria-hidden />
          {word('lead.toSales')}
        </>
      )}
    </Mark>
  );
}

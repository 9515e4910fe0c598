import { Box, Link, Typography } from '@mui/material';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { SafeImage } from '../../../kit/components/SafeImage.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';

/** The card's owner and state, and a link to the card as visitors see it. */
export function CardHead() {
  const word = useMessages();
  const card = usePageRecord<'business-profiles'>();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 3 }}>
      <SafeImage source={card.profileImage ?? ''} size={72} round />
      <div>
        <Typography component="p" sx={{ fontSize: '1.125rem', fontWeight: 700 }}>
          <bdi dir={directionOfText(card.businessName)} translate="no">
            {card.businessName}
          </bdi>
        </Typography>
        <Link href={`/p/${card.id}`} target="_blank" rel="noopener">
          {word('show.openOnSite')}
        </Link>
      </div>
    </Box>
  );
}

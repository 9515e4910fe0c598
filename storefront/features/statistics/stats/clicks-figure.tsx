import AddressBookIcon from '~icons/ph/address-book';
import ChatTextIcon from '~icons/ph/chat-text';
import CreditCardIcon from '~icons/ph/credit-card';
import EnvelopeSimpleIcon from '~icons/ph/envelope-simple';
import FilePdfIcon from '~icons/ph/file-pdf';
import GlobeIcon from '~icons/ph/globe';
import InstagramLogoIcon from '~icons/ph/instagram-logo';
import LinkSimpleIcon from '~icons/ph/link-simple';
import NavigationArrowIcon from '~icons/ph/navigation-arrow';
import PhoneIcon from '~icons/ph/phone';
import ShareNetworkIcon from '~icons/ph/share-network';
import WhatsappLogoIcon from '~icons/ph/whatsapp-logo';
import type { ReactNode } from 'react';
import type { StatsFigures } from '../../../../api/contract/statistics/card-events.schema.ts';
import { BarsFigure } from './bars-figure.tsx';
import { useStatsMessages } from './use-stats-messages.ts';

const icons: Readonly<Record<string, ReactNode>> = {
  phone: <PhoneIcon />,
  email: <EnvelopeSimpleIcon />,
  website: <GlobeIcon />,
  whatsapp: <WhatsappLogoIcon />,
  map: <NavigationArrowIcon />,
  social: <InstagramLogoIcon />,
  link: <LinkSimpleIcon />,
  document: <FilePdfIcon />,
  payment: <CreditCardIcon />,
  share: <ShareNetworkIcon />,
  download: <AddressBookIcon />,
  contact_form: <ChatTextIcon />,
};

export function ClicksFigure({ clicks }: Pick<NonNullable<StatsFigures['advanced']>, 'clicks'>) {
  const texts = useStatsMessages();
  const bars = clicks.flatMap(({ type, count }) =>
    type === 'view' ? [] : [{ name: texts.kinds[type], value: count, icon: icons[type] }],
  );
  return <BarsFigure title={texts.clicksByKind} heading={texts.kind} bars={bars} />;
}

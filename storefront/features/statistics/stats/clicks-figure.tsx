import { AddressBookIcon } from '@phosphor-icons/react/dist/ssr/AddressBook';
import { ChatTextIcon } from '@phosphor-icons/react/dist/ssr/ChatText';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { GlobeIcon } from '@phosphor-icons/react/dist/ssr/Globe';
import { InstagramLogoIcon } from '@phosphor-icons/react/dist/ssr/InstagramLogo';
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/ssr/LinkSimple';
import { NavigationArrowIcon } from '@phosphor-icons/react/dist/ssr/NavigationArrow';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import { WhatsappLogoIcon } from '@phosphor-icons/react/dist/ssr/WhatsappLogo';
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

import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { GlobeSimpleIcon } from '@phosphor-icons/react/dist/ssr/GlobeSimple';
import { IdentificationCardIcon } from '@phosphor-icons/react/dist/ssr/IdentificationCard';
import { ImageIcon } from '@phosphor-icons/react/dist/ssr/Image';
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/ssr/LinkSimple';
import { PaletteIcon } from '@phosphor-icons/react/dist/ssr/Palette';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/ssr/ListBullets';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { QuestionIcon } from '@phosphor-icons/react/dist/ssr/Question';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import type { ComponentType } from 'react';
import type { SectionId } from './card-sections.ts';

export const sectionIcons: Readonly<Record<SectionId, ComponentType<{ 'aria-hidden': true }>>> = {
  details: IdentificationCardIcon,
  contact: PhoneIcon,
  services: ListBulletsIcon,
  questions: QuestionIcon,
  social: ShareNetworkIcon,
  hours: ClockIcon,
  media: ImageIcon,
  links: LinkSimpleIcon,
  form: EnvelopeSimpleIcon,
  design: PaletteIcon,
  address: GlobeSimpleIcon,
};

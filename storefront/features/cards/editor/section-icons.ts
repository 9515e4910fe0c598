import ArrowsOutCardinalIcon from '~icons/ph/arrows-out-cardinal';
import ClockIcon from '~icons/ph/clock';
import CreditCardIcon from '~icons/ph/credit-card';
import EnvelopeSimpleIcon from '~icons/ph/envelope-simple';
import FilePdfIcon from '~icons/ph/file-pdf';
import GlobeSimpleIcon from '~icons/ph/globe-simple';
import IdentificationCardIcon from '~icons/ph/identification-card';
import ImageIcon from '~icons/ph/image';
import LinkSimpleIcon from '~icons/ph/link-simple';
import PaletteIcon from '~icons/ph/palette';
import ListBulletsIcon from '~icons/ph/list-bullets';
import PhoneIcon from '~icons/ph/phone';
import QuestionIcon from '~icons/ph/question';
import MapPinIcon from '~icons/ph/map-pin';
import ShareNetworkIcon from '~icons/ph/share-network';
import TranslateIcon from '~icons/ph/translate';
import type { ComponentType } from 'react';
import type { SectionId } from './card-sections.ts';

export const sectionIcons: Readonly<Record<SectionId, ComponentType<{ 'aria-hidden': true }>>> = {
  details: IdentificationCardIcon,
  order: ArrowsOutCardinalIcon,
  contact: PhoneIcon,
  services: ListBulletsIcon,
  questions: QuestionIcon,
  documents: FilePdfIcon,
  payment: CreditCardIcon,
  social: ShareNetworkIcon,
  hours: ClockIcon,
  branches: MapPinIcon,
  media: ImageIcon,
  links: LinkSimpleIcon,
  form: EnvelopeSimpleIcon,
  design: PaletteIcon,
  languages: TranslateIcon,
  address: GlobeSimpleIcon,
};

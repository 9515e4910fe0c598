import type { Language } from '../../../contract/base/languages.ts';

interface PassMessages {
  brand: string;
  about(name: string): string;
  phone: string;
  email: string;
  website: string;
  address: string;
  card: string;
}

/** The pass's own messages; everything else on it was typed by the card's owner. */
export const passMessages: Record<Language, PassMessages> = {
  he: {
    brand: 'ביקור',
    about: (name) => `כרטיס הביקור של ${name}`,
    phone: 'טלפון',
    email: 'אימייל',
    website: 'אתר',
    address: 'כתובת',
    card: 'הכרטיס המלא',
  },
  en: {
    brand: 'Bikur',
    about: (name) => `Business card of ${name}`,
    phone: 'Phone',
    email: 'E-mail',
    website: 'Website',
    address: 'Address',
    card: 'The whole card',
  },
};

import type { ByCardLanguage } from '../../../contract/base/card-languages.ts';

// What the server says about passes of a card, in every language.

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
export const passMessages: ByCardLanguage<PassMessages> = {
  he: {
    brand: 'ביקור',
    about: (name) => `כרטיס הביקור של ${name}`,
    phone: 'טלפון',
    email: 'אימייל',
    website: 'אתר',
    address: 'כתובת',
    card: 'הכרטיס המלא',
  },
  ar: {
    brand: 'بيكور',
    about: (name) => `بطاقة العمل: ${name}`,
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    website: 'الموقع',
    address: 'العنوان',
    card: 'البطاقة الكاملة',
  },
  ru: {
    brand: 'Bikur',
    about: (name) => `Визитка: ${name}`,
    phone: 'Телефон',
    email: 'Эл. почта',
    website: 'Сайт',
    address: 'Адрес',
    card: 'Вся визитка',
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

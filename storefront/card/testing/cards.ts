import { publicTexts, type PublicText } from '../../../api/contract/cards/card-fields.ts';
import type { PublicCard } from '../../../api/contract/cards/public-card.schema.ts';

const noTexts = Object.fromEntries(publicTexts.map((field) => [field, null])) as Record<PublicText, null>;

export const bareCard: PublicCard = {
  id: 2,
  path: '/p/2',
  url: 'https://bikur.example/p/2',
  canonicalUrl: 'https://bikur.example/p/2',
  template: 'creative',
  accent: null,
  language: 'he',
  name: 'יעל',
  ...noTexts,
  community: null,
  about: [],
  cover: null,
  portrait: null,
  services: [],
  questions: [],
  gallery: [],
  video: null,
  primary: null,
  phone: null,
  whatsapp: null,
  email: null,
  website: null,
  place: null,
  openingNote: null,
  openingDays: [],
  specialDays: [],
  links: [],
  social: [],
  ratingHref: null,
  reviews: null,
  contactForm: null,
  seo: { title: null, description: null, keywords: null },
  wallet: [],
  isBare: true,
  updatedAt: '2026-11-21T10:00:00.000Z',
};

const square = (id: string) => ({ src: `/media/${id}/800.jpg`, width: 800, height: 800, sources: [] });

export const fullCard: PublicCard = {
  ...bareCard,
  id: 1,
  path: '/p/dana-levi',
  url: 'https://bikur.example/p/dana-levi',
  canonicalUrl: 'https://bikur.example/p/dana-levi',
  name: 'דנה לוי',
  jobTitle: 'מעצבת גרפית ומאיירת',
  category: 'עיצוב גרפי',
  about: [
    'אני בונה שפה חזותית לעסקים קטנים עם אופי: לוגו, אריזה, כרזה, ספר. עובדת הרבה בצורה ובצבע, ומעט במילים גדולות.',
    'לפני זה: שש שנים ב־Studio Harari, בוגרת המחלקה לתקשורת חזותית.',
  ],
  portrait: square('portrait'),
  gallery: ['פסטיבל ג׳אז ביפו', 'שמן זית ״נגב״', 'מכון מחול ״קשת״', null, 'Café בע״מ'].map(
    (caption, index) => ({
      ...square(`work-${index}`),
      caption,
    }),
  ),
  services: [
    {
      name: 'מיתוג',
      items: [
        {
          name: 'לוגו & ספר מותג',
          description: 'שלוש הצעות, שני סבבי תיקונים',
          price: { kind: 'from', amount: '4800', to: null, unit: null },
          duration: '4–6 שבועות',
          picture: square('logo'),
          canOrder: true,
        },
        {
          name: 'אריזה',
          description: null,
          price: { kind: 'range', amount: '2400', to: '4800', unit: null },
          duration: null,
          picture: null,
          canOrder: false,
        },
      ],
    },
  ],
  questions: [{ question: 'כמה סבבי תיקונים יש?', answer: 'שניים בכל שלב.' }],
  video: 'https://www.youtube.com/watch?v=abc',
  primary: 'whatsapp',
  phone: { text: '054-555-0117', href: 'tel:+972545550117' },
  whatsapp: { text: '054-555-0117', href: 'https://wa.me/972545550117' },
  email: { text: 'dana@danalevi.example', href: 'mailto:dana@danalevi.example' },
  website: { text: 'danalevi.example', href: 'https://danalevi.example/' },
  place: {
    address: 'לבונטין 18, תל אביב־יפו',
    waze: 'https://waze.com/ul?q=x&navigate=yes',
    maps: 'https://www.google.com/maps/search/?api=1&query=x',
    latitude: 32.06,
    longitude: 34.77,
  },
  openingNote: 'בימי שישי בתיאום מראש',
  openingDays: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    spans: day < 5 ? [{ opens: '09:30', closes: '18:30' }] : [],
    byAppointment: day === 5,
  })),
  specialDays: [
    {
      from: '2026-11-27',
      to: '2026-11-27',
      name: 'יום עיון',
      spans: [{ opens: '10:00', closes: '13:00' }],
      byAppointment: false,
    },
    { from: '2026-12-05', to: '2026-12-12', name: 'חופשת חנוכה', spans: [], byAppointment: false },
  ],
  links: [
    { title: 'תיק העבודות המלא', href: 'https://danalevi.example/work' },
    { title: 'שיחת היכרות, 20 דק׳', href: 'https://danalevi.example/call' },
    { title: 'חנות ההדפסים', href: 'https://danalevi.example/shop' },
  ],
  social: [
    { network: 'instagram', href: 'https://www.instagram.com/danalevi' },
    { network: 'tiktok', href: 'https://www.tiktok.com/@danalevi' },
    { network: 'linkedin', href: 'https://www.linkedin.com/in/danalevi' },
    { network: 'pinterest', href: 'https://www.pinterest.com/danalevi' },
    { network: 'twitter', href: 'https://x.com/danalevi' },
  ],
  ratingHref: 'https://maps.google.com/?cid=1',
  contactForm: { title: 'צור קשר', action: '/api/cards/1/contact' },
  isBare: false,
};

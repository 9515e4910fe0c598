import { inEveryCardLanguage } from '../../api/contract/base/card-languages.ts';
import type { CardTemplate, PublicCard } from '../../api/contract/cards/public-card.schema.ts';
import { cardSections, type CardSection } from '../../api/contract/cards/section-names.ts';
import type { CardMessages } from './messages.ts';
import { reviewMessages } from './review-messages.ts';
import { sectionMessages } from './section-messages.ts';

type Titles = Partial<Record<CardTemplate, Partial<Record<CardSection, string>>>>;

/** Names in which a template's manner shows; sober, so that they fit every trade. */
const ofTemplates = inEveryCardLanguage<Titles>({
  he: {
    basic: { services: 'מחירון', hours: 'שעות עבודה', about: 'על העסק' },
    creative: { services: 'כמה זה עולה', questions: 'לפני שבאים' },
    classic: { questions: 'שאלות נפוצות' },
    minimal: { services: 'מחירים', hours: 'שעות' },
    night: { gallery: 'תמונות', services: 'מחירים' },
  },
  ar: {
    basic: { services: 'قائمة الأسعار', about: 'عن العمل' },
    creative: { services: 'كم يكلّف', questions: 'قبل أن تأتوا' },
    classic: { questions: 'أسئلة شائعة' },
    minimal: { services: 'الأسعار', hours: 'الساعات' },
    night: { gallery: 'صور', services: 'الأسعار' },
  },
  ru: {
    basic: { services: 'Цены', about: 'О нас' },
    creative: { services: 'Сколько это стоит', questions: 'Перед визитом' },
    classic: { questions: 'Частые вопросы' },
    minimal: { services: 'Цены', hours: 'Часы' },
    night: { gallery: 'Фотографии', services: 'Цены' },
  },
  en: {
    basic: { services: 'Prices', hours: 'Working hours', about: 'About' },
    creative: { services: 'What it costs', questions: 'Before you come' },
    classic: { questions: 'Frequent questions' },
    minimal: { services: 'Prices', hours: 'Hours' },
    night: { gallery: 'Pictures', services: 'Prices' },
  },
});

/**
 * The name of a section that its owner left as it is, in the card's language; undefined for a part of the card that
 * isn't its owner's to arrange.
 */
export function titleOf(
  { template, language }: Pick<PublicCard, 'template' | 'language'>,
  part: string,
  { about, gallery, hours, links }: CardMessages,
): string | undefined {
  const name = cardSections.find((section) => section === part);
  if (!name) return undefined;
  const { services, branches, questions, documents, payment } = sectionMessages[language];
  const reviews = reviewMessages[language].titles[template];
  return (
    ofTemplates[language][template]?.[name] ??
    { about, gallery, hours, links, services, branches, questions, documents, payment, reviews }[name]
  );
}

import { labelOf } from '../../../../api/contract/base/card-languages.ts';
import type { CardField, CardFields } from '../../../../api/contract/cards/card-fields.ts';
import { describePicture } from '../../../../api/contract/cards/picture-address.ts';
import type { PrimaryAction, CardTemplate } from '../../../../api/contract/cards/public-card.schema.ts';
import type { Language } from '../../../../api/contract/base/languages.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { CachedImage } from '../../../components/cached-image.tsx';
import styles from './dialogs.module.css';
import { nameOfDay } from './name-of-day.ts';
import { useEditorMessages, type EditorMessages } from './use-editor-messages.ts';

/** The value of a field, for the owner to compare. */
export function FieldValue({ field, value }: { field: CardField; value: unknown }) {
  const texts = useEditorMessages();
  const language = useLanguage();
  const picture =
    (field === 'coverImage' || field === 'profileImage' || field === 'logoImage') && typeof value === 'string'
      ? describePicture(value)
      : null;
  if (picture)
    return (
      <CachedImage className={styles['picture']} picture={picture} alt={texts.value.picture} sizes="120px" />
    );
  const words = wordsOf(field, value, texts, language);
  return (
    <bdi className={styles['value']} dir={directionOfText(words)}>
      {words}
    </bdi>
  );
}

function wordsOf(field: CardField, value: unknown, texts: EditorMessages, language: Language): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return texts.value.empty;
  if (typeof value === 'boolean') return value ? texts.value.on : texts.value.off;
  if (field === 'template') return texts.templates[value as CardTemplate];
  if (field === 'primaryAction') return texts.primaryActions[value as PrimaryAction];
  if (field === 'businessHours') return hoursInWords(value as CardFields['businessHours'], texts);
  if (field === 'specialDays')
    return (value as CardFields['specialDays'])
      .map((day) => `${nameOfDay(day, texts, language)} \u2066${day.from}\u2069`)
      .join(' · ');
  if (field === 'customLinks')
    return (value as CardFields['customLinks']).map(({ title, url }) => title || url).join(' · ');
  if (field === 'translations')
    return (value as CardFields['translations'])
      .map((one) => `${labelOf(one.language)} (${one.texts.length})`)
      .join(' · ');
  if (field === 'services')
    return (value as CardFields['services'])
      .flatMap(({ items }) => items.map(({ name }) => name))
      .join(' · ');
  if (field === 'sections')
    return (value as CardFields['sections'])
      .map(({ name, title, isShown }) => texts.order.inWords(title ?? texts.order.names[name], isShown))
      .join(' · ');
  if (field === 'questions')
    return (value as CardFields['questions']).map(({ question }) => question).join(' · ');
  if (field === 'phones')
    return (value as CardFields['phones']).map(({ label, number }) => `${label}: ${number}`).join(' · ');
  if (field === 'branches')
    return (value as CardFields['branches']).map(({ name, address }) => `${name}: ${address}`).join(' · ');
  if (field === 'documents') return (value as CardFields['documents']).map(({ name }) => name).join(' · ');
  if (field === 'paymentLinks')
    return (value as CardFields['paymentLinks']).map(({ title, url }) => title ?? url).join(' · ');
  if (field === 'galleryImages') {
    const pictures = value as CardFields['galleryImages'];
    const captions = pictures.flatMap(({ caption }) => caption ?? []).join(' · ');
    return [texts.value.items(pictures.length), captions].filter(Boolean).join(': ');
  }
  return String(value);
}

function hoursInWords(days: CardFields['businessHours'], { hours, value }: EditorMessages): string {
  return days
    .filter(({ spans }) => spans.length > 0)
    .map(({ day, spans }) =>
      value.day(
        hours.days[day] ?? '',
        spans.map(({ opens, closes }) => `\u2066${opens}–${closes}\u2069`).join(', '),
      ),
    )
    .join(' · ');
}

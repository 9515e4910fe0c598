import { inEveryLanguage, type Translated } from '../../../contract/base/languages.ts';
import type { Material } from '../../../contract/nfc/entities/nfc-product.schema.ts';

// What the server says about chips and orders, in every language.

export const approvedPictureGone: Translated = {
  he: 'תמונה מהעיצוב שאושר אינה קיימת עוד. יש לבקש אותה שוב מהלקוח.',
  en: 'A picture of the approved design no longer exists. Ask the buyer for it again.',
};

export const printFileMessages = inEveryLanguage({
  he: {
    order: (id: number) => `הזמנה ${id}`,
    materials: { pvc: 'PVC', bamboo: 'במבוק', metal: 'מתכת', sticker: 'מדבקה' } satisfies Record<
      Material,
      string
    >,
    sides: { front: 'חזית', back: 'גב' },
    how: {
      pvc: 'צבע עד הקצה',
      bamboo: 'גוון אחד, צריבה',
      metal: 'בהיר: נחשף בחריטה. כהה: נשאר',
      sticker: 'חיתוך עגול',
    } satisfies Record<Material, string>,
  },
  en: {
    order: (id) => `Order ${id}`,
    materials: { pvc: 'PVC', bamboo: 'Bamboo', metal: 'Metal', sticker: 'Sticker' },
    sides: { front: 'front', back: 'back' },
    how: {
      pvc: 'colour to the edge',
      bamboo: 'one tone, burnt',
      metal: 'light: laid bare by engraving. Dark: stays',
      sticker: 'cut round',
    },
  },
});

import { expect, test } from 'vitest';
import { addressOfName } from './address-of-name.ts';

test.each([
  ['דנה לוי', 'dana-levi'],
  ['אדריכלות דנה לוי בע״מ', 'architecture-dana-levi'],
  ['מאפיית גפן', 'bakery-gefen'],
  ['יובל כהן – צילום', 'yuval-cohen-photo'],
  ['קפה Noga 24', 'cafe-noga-24'],
  ['דָּנָה', 'dana'],
  ["O'Brien & Söhne", 'obrien-sohne'],
  ['הסטודיו של רוני', 'hastudio-shel-roni'],
])('the name %s becomes %s in Latin letters', (name, address) => {
  expect(addressOfName(name, 'ascii')).toBe(address);
});

// Names as they stand over Israeli shops, read aloud and written as one would spell them for a friend abroad.
test.each([
  ['עסק בדיקה', 'esek-bdika'],
  ['חנות ההדפסים של דנה', 'hanut-hahedpesim-shel-dana'],
  ['אב עיצוב ואיור', 'av-design-ve-iyur'],
  ['מסעדת השוק', 'misadat-hashuk'],
  ['חומוס אליהו', 'hummus-eliyahu'],
  ['פיצה רומא', 'pizza-roma'],
  ['גלידריה', 'glideria'],
  ['גן הורדים', 'gan-havradim'],
  ['בית הקפה של אמא', 'beit-hakafe-shel-ima'],
  ['מאפיית לחם ארז', 'bakery-lehem-erez'],
  ['קונדיטוריית שוקולד', 'konditoriyat-shokolad'],
  ['פלאפל הזקנים', 'falafel-hazkenim'],
  ['שווארמה בנמל', 'shawarma-banamal'],
  ['נעלי המרכז', 'naalei-hamerkaz'],
  ['בגדי ילדים', 'bigdei-yeladim'],
  ['חברת ניקיון ותחזוקה', 'hevrat-nikayon-ve-tahzuka'],
  ['שיפוצים ובנייה', 'renovations-ve-bniya'],
  ['מזגנים בצפון', 'mazganim-batzafon'],
  ['מוסך האחים כהן', 'garage-haahim-cohen'],
  ['מספרת אבי', 'hair-avi'],
  ['מכון יופי ואסתטיקה', 'institute-beauty-ve-aesthetics'],
  ['קליניקה לטיפול רגשי', 'clinic-letipul-rigshi'],
  ['פסיכולוגית קלינית', 'psychologit-klinit'],
  ['ייעוץ משכנתאות', 'consulting-mashkantaot'],
  ['רואה חשבון', 'roe-heshbon'],
  ['עורכי דין לוי ושות', 'orchei-din-levi-veshut'],
  ['הנהלת חשבונות', 'hanhalat-heshbonot'],
  ['ביטוח ופיננסים', 'insurance-ve-finance'],
  ['נדל״ן בשרון', 'realty-basharon'],
  ['תיווך הבית', 'realty-habayit'],
  ['משתלת הגליל', 'mishtelet-hagalil'],
  ['פרחי החורש', 'pirhei-hahoresh'],
  ['חוות הסוסים', 'havat-hasusim'],
  ['צימרים בכפר', 'tzimerim-bakfar'],
  ['סטודיו לריקוד', 'studio-lerikud'],
  ['בית ספר לנהיגה', 'beit-sefer-linhiga'],
  ['שיעורים פרטיים במתמטיקה', 'shiurim-pratiyim-bematematika'],
  ['גן ילדים תפוח', 'gan-yeladim-tapuah'],
  ['מעון דובדבן', 'maon-duvdevan'],
  ['וטרינר העמק', 'vet-haemek'],
  ['חיות המחמד', 'hayot-hamahmad'],
  ['תכשיטי נועה', 'tachshitei-noa'],
  ['קרמיקה בגליל', 'ceramics-bagalil'],
  ['נגריית העץ', 'nagariyat-haetz'],
  ['מסגריית ברזל', 'masgeriyat-barzel'],
  ['חשמלאי מוסמך', 'electrician-musmach'],
  ['אינסטלטור בתל אביב', 'plumber-be-tel-aviv'],
  ['הדברה ירוקה', 'hadbara-yeruka'],
  ['גינון ונוף', 'gardening-ve-nof'],
  ['הסעות הדרום', 'hasaot-hadarom'],
  ['הובלות הדר', 'movers-hadar'],
  ['מחשבים וסלולר', 'mahshevim-ve-cellular'],
  ['תיקון מחשבים', 'tikun-mahshevim'],
  ['בניית אתרים', 'bniyat-atarim'],
  ['שיווק דיגיטלי', 'marketing-digital'],
  ['צלמת חתונות', 'photo-hatunot'],
  ['די ג׳יי רון', 'dj-jay-ron'],
  ['אולם אירועים', 'ulam-events'],
  ['קייטרינג בשרי', 'catering-bsari'],
  ['עוגות מעוצבות', 'ugot-meutzavot'],
  ['איפור ושיער', 'makeup-ve-hair'],
  ['מניקור ופדיקור', 'manicure-ve-pedicure'],
  ['עיסוי ורפואה משלימה', 'massage-ve-refua-mashlima'],
  ['מכולת השכונה', 'makolet-hashchuna'],
  ['אופניים חשמליים', 'ofanayim-hashmaliyim'],
  ['ספרים ומתנות', 'sfarim-ve-matanot'],
  ['דפוס וקופי', 'print-ve-copy'],
  ['שטיחים פרסיים', 'shtihim-parsiyim'],
  ['וילונות המלך', 'vilonot-hamelech'],
  ['יקב הרי יהודה', 'yekev-harei-yehuda'],
  ['בשרים ודגים', 'besarim-ve-dagim'],
  ['אופטיקה ראייה', 'optika-reiya'],
  ['ג׳ונס', 'jones'],
  ['מטבחי שף', 'mitbehei-chef'],
  ['גלריית אור', 'galeriyat-or'],
  ['הפינה של סבתא', 'hapina-shel-savta'],
  ['רפאל ובניו', 'rafael-uvanav'],
  ['לב הים', 'lev-hayam'],
  ['סדנת קדרות', 'sadnat-kadarut'],
  ['חומרי בניין השרון', 'homrei-binyan-hasharon'],
])('the business %s becomes %s', (name, address) => {
  expect(addressOfName(name, 'ascii')).toBe(address);
});

test.each([
  ['דנה לוי', 'דנה-לוי'],
  ['קפה Noga 24', 'קפה-noga-24'],
  ['Studio Peleg בע"מ', null],
  ['Studio Peleg', null],
])('the name %s becomes %s with its own letters', (name, address) => {
  expect(addressOfName(name, 'hebrew')).toBe(address);
});

test('what can stand for no card, or would speak for us, is written around', () => {
  expect(addressOfName('2000', 'ascii')).toBe('card-2000');
  expect(addressOfName('admin', 'ascii')).toBe('card-admin');
  expect(addressOfName('תמיכה', 'hebrew')).toBe('כרטיס-תמיכה');
  expect(addressOfName('DJ', 'ascii')).toBe('card-dj');
  expect(addressOfName('profile-7', 'ascii')).toBe('card-profile-7');
});

test('a name without letters or digits gives none', () => {
  for (const name of ['', '   ', '🎉🎉', '–––', '\u202e']) expect(addressOfName(name, 'ascii')).toBeNull();
});

test('every address fits the column, whatever was typed', () => {
  const names = [
    'א'.repeat(120),
    'x'.repeat(120),
    'שלום '.repeat(24),
    'Дом и сад',
    '日本 שלום',
    '1-1',
    'ץ'.repeat(9),
  ];
  for (const name of names)
    for (const script of ['ascii', 'hebrew'] as const)
      expect(addressOfName(name, script) ?? 'none').toMatch(/^[a-z0-9א-ת][a-z0-9א-ת-]{1,38}[a-z0-9א-ת]$/);
});

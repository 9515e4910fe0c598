/**
 * Names that people pay under or trust with their papers (docs/product.md 11.13), and that a card may not bear as its
 * address: banks, payment services, public bodies, large networks. Each stands in Latin and in Hebrew letters as people
 * write it; look-alikes are worked out.
 */
interface ProtectedNames {
  /** A way to write or pay, or an employer: others say it of themselves in a text, but not in an address. */
  saidOfOneself: readonly string[];
  /** Nobody else is called so: refused wherever such a name is a word of an address. */
  distinctive: readonly string[];
  /** Also a surname, a common word or a trade's object: refused alone, and beside words that ask for trust. */
  ambiguous: readonly string[];
  /** Harmless alone ("mizrahi", "bit"): refused beside words that ask for trust. */
  onlyWithBait: readonly string[];
}

const words = (text: string): string[] => text.split(' ');

const protectedNames: ProtectedNames = {
  saidOfOneself: [
    ...words('whatsapp וואטסאפ ווטסאפ paybox פייבוקס googlepay applepay'),
    ...words('kupatholim קופתחולים clalit meuhedet'),
  ],
  distinctive: [
    ...words('paypal פייפאל פייפל payplus פייפלוס payoneer פיוניר'),
    ...words('tranzila טרנזילה cardcom קארדקום isracard ישראכרט leumicard לאומיקארד'),
    ...words('visacal ויזהכאל ויזהכל mastercard מאסטרקארד מסטרקארד americanexpress'),
    ...words('אמריקןאקספרס pepperpay bitpay binance coinbase'),
    ...words('bankleumi בנקלאומי bankhapoalim בנקהפועלים hapoalim poalim בנקפועלים'),
    ...words('bankdiscount discountbank בנקדיסקונט mizrahitefahot mizrachitefahot מזרחיטפחות'),
    ...words('bankmizrahi בנקמזרחי banktfahot בנקטפחות fibi beinleumi הבינלאומי בנקיהב'),
    ...words('bankyahav bankmassad בנקמסד bankotsar בנקאוצרהחייל bankjerusalem בנקירושלים'),
    ...words('onezero וואןזירו bankisrael boi-israel בנקישראל bankofisrael'),
    ...words('bituachleumi bituahleumi ביטוחלאומי המוסדלביטוחלאומי btl-gov nationalinsurance'),
    ...words('rashuthamisim רשותהמסים רשותהמיסים mashachnasa mashahnasa מסהכנסה misradhapnim'),
    ...words('משרדהפנים משרדהבריאות משרדהאוצר משרדהרישוי misradharishui govil israelpolice'),
    ...words('משטרתישראל mishteretisrael hotzaalapoal הוצאהלפועל ההוצאהלפועל פיקודהעורף'),
    ...words('israelpost doarisrael דוארישראל hevrathashmal חברתהחשמל kvish6 כבישחוצהישראל'),
  ],
  ambiguous: [
    ...words('leumi לאומי הפועלים isra-card facebook פייסבוק instagram אינסטגרם'),
    ...words('google גוגל gmail גימייל microsoft מיקרוסופט apple אפל icloud amazon'),
    ...words('אמזון netflix נטפליקס tiktok טיקטוק linkedin לינקדאין telegram טלגרם'),
    ...words('waze wolt וולט airbnb booking aliexpress stripe visa ויזה amex'),
    ...words('bezeq בזק cellcom סלקום pelephone פלאפון hot-net egged אגד rami-levy'),
    ...words('idf צהל knesset כנסת mossad מוסד shabak gov משטרה meshulam משולם'),
    ...words('כללית maccabi-health leumit לאומית מאוחדת dhl fedex ups'),
  ],
  onlyWithBait: [
    ...words('mizrahi mizrachi מזרחי discount דיסקונט tefahot טפחות yahav יהב'),
    ...words('pepper פפר bit ביט max מקס cal כאל grow massad מסד jerusalem'),
    ...words('maccabi מכבי partner פרטנר hot yes taxes מסים מיסים customs מכס'),
  ],
};

/** Words beside a name that make visitors believe it is that body itself, and give it something. */
const bait: readonly string[] = [
  ...words('bank banking card cards pay payment payments login signin log sign'),
  ...words('secure security safe verify verification account accounts update official'),
  ...words('support service services help helpdesk refund invoice wallet online il'),
  ...words('israel my the app client clients confirm unlock id web site co'),
  ...words('בנק כרטיס כרטיסים אשראי תשלום תשלומים כניסה התחברות לכניסה אבטחה'),
  ...words('אימות חשבון חשבונות עדכון רשמי תמיכה שירות שרות לקוחות החזר החזרים'),
  ...words('ישראל ארנק מאובטח פרטים אונליין אתר אישור הבנק לבנק'),
];

/** Signs that are read as a Latin letter (Cyrillic, Greek, digits), and beneath each the letter. */
const seen = [...'авекмнорстухѕіјԁԛԝёьпгһӏαβεηικμνορτυχ01345789@$i|םןץףך'];
const read = [...'abekmhopctyxsijdqwebnrhlabenikuvoptuxoleastbgasllמנצפכ'];
/** By the sign; small i and l are one stroke in most typefaces, and a final letter is the letter. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  seen.map((sign, index) => [sign, read[index] ?? sign]),
);

/** What an eye that hurries reads: look-alike signs folded, doubled letters once, everything else left out. */
function skeletonOf(text: string): string {
  const folded = [...text.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')]
    .map((sign) => lookAlikes[sign] ?? sign)
    // A sign may be folded to another that is folded itself.
    .map((sign) => lookAlikes[sign] ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  return folded.replace(/[^a-zא-ת]/gu, '').replace(/(.)\1+/gu, '$1');
}

const skeletons = (names: readonly string[]) => new Set(names.map(skeletonOf));
const saidOfOneself = skeletons(protectedNames.saidOfOneself);
const inAddresses = skeletons([...protectedNames.distinctive, ...protectedNames.saidOfOneself]);
const inTexts = skeletons(protectedNames.distinctive);
const ambiguous = skeletons(protectedNames.ambiguous);
const onlyWithBait = skeletons(protectedNames.onlyWithBait);
const baitWords = skeletons(bait);

/** Whether an address would seem to be that of a body whose name people trust with money or papers. */
export const isProtectedName = (slug: string): boolean =>
  protectedWordsIn(slug.split(/[\s_-]+/u), inAddresses) !== null;

/**
 * The words of a card's text that sound like such a body, as they were typed; null where none do. Punctuation parts
 * words, as hyphens do in an address.
 */
export const protectedNameIn = (text: string): string | null =>
  protectedWordsIn(text.split(/[^\p{L}\p{M}\p{N}@$|]+/u).slice(0, maxWords), inTexts);

/** All neighbours are tried with each other: texts that are shown as a name are short. */
const maxWords = 24;

function protectedWordsIn(typed: readonly string[], distinctive: ReadonlySet<string>): string | null {
  const words = typed.filter((word) => word !== '');
  const found = runsOf(words.map(skeletonOf)).find(({ text, rest }) => {
    if (isDistinctive(text, distinctive)) return true;
    const isTrusted = rest.length > 0 && rest.every((word) => baitWords.has(word) || word === '');
    if (ambiguous.has(text) || saidOfOneself.has(text)) return rest.length === 0 || isTrusted;
    if (onlyWithBait.has(text)) return isTrusted;
    return gluedTo(text, distinctive);
  });
  return found ? words.slice(found.from, found.to).join(' ') : null;
}

/** What Hebrew writes before a word, as one with it: "and", "that", "when", "the", "in", "like", "to", "from". */
const before = /^ו?(?:כ?ש)?[הבכלמ]?$/u;
const longestBefore = 4;

/** Only names that are nobody else's: behind such a letter, another would be too many ordinary words. */
const isDistinctive = (text: string, distinctive: ReadonlySet<string>): boolean =>
  distinctive.has(text) ||
  Array.from({ length: longestBefore }, (_, index) => index + 1).some(
    (length) => before.test(text.slice(0, length)) && distinctive.has(text.slice(length)),
  );

interface Run {
  /** Of the words, as in `slice`. */
  from: number;
  to: number;
  /** Neighbouring words, as one. */
  text: string;
  /** The words before and after them. */
  rest: string[];
}

function runsOf(words: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= words.length; to += 1)
      runs.push({
        from,
        to,
        text: words
          .slice(from, to)
          .join('')
          .replace(/(.)\1+/gu, '$1'),
        rest: [...words.slice(0, from), ...words.slice(to)],
      });
  return runs;
}

/** `paypallogin`, `mypaypal`: a distinctive name and bait without anything between. */
function gluedTo(text: string, distinctive: ReadonlySet<string>): boolean {
  for (const name of distinctive) {
    if (text.startsWith(name) && isBait(text.slice(name.length), name.slice(-1), '')) return true;
    if (text.endsWith(name) && isBait(text.slice(0, -name.length), '', name.slice(0, 1))) return true;
  }
  return false;
}

/** Where name and bait meet in the same letter, the skeleton has it once. */
const isBait = (word: string, before: string, after: string): boolean =>
  word !== '' && (baitWords.has(word) || baitWords.has(before + word + after));

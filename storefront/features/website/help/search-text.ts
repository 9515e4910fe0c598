const niqqud = /[\u0591-\u05BD\u05BF-\u05C7]/gu;
const quotes = /["'`´׳״“”„‟‘’‚‛«»]/gu;
const dashes = /[\u05BE\u2010-\u2015-]/gu;

const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** A text normalised for the search: without niqqud, quotes, final and capital letters; every dash is a space. */
export function searchable(text: string): string {
  return text
    .normalize('NFKC')
    .replace(niqqud, '')
    .replace(quotes, '')
    .replace(dashes, ' ')
    .replace(/[ךםןףץ]/gu, (letter) => finals[letter] ?? letter)
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Whether every word of the query occurs in the text, also within a word ("תשלום" in "התשלומים"). */
export function matches(text: string, query: string): boolean {
  const place = searchable(text);
  return searchable(query)
    .split(' ')
    .every((word) => place.includes(word));
}

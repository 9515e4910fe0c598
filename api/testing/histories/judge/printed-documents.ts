import { extractText, getDocumentProxy } from 'unpdf';
import { nameOf, type HistoryFinding, type HistoryWorld, type Person } from '../world.ts';
import { receiptsByTheBooks, type BookedReceipt } from './by-the-books.ts';
import { figuresOf, plain, wordsOf } from './figures.ts';

/** Has some people's newest documents drawn, reads them back, and compares number, day and sum with the books. */
export async function compareDocuments(
  world: HistoryWorld,
  most: number,
): Promise<{ compared: number; differences: HistoryFinding[] }> {
  const differences: HistoryFinding[] = [];
  let compared = 0;
  const people = [...world.people.values()].filter(({ isClosed }) => !isClosed);
  const every = Math.max(1, Math.floor((people.length * 2) / most));
  for (const person of people.filter((_, place) => place % every === 0)) {
    const booked = await receiptsByTheBooks(world.knex, person.user.id);
    const kinds = ['receipt', 'credit'].map((kind) => booked.findLast((one) => one.kind === kind));
    for (const document of kinds) {
      if (!document || compared >= most) continue;
      compared += 1;
      const wrong = await readBack(world, person, document);
      if (wrong)
        differences.push({ person: nameOf(person), place: `document ${document.number}`, what: wrong });
    }
  }
  return { compared, differences };
}

async function readBack(world: HistoryWorld, person: Person, book: BookedReceipt): Promise<string | null> {
  const { id } = await world.knex('receipts').where({ receipt_number: book.number }).first('id');
  const { language } = person.user;
  const answer = await fetch(`${world.url}/api/receipts/${id}/document`, {
    headers: { Cookie: person.client.cookies.header() ?? '', 'Accept-Language': language },
  });
  if (answer.status !== 200) return `answered ${answer.status}`;
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  const says = figuresOf(text);
  if (!plain(text).includes(book.number)) return `does not say its number ${book.number}`;
  if (book.movedOn === null || book.moved === null) return 'is of no money that the provider moved';
  if (!says.days.includes(book.movedOn) || !says.sums.includes(book.moved))
    return `says ${wordsOf(says)}; the provider moved ${(book.moved / 100).toFixed(2)} on ${book.movedOn}`;
  return null;
}

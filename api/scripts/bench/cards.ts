import { numbersOf, type Span } from './data/groups.ts';
import { visitorHeaders, type RawRequest } from './load/raw-request.ts';

/** As many as a small town's day: a single card asked again and again would show nothing. */
export const warmCards = 2_000;

/** Addresses of cards, in no order, each asked for by another visitor. */
export function cardRequests({ first, last }: Span, count: number): RawRequest[] {
  const some = numbersOf({ first, last: Math.min(last, first + count - 1) });
  return shuffled(some).map((id) => ({ method: 'GET', path: `/p/card-${id}`, headers: visitorHeaders(id) }));
}

/** The same order each time. */
export function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  const mixed = [...things];
  let state = 1;
  for (let place = mixed.length - 1; place > 0; place -= 1) {
    state = (state * 48_271) % 2_147_483_647;
    const other = state % (place + 1);
    [mixed[place], mixed[other]] = [mixed[other] as Thing, mixed[place] as Thing];
  }
  return mixed;
}

export const constantRequests: RawRequest[] = [{ method: 'GET', path: '/', headers: visitorHeaders(1) }];

/** Asks once for each, so that what can be kept is kept. */
export async function askForEach(
  url: string,
  requests: readonly RawRequest[],
  atOnce = 8,
): Promise<Response[]> {
  const answers: Response[] = [];
  let place = 0;
  const work = async () => {
    for (let at = place++; at < requests.length; at = place++) {
      const { path = '/', headers = {} } = requests[at] ?? {};
      const answer = await fetch(url + path, { headers, redirect: 'manual' });
      await answer.arrayBuffer();
      answers[at] = answer;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

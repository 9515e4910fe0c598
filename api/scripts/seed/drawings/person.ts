import { beards, type Beard } from './person-beards.ts';
import { backdrops, type Backdrop } from './person-backdrops.ts';
import { clothes, type Clothes } from './person-clothes.ts';
import { extras, type Extra } from './person-extras.ts';
import { hairstyles, type Hairstyle } from './person-hair.ts';
import { drawing, line, shape, type Drawing } from './svg.ts';

/** How one portrait differs from the next; every colour is `#rrggbb`. */
export interface Person {
  ground: string;
  motif: string;
  backdrop: Backdrop;
  skin: string;
  shade: string;
  hair: Hairstyle;
  hairColour: string;
  beard?: Beard;
  clothes: Clothes;
  cloth: string;
  clothAccent: string;
  lips: string;
  eyes?: 'closed' | 'open';
  extras?: Extra[];
  /** Colour of glasses, cap, earrings. */
  extraColour?: string;
}

/** Draws a poster-like portrait, 400 × 400: nobody in particular, put together from the parts chosen. */
export function drawPerson(person: Person): Drawing {
  const hair = hairstyles[person.hair];
  const front = (person.extras ?? []).map((extra) => extras[extra](person.extraColour ?? '#141B33'));
  return drawing(
    400,
    400,
    person.ground,
    [
      backdrops[person.backdrop](person.motif),
      hair.back(person.hairColour),
      shape('M166 250h68v76l-34 34-34-34z', person.shade),
      clothes[person.clothes](person.cloth, person.clothAccent, person.skin),
      face(person),
      person.beard ? beards[person.beard](person.hairColour) : '',
      mouth(person),
      hair.front(person.hairColour),
      ...front,
    ].join(''),
  );
}

function face({ skin, shade, hairColour, eyes, lips }: Person): string {
  const ink = '#22160F';
  const brow = hairColour === '#E9E4DA' ? '#B9B2A6' : ink;
  return [
    shape('M126 200a16 20 0 0 0 4 38zM274 200a16 20 0 0 1-4 38z', shade),
    shape('M128 150c0-44 30-62 72-62s72 18 72 62v54c0 56-34 92-72 92s-72-36-72-92z', skin),
    `<path d="M200 88c42 0 72 18 72 62v54c0 56-34 92-72 92 36-18 48-58 44-108-2-44-18-74-44-100z" fill="${shade}" opacity=".4"/>`,
    `<g opacity=".22"><circle cx="152" cy="226" r="15" fill="${lips}"/><circle cx="248" cy="226" r="15" fill="${lips}"/></g>`,
    eyes === 'open'
      ? `<circle cx="168" cy="194" r="6.500" fill="${ink}"/><circle cx="232" cy="194" r="6.500" fill="${ink}"/>`
      : line('M155 194q13 10 26 0M219 194q13 10 26 0', ink, 5),
    line('M152 172q16-11 32-3M216 169q16-8 32 3', brow, 6),
    line('M201 194c-2 18-12 27-7 34 4 4 9 4 13 2', shade, 5),
  ].join('');
}

function mouth({ lips }: Person): string {
  return shape('M176 250q24 22 48 0-24-7-48 0z', lips);
}

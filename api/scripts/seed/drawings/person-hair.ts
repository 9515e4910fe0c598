import { circle, onCircle, repeat, shape } from './svg.ts';

interface Hair {
  back(colour: string): string;
  front(colour: string): string;
}

const nothing = () => '';
const cap = 'M122 176c-6-66 28-104 78-104s84 38 78 104c-8-30-22-48-42-56-24 8-62 8-82-2-16 12-26 30-32 58z';

/** Each style has a part behind the head and a part before it. */
export const hairstyles = {
  bob: {
    back: (c) =>
      shape('M98 190c0-74 38-124 102-124s102 50 102 124v82c0 16-10 22-22 22H120c-12 0-22-6-22-22z', c),
    front: (c) => shape('M120 172c4-56 36-88 80-88s76 32 80 88c-30-6-52-24-64-48-18 28-56 46-96 48z', c),
  },
  long: {
    back: (c) =>
      shape('M96 190c0-78 40-124 104-124s104 46 104 124c0 70 8 120 26 168H70c18-48 26-98 26-168z', c),
    front: (c) => shape('M118 190c-4-66 30-106 82-106s86 40 82 106c-12-40-34-66-82-82-40 18-68 42-82 82z', c),
  },
  bun: {
    back: (c) => circle(200, 58, 38, c) + shape('M112 170c0-62 36-98 88-98s88 36 88 98v40H112z', c),
    front: (c) => shape('M120 178c-4-60 32-96 80-96s84 36 80 96c-14-36-40-58-80-58s-66 22-80 58z', c),
  },
  ponytail: {
    back: (c) =>
      shape('M262 92c58-8 84 44 66 104-10 36-2 66 14 92-50-4-78-46-70-98z', c) + circle(268, 104, 20, c),
    front: (c) =>
      shape(
        'M120 180c-6-64 30-104 80-104 52 0 86 40 80 104-6-26-16-44-30-58-40 18-94 20-112 10-8 14-14 30-18 48z',
        c,
      ),
  },
  curly: {
    back: (c) =>
      repeat(13, (index) => {
        const at = onCircle(200, 176, 92, -120 + index * 20);
        return circle(at.x, at.y, 34, c);
      }),
    front: (c) =>
      repeat(7, (index) => {
        const at = onCircle(200, 184, 84, -66 + index * 22);
        return circle(at.x, at.y, 22, c);
      }),
  },
  afro: {
    back: (c) => circle(200, 150, 128, c),
    front: (c) => shape('M120 178c0-58 30-92 80-92s80 34 80 92c-14-34-42-50-80-50s-66 16-80 50z', c),
  },
  short: { back: nothing, front: (c) => shape(cap, c) },
  quiff: {
    back: nothing,
    front: (c) =>
      shape(
        'M124 178c-8-44-6-84 24-96 22-30 92-32 116-8 26 18 24 62 12 104-4-24-12-42-24-54-40 8-76 2-104-6-14 14-20 34-24 60z',
        c,
      ),
  },
  side: {
    back: nothing,
    front: (c) =>
      shape(
        'M122 182c-10-70 24-112 82-112 54 0 86 40 74 112-6-28-14-44-26-56-38 2-72-8-92-24-4 30-20 48-38 80z',
        c,
      ),
  },
  buzz: {
    back: nothing,
    front: (c) =>
      shape('M126 164c-2-54 28-84 74-84s76 30 74 84c-8-22-18-34-30-40-30-6-58-6-88 0-12 6-22 18-30 40z', c),
  },
  bald: {
    back: nothing,
    front: (c) => shape('M122 196c-8-22-6-46 4-58 2 20 4 40 6 58zM278 196c8-22 6-46-4-58-2 20-4 40-6 58z', c),
  },
} as const satisfies Record<string, Hair>;

export type Hairstyle = keyof typeof hairstyles;

import { box, circle, drawing, line, place, repeat, shape } from '../svg.ts';

const tooth =
  'M-70-66c0-46 44-54 70-34 26-20 70-12 70 34 0 44-18 58-22 104-4 40-34 40-38-4-2-22-18-22-20 0-4 44-34 44-38 4-4-46-22-60-22-104z';
const petals = (x: number, y: number, size: number, colour: string, heart: string) =>
  place(
    x,
    y,
    repeat(
      6,
      (index) => `<ellipse cy="-26" rx="15" ry="26" fill="${colour}" transform="rotate(${index * 60})"/>`,
    ) + circle(0, 0, 15, heart),
    size,
  );

export const careScenes = {
  'hadad-dental-tooth': () =>
    drawing(
      480,
      360,
      '#2E8C87',
      circle(240, 180, 140, '#BFE3E0') +
        place(240, 190, shape(tooth, '#FFFFFF') + line('M-46-60c2-20 16-26 30-22', '#BFE3E0', 9), 1.15) +
        line('M360 76v36M342 94h36M112 244v28M98 258h28', '#FFFFFF', 7),
    ),
  'hadad-dental-chair': () =>
    drawing(
      480,
      360,
      '#EAF6F4',
      box(0, 306, 480, 54, '#BFE3E0') +
        shape('M120 120l46-10 46 96h112c20 0 30 10 30 26v12H190c-18 0-26-8-32-24z', '#2E8C87') +
        box(212, 244, 34, 62, '#22313A') +
        box(164, 300, 130, 14, '#22313A', 6) +
        line('M330 60v-40M330 60l60 34', '#22313A', 9) +
        shape('M366 84l48 28-20 34-48-28z', '#F5B81F'),
    ),
  'hadad-dental-brushes': () =>
    drawing(
      480,
      360,
      '#F4B9A0',
      repeat(4, (index) => {
        const colours = ['#2E8C87', '#FFF8EC', '#22313A', '#F5B81F'];
        const x = 110 + index * 84;
        return (
          box(x, 100, 18, 210, colours[index] ?? '#FFF', 9) +
          box(x - 4, 50, 26, 54, '#FFFFFF', 5) +
          line(`M${x + 3} 50v-10M${x + 9} 50v-10M${x + 15} 50v-10`, '#2E8C87', 4)
        );
      }),
    ),
  'nadia-flowers-bouquet': () =>
    drawing(
      480,
      480,
      '#FFE9EC',
      line('M240 250L200 380M240 250v140M240 250l40 130M190 220l30 120M290 220l-30 120', '#3B7A57', 9) +
        petals(180, 190, 1.7, '#D6336C', '#F5B81F') +
        petals(300, 180, 1.6, '#F28C28', '#8A2F2F') +
        petals(240, 120, 1.5, '#8C5FBF', '#F5B81F') +
        petals(236, 222, 1.2, '#FFFFFF', '#F5B81F') +
        shape('M164 300h152l-50 130h-52z', '#C0653A') +
        shape('M186 344h108l-8 20h-92z', '#FFF8EC'),
    ),
  'nadia-flowers-vase': () =>
    drawing(
      480,
      480,
      '#3B7A57',
      circle(240, 200, 170, '#F7C9D3') +
        line('M240 300V150M240 250q-60-20-70-80M240 240q60-20 70-90', '#22513A', 8) +
        petals(240, 120, 1.3, '#FFFFFF', '#F28C28') +
        petals(164, 152, 1, '#D6336C', '#F5B81F') +
        petals(316, 136, 1, '#F5B81F', '#8A2F2F') +
        shape('M194 286h92c-4 26 24 48 24 88 0 44-30 66-70 66s-70-22-70-66c0-40 28-62 24-88z', '#FFF8EC'),
    ),
  'nadia-flowers-pots': () =>
    drawing(
      480,
      480,
      '#F5D9A8',
      box(0, 376, 480, 104, '#D98E63') +
        repeat(3, (index) =>
          place(
            110 + index * 130,
            376,
            shape('M-44-80h88l-12 90h-64z', ['#C0653A', '#2F5D62', '#D6336C'][index] ?? '#000') +
              line('M0-80v-70M0-90q-40-10-46-60M0-90q40-10 46-60', '#3B7A57', 10) +
              circle(0, -170, 24, ['#F5B81F', '#F4B9B0', '#FFF8EC'][index] ?? '#000'),
          ),
        ),
    ),
  'nadia-flowers-wreath': () =>
    drawing(
      480,
      480,
      '#FFF8EC',
      `<circle cx="240" cy="240" r="140" fill="none" stroke="#3B7A57" stroke-width="30"/>` +
        repeat(
          12,
          (index) =>
            `<g transform="rotate(${index * 30} 240 240)">${petals(240, 100, index % 2 ? 0.55 : 0.85, ['#D6336C', '#F28C28', '#8C5FBF'][index % 3] ?? '#000', '#FFF3D6')}</g>`,
        ),
    ),
  'ruth-almog-room': () =>
    drawing(
      480,
      360,
      '#E4E6DF',
      box(0, 290, 480, 70, '#C9B79C') +
        box(300, 50, 110, 140, '#BFD3D6') +
        line('M355 50v140M300 120h110', '#FFF8EC', 7) +
        shape('M90 290v-96a42 42 0 0 1 84 0v30h60v-30a30 30 0 0 1 60 0v96z', '#5B6B5C') +
        box(140, 224, 110, 40, '#8A9B86', 14) +
        place(
          402,
          290,
          shape('M-24 0l6-54h36l6 54z', '#C0653A') +
            line('M0-54q-40-40-30-90M0-54q30-30 34-84M0-54v-80', '#3B7A57', 9),
        ),
    ),
  'ruth-almog-books': () =>
    drawing(
      480,
      360,
      '#F2E6D8',
      box(60, 270, 360, 16, '#8A5A3C') +
        ['#5B6B5C', '#C96F4A', '#2F5D62', '#E0B868', '#8A5A3C', '#B8C4B2']
          .map((colour, index) =>
            box(86 + index * 44, 120 + (index % 3) * 22, 36, 150 - (index % 3) * 22, colour, 3),
          )
          .join('') +
        place(376, 270, circle(0, -44, 44, '#FFF8EC') + box(-30, -84, 60, 12, '#FFF8EC', 4)),
    ),
} as const;

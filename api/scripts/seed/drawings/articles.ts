import { box, circle, drawing, line, onCircle, place, repeat, shape, type Drawing } from './svg.ts';

const waves = (colour: string, turn = 0) =>
  place(
    0,
    0,
    repeat(
      3,
      (index) =>
        `<path d="M${-34 - index * 34} ${-18 - index * 20}q${34 + index * 34} ${-34 - index * 20} ${68 + index * 68} 0" fill="none" stroke="${colour}" stroke-width="14" stroke-linecap="round"/>`,
    ),
    1,
    turn,
  );
const card = (ground: string, mark: string) =>
  box(-150, -92, 300, 184, ground, 18) +
  circle(-90, -22, 34, mark) +
  box(-36, -44, 140, 18, mark, 9) +
  box(-36, -10, 96, 12, '#00000033', 6) +
  box(-124, 44, 248, 12, '#00000022', 6);
const phone = (body: string, screen: string, inside: string) =>
  box(-96, -190, 192, 380, body, 30) +
  box(-82, -172, 164, 344, screen, 18) +
  box(-26, -160, 52, 10, body, 5) +
  inside;

/** Pictures of the blog's articles, 1200 × 675. */
const articles = {
  nfc: () =>
    drawing(
      1200,
      675,
      '#0B7A6B',
      circle(820, 340, 250, '#FF8A4C') +
        place(
          820,
          350,
          phone(
            '#12202F',
            '#FBF8F3',
            circle(0, -50, 44, '#FF8A4C') +
              box(-56, 20, 112, 18, '#12202F', 9) +
              box(-40, 54, 80, 12, '#E6DFD3', 6) +
              box(-60, 96, 120, 40, '#0B7A6B', 12),
          ),
          1.25,
        ) +
        place(380, 400, card('#FBF8F3', '#0B7A6B'), 1.4, -12) +
        place(560, 240, waves('#FBF8F3', 50), 1.1),
    ),
  whatsapp: () =>
    drawing(
      1200,
      675,
      '#FBF0DC',
      shape(
        'M220 120h520a60 60 0 0 1 60 60v190a60 60 0 0 1-60 60H420l-110 100v-100h-90a60 60 0 0 1-60-60V180a60 60 0 0 1 60-60z',
        '#0B7A6B',
      ) +
        line('M270 220h380M270 290h260', '#FBF8F3', 24) +
        shape(
          'M640 300h330a50 50 0 0 1 50 50v140a50 50 0 0 1-50 50h-30v80l-90-80H640a50 50 0 0 1-50-50V350a50 50 0 0 1 50-50z',
          '#FF8A4C',
        ) +
        circle(720, 420, 24, '#12202F') +
        circle(805, 420, 24, '#12202F') +
        circle(890, 420, 24, '#12202F'),
    ),
  vcard: () =>
    drawing(
      1200,
      675,
      '#F5C451',
      box(350, 80, 500, 520, '#12202F', 36) +
        repeat(4, (index) => box(320, 150 + index * 110, 70, 30, '#FF8A4C', 15)) +
        box(430, 120, 370, 440, '#FBF8F3', 20) +
        circle(615, 270, 62, '#0B7A6B') +
        shape('M500 440c0-70 50-100 115-100s115 30 115 100z', '#0B7A6B') +
        line('M510 490h210', '#E6DFD3', 18) +
        box(850, 150, 30, 90, '#0B7A6B', 8) +
        box(850, 260, 30, 90, '#FF8A4C', 8) +
        box(850, 370, 30, 90, '#B3261E', 8),
    ),
  privacy: () =>
    drawing(
      1200,
      675,
      '#1B2B4B',
      repeat(70, (index) => circle(40 + (index % 14) * 86, 70 + Math.floor(index / 14) * 134, 7, '#2E4473')) +
        shape('M600 90l210 70v170c0 130-90 210-210 260-120-50-210-130-210-260V160z', '#FF8A4C') +
        shape('M600 140l160 54v136c0 100-68 162-160 204z', '#E5713A') +
        box(525, 310, 150, 120, '#FBF8F3', 18) +
        line('M555 310v-36a45 45 0 0 1 90 0v36', '#FBF8F3', 24) +
        circle(600, 360, 16, '#1B2B4B') +
        box(592, 364, 16, 36, '#1B2B4B', 6),
    ),
  accessibility: () =>
    drawing(
      1200,
      675,
      '#DCE9E4',
      circle(600, 338, 260, '#0B7A6B') +
        circle(600, 200, 44, '#FBF8F3') +
        line('M440 288q160 40 320 0', '#FBF8F3', 40) +
        line('M600 310v110M600 420l-70 130M600 420l70 130', '#FBF8F3', 40) +
        place(180, 338, box(-70, -70, 140, 140, '#FF8A4C', 24) + line('M-36 0h72M0-36v72', '#12202F', 18)) +
        place(1020, 338, box(-70, -70, 140, 140, '#12202F', 24) + line('M-36 0h72', '#FBF8F3', 18)),
    ),
  networking: () => {
    const people = [
      [260, 220, '#FF8A4C'],
      [600, 150, '#0B7A6B'],
      [940, 230, '#1B2B6B'],
      [330, 490, '#D6336C'],
      [700, 510, '#F5B81F'],
      [1010, 500, '#3B7A57'],
    ] as const;
    const links = line(
      'M260 220L600 150L940 230M260 220L330 490L700 510L600 150M700 510L1010 500L940 230M600 150L330 490',
      '#12202F',
      6,
    );
    return drawing(
      1200,
      675,
      '#FBF8F3',
      links +
        people
          .map(([x, y, colour]) =>
            place(
              x,
              y,
              circle(0, 0, 84, colour) +
                circle(0, -20, 28, '#FBF8F3') +
                shape('M-48 54c0-40 20-56 48-56s48 16 48 56a84 84 0 0 1-96 0z', '#FBF8F3'),
            ),
          )
          .join(''),
    );
  },
  qr: () => {
    const finder = (x: number, y: number) =>
      box(x, y, 140, 140, '#12202F', 14) +
      box(x + 24, y + 24, 92, 92, '#FBF8F3', 8) +
      box(x + 46, y + 46, 48, 48, '#FF8A4C', 6);
    const cells = repeat(100, (index) =>
      (index * 7 + Math.floor(index / 10) * 3) % 5 < 2
        ? box(420 + (index % 10) * 38, 150 + Math.floor(index / 10) * 38, 34, 34, '#12202F', 5)
        : '',
    );
    return drawing(
      1200,
      675,
      '#F9C5B4',
      box(370, 100, 480, 480, '#FBF8F3', 30) +
        cells +
        box(410, 140, 160, 160, '#FBF8F3') +
        box(650, 140, 165, 160, '#FBF8F3') +
        box(410, 378, 160, 165, '#FBF8F3') +
        finder(410, 140) +
        finder(670, 140) +
        finder(410, 400) +
        line('M120 120v-60h60M1020 60h60v60M120 555v60h60M1020 615h60v-60', '#12202F', 16),
    );
  },
  statistics: () =>
    drawing(
      1200,
      675,
      '#12202F',
      repeat(8, (index) =>
        box(
          180 + index * 108,
          560 - [120, 180, 150, 240, 220, 320, 300, 400][index]!,
          72,
          [120, 180, 150, 240, 220, 320, 300, 400][index]!,
          index === 7 ? '#FF8A4C' : '#2A3F57',
          10,
        ),
      ) +
        line('M216 400L324 340 432 366 540 276 648 300 756 196 864 220 972 120', '#F5B81F', 12) +
        circle(972, 120, 24, '#F5B81F') +
        line('M140 580h920', '#FBF8F3', 8),
    ),
  signature: () =>
    drawing(
      1200,
      675,
      '#E7D7F5',
      box(220, 130, 760, 420, '#FBF8F3', 24) +
        line('M220 160l380 230 380-230', '#6D4BB3', 14) +
        place(600, 470, card('#F5B81F', '#6D4BB3'), 0.8),
    ),
  photography: () =>
    drawing(
      1200,
      675,
      '#BFE0E6',
      box(260, 190, 680, 380, '#12202F', 50) +
        box(470, 130, 240, 90, '#12202F', 24) +
        circle(600, 380, 150, '#FBF8F3') +
        circle(600, 380, 110, '#0B7A6B') +
        circle(640, 340, 30, '#BFE0E6') +
        box(820, 240, 70, 34, '#FF8A4C', 12) +
        repeat(8, (index) => {
          const from = onCircle(600, 120, 60, -70 + index * 20);
          const to = onCircle(600, 120, 96, -70 + index * 20);
          return line(`M${from.x} ${from.y}L${to.x} ${to.y}`, '#FF8A4C', 10);
        }),
    ),
} as const satisfies Record<string, () => Drawing>;

export type ArticleName = keyof typeof articles;
export const articleNames = Object.keys(articles) as ArticleName[];
export const drawArticle = (name: ArticleName): Drawing => articles[name]();

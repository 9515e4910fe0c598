import { box, circle, drawing, line, place, repeat, shape } from '../svg.ts';

const flashLines = (colour: string) =>
  line('M0-90v-34M64-64l24-24M-64-64l-24-24M90 0h34M-90 0h-34', colour, 8);

export const makerScenes = {
  'sarah-cohen-couple': () =>
    drawing(
      480,
      480,
      '#E6B450',
      circle(240, 210, 150, '#FFE9B8') +
        box(0, 400, 480, 80, '#8A5A2B') +
        circle(196, 190, 34, '#7A4B30') +
        shape('M150 400c-4-90 4-160 46-172 30 8 44 60 44 172z', '#1B1B22') +
        circle(286, 204, 32, '#DFA679') +
        shape('M254 196c0-40 66-44 68 4 10 30 10 60 20 90-20-20-30-60-34-84-20 0-40-2-54-10z', '#5A2E1A') +
        shape('M238 400c4-110 20-158 48-166 34 10 60 80 84 166z', '#FFFFFF'),
    ),
  'sarah-cohen-desert': () =>
    drawing(
      480,
      480,
      '#F3B37A',
      circle(330, 150, 62, '#FFF3D6') +
        shape('M0 300q120-110 240-20t240-60v260H0z', '#D9804A') +
        shape('M0 380q140-70 260-10t220-40v150H0z', '#A9532E') +
        line('M120 330v-60M120 300h-18v-20M120 290h18v-24', '#3B5B3A', 10),
    ),
  'sarah-cohen-camera': () =>
    drawing(
      480,
      480,
      '#22222B',
      place(
        240,
        250,
        box(-130, -76, 260, 172, '#E6B450', 22) +
          box(-50, -104, 100, 40, '#E6B450', 10) +
          circle(0, 12, 66, '#FFF8EC') +
          circle(0, 12, 46, '#22222B') +
          circle(14, -2, 12, '#7FB6C9') +
          box(80, -56, 30, 16, '#D9483B', 5) +
          place(0, -30, flashLines('#FFF3D6'), 1.3),
      ),
    ),
  'sarah-cohen-family': () =>
    drawing(
      480,
      480,
      '#9CC5A1',
      box(0, 390, 480, 90, '#5E8C61') +
        [
          [120, 170, '#2D3A4A', '#DFA679', 1],
          [230, 200, '#D9483B', '#A9714A', 0.9],
          [320, 290, '#F5B81F', '#DFA679', 0.55],
          [392, 300, '#FFF8EC', '#A9714A', 0.5],
        ]
          .map(([x, y, cloth, skin, size]) =>
            place(
              Number(x),
              Number(y),
              circle(0, -30, 36, String(skin)) +
                shape('M-50 240c-6-130 0-220 50-224 50 4 56 94 50 224z', String(cloth)),
              Number(size),
            ),
          )
          .join(''),
    ),
  'gili-ceramics-wheel': () =>
    drawing(
      480,
      480,
      '#6B7F6A',
      `<ellipse cx="240" cy="372" rx="180" ry="38" fill="#4C5B4B"/>` +
        box(210, 372, 60, 108, '#3A463A') +
        shape('M160 366c-30-80 30-110 24-180h112c-6 70 54 100 24 180z', '#D98E63') +
        line('M170 320h140M176 280h128M188 240h104', '#B96F47', 6) +
        shape('M70 300c40-30 70-30 96-10l-6 40c-30 6-60 10-90-30z', '#F0C3A0') +
        shape('M410 300c-40-30-70-30-96-10l6 40c30 6 60 10 90-30z', '#F0C3A0'),
    ),
  'alon-carpentry-chair': () =>
    drawing(
      480,
      480,
      '#F1E3CF',
      line('M150 90v320M150 250h170M320 250v160M170 300h130', '#7A5230', 18) +
        line('M150 110h-4M150 96c60-10 110-10 150 0M150 150c60-10 110-10 150 0M300 90v160', '#A9744A', 16),
    ),
  'alon-carpentry-table': () =>
    drawing(
      480,
      480,
      '#24382F',
      box(50, 200, 380, 34, '#C98F5A', 6) +
        line('M70 212h120M230 222h150', '#A9744A', 5) +
        shape('M86 234h36l-14 170h-22zM358 234h36v170h-22z', '#A9744A') +
        place(
          240,
          200,
          shape('M-34 0c-4-40 10-60 6-90h56c-4 30 10 50 6 90z', '#FFF8EC') +
            line('M0-90v-50M0-100q-26-10-30-40M0-100q26-10 30-40', '#8FBF8A', 8),
        ),
    ),
  'alon-carpentry-saw': () =>
    drawing(
      480,
      480,
      '#B5442E',
      place(
        240,
        240,
        shape('M-170-30L120-60v120L-170 20z', '#E9EDF2') +
          repeat(14, (index) => shape(`M${-170 + index * 21} ${20 + index * 2.9}l10 18 11-16z`, '#E9EDF2')) +
          shape('M110-74h70c20 0 20 40 10 60s10 80-20 80h-60z', '#7A5230') +
          circle(150, 0, 18, '#B5442E'),
        1,
        -18,
      ),
    ),
  'alon-carpentry-rings': () =>
    drawing(
      480,
      480,
      '#E8D2B0',
      circle(240, 240, 190, '#7A5230') +
        circle(240, 240, 172, '#C98F5A') +
        repeat(
          6,
          (index) =>
            `<ellipse cx="${244 - index * 2}" cy="${240 + index}" rx="${150 - index * 24}" ry="${146 - index * 25}" fill="none" stroke="#9A6A3C" stroke-width="6"/>`,
        ) +
        line('M240 240L366 130', '#7A5230', 7),
    ),
  'maya-english-talk': () =>
    drawing(
      480,
      360,
      '#4C6FFF',
      shape(
        'M70 70h220a24 24 0 0 1 24 24v90a24 24 0 0 1-24 24H160l-50 46v-46H70a24 24 0 0 1-24-24V94a24 24 0 0 1 24-24z',
        '#FFE3B3',
      ) +
        shape(
          'M230 150h180a24 24 0 0 1 24 24v80a24 24 0 0 1-24 24h-20v40l-46-40H230a24 24 0 0 1-24-24v-80a24 24 0 0 1 24-24z',
          '#D9483B',
        ) +
        line('M246 200h150M246 232h96', '#FFF8EC', 10) +
        line('M80 116h130M80 150h90', '#4C6FFF', 10),
    ),
  'maya-english-books': () =>
    drawing(
      480,
      360,
      '#FFE3B3',
      box(90, 250, 300, 44, '#D9483B', 6) +
        box(110, 204, 270, 44, '#4C6FFF', 6) +
        box(80, 158, 290, 44, '#2F5D62', 6) +
        line('M120 272h60M140 226h60M112 180h60', '#FFF8EC', 6) +
        place(
          250,
          158,
          shape('M-60-70q60-24 60 10 0-34 60-10v60q-60-20-60 10 0-30-60-10z', '#FFFFFF') +
            line('M0-60v58', '#C9B79C', 4),
        ),
    ),
  'dana-workshops-paint': () =>
    drawing(
      480,
      480,
      '#F4B9B0',
      shape(
        'M90 250c0-100 80-160 180-150 90 8 140 70 130 130-8 46-50 50-90 46-50-4-60 20-44 50 20 40-10 70-60 64-70-8-116-70-116-140z',
        '#FFF8EC',
      ) +
        circle(170, 210, 26, '#EF5B3C') +
        circle(240, 164, 26, '#F5B81F') +
        circle(320, 180, 26, '#0E7C6B') +
        circle(160, 288, 26, '#1B2B6B') +
        place(
          372,
          330,
          box(-12, -150, 24, 160, '#1B2B6B', 8) +
            box(-14, 10, 28, 30, '#C9CED3') +
            shape('M-14 40h28q4 40-14 66-18-26-14-66z', '#EF5B3C'),
          1,
          28,
        ),
    ),
  'dana-workshops-paper': () =>
    drawing(
      480,
      480,
      '#0E7C6B',
      place(
        180,
        250,
        box(-90, -130, 180, 240, '#FFF8EC') +
          shape('M-90 110L90-40v150z', '#EF5B3C') +
          circle(-20, -50, 44, '#F5B81F'),
        1,
        -12,
      ) +
        place(
          320,
          270,
          box(-80, -110, 160, 220, '#F4B9B0') +
            repeat(4, (index) => box(-60, -84 + index * 44, 120, 18, '#1B2B6B')),
          1,
          10,
        ),
    ),
  'avi-tours-trail': () =>
    drawing(
      480,
      360,
      '#BFE0E6',
      circle(96, 80, 40, '#F5B81F') +
        shape('M0 250l120-150 90 100 100-140 170 210v90H0z', '#C0653A') +
        shape('M310 60l54 68-36 14-30-16-34 8z', '#FFF8EC') +
        shape('M0 290q120-60 240-20t240-30v120H0z', '#6B7F4E') +
        line('M200 360q-30-40 40-60t20-70', '#F3DCC6', 14),
    ),
} as const;

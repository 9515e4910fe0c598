import { box, circle, drawing, line, place, repeat, shape } from '../svg.ts';

const cup = (body: string, drink: string) =>
  `<ellipse cx="0" cy="62" rx="96" ry="16" fill="#00000022"/>` +
  shape('M-60-40H60c0 66-20 98-60 98s-60-32-60-98z', body) +
  line('M58-22c44-8 46 48-10 46', body, 13) +
  `<ellipse cx="0" cy="-40" rx="60" ry="13" fill="${drink}"/>`;
const steam = (colour: string) => line('M-24-70q-14-18 0-36t0-36M12-70q-14-18 0-36t0-36', colour, 7);

export const cafeScenes = {
  'cafe-noga-cup': () =>
    drawing(
      480,
      480,
      '#D9483B',
      circle(240, 250, 170, '#F2B544') + place(240, 280, steam('#FFF4E0') + cup('#FFF4E0', '#5A2E1A'), 1.35),
    ),
  'cafe-noga-latte': () =>
    drawing(
      480,
      480,
      '#21473F',
      circle(240, 240, 186, '#FFF4E0') +
        circle(240, 240, 132, '#C98743') +
        shape(
          'M240 352c-92-58-116-112-86-150 26-32 66-22 86 12 20-34 60-44 86-12 30 38 6 92-86 150z',
          '#FFE9C9',
        ) +
        line('M206 244q34 40 68 0M218 282q22 26 44 0', '#C98743', 8),
    ),
  'cafe-noga-breakfast': () =>
    drawing(
      480,
      480,
      '#F2B544',
      circle(214, 262, 168, '#FFF8EC') +
        circle(214, 262, 138, '#F3E6CF') +
        shape('M120 262c-6-52 44-86 88-74s72 50 54 92-50 60-84 54-54-24-58-72z', '#FFFFFF') +
        circle(190, 258, 34, '#F28C28') +
        repeat(3, (index) => circle(278 + index * 14, 218 + index * 36, 20, '#D9483B')) +
        shape('M246 330c30-28 66-22 82 2-24 30-60 30-82-2z', '#3B7A57') +
        line('M424 96v290M404 96v64q20 24 40 0V96', '#21473F', 11),
    ),
  'cafe-noga-front': () =>
    drawing(
      480,
      480,
      '#BFE0E6',
      box(60, 130, 360, 350, '#FFF4E0') +
        repeat(6, (index) =>
          shape(`M${60 + index * 60} 130h60v62a30 30 0 0 1-60 0z`, index % 2 ? '#FFF8EC' : '#D9483B'),
        ) +
        box(96, 250, 150, 150, '#21473F', 8) +
        box(280, 250, 96, 230, '#21473F', 8) +
        circle(362, 372, 6, '#F2B544') +
        place(172, 340, cup('#F2B544', '#5A2E1A'), 0.55) +
        repeat(3, (index) =>
          place(110 + index * 62, 452, circle(0, -22, 18, '#3B7A57') + box(-14, -8, 28, 36, '#C0653A', 4)),
        ),
    ),
} as const;

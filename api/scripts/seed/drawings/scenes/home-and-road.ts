import { box, circle, drawing, line, onCircle, place, repeat, round, shape } from '../svg.ts';

const wheel = (x: number, y: number, radius: number) =>
  circle(x, y, radius, '#15181D') + circle(x, y, radius * 0.45, '#C9CED3');
const parcel = (x: number, y: number, size: number, colour: string) =>
  box(x, y, size, size, colour, 4) +
  box(x + size * 0.4, y, size * 0.2, size, '#F3DCC6') +
  line(`M${x + 10} ${y + size - 14}h${round(size * 0.2)}`, '#5A3A28', 4);
const house = (x: number, wall: string, roof: string) =>
  place(
    x,
    150,
    shape('M0 80L70 14l70 66v150H0z', wall) +
      shape('M-14 92L70 10l84 82h-22L70 34 8 92z', roof) +
      box(50, 150, 40, 80, roof) +
      box(20, 100, 34, 34, '#FFF3D6') +
      box(86, 100, 34, 34, '#FFF3D6'),
  );
const gear = (colour: string, hole: string) =>
  repeat(
    8,
    (index) =>
      `<rect x="-17" y="-92" width="34" height="40" rx="6" fill="${colour}" transform="rotate(${index * 45})"/>`,
  ) +
  circle(0, 0, 66, colour) +
  circle(0, 0, 28, hole);

export const homeAndRoadScenes = {
  'galil-movers-truck': () =>
    drawing(
      480,
      360,
      '#CFE3F7',
      shape('M0 236q80-70 170-30t160-30 150 10v174H0z', '#8FBF8A') +
        box(0, 300, 480, 60, '#3B4652') +
        line('M10 330h60M130 330h60M250 330h60M370 330h60', '#F5D76E', 6) +
        box(60, 116, 236, 168, '#F28C28', 10) +
        box(60, 180, 236, 26, '#FFF3E0') +
        shape('M304 168h66l46 60v56H304z', '#2D6CB5') +
        shape('M324 184h40l30 42h-70z', '#DDEBFA') +
        wheel(122, 290, 34) +
        wheel(350, 290, 34),
    ),
  'galil-movers-boxes': () =>
    drawing(
      480,
      360,
      '#F2C48D',
      box(0, 286, 480, 74, '#B97B42') +
        parcel(76, 166, 120, '#C98743') +
        parcel(204, 126, 160, '#A9683A') +
        parcel(112, 66, 100, '#D9A066') +
        place(
          398,
          286,
          shape('M-26 0l6-60h40l6 60z', '#2D6CB5') +
            line('M0-60q-40-60-10-100M0-60q36-50 30-90M0-60v-90', '#3B7A57', 9),
        ),
    ),
  'galil-movers-piano': () =>
    drawing(
      480,
      360,
      '#2D6CB5',
      box(90, 80, 300, 200, '#1B120D', 12) +
        box(90, 176, 300, 26, '#3A2A20') +
        box(106, 202, 268, 34, '#FFF8EC') +
        repeat(14, (index) => box(122 + index * 18, 202, 8, 20, '#1B120D')) +
        box(104, 236, 22, 64, '#1B120D') +
        box(354, 236, 22, 64, '#1B120D') +
        line('M150 60v240M330 60v240', '#F28C28', 14),
    ),
  'biton-garage-lift': () =>
    drawing(
      480,
      360,
      '#F3EFE6',
      box(70, 40, 22, 280, '#28323C') +
        box(388, 40, 22, 280, '#28323C') +
        box(70, 214, 340, 16, '#F5B81F') +
        shape('M110 176c4-30 16-36 40-38l42-48h104l40 46c30 2 40 12 42 40v22H110z', '#D64533') +
        shape('M176 138l28-36h38v36zM254 102h36l30 36h-66z', '#DCEAF2') +
        wheel(164, 200, 28) +
        wheel(322, 200, 28) +
        box(0, 320, 480, 40, '#C9CED3') +
        box(196, 268, 88, 52, '#B93526', 6),
    ),
  'biton-garage-tools': () =>
    drawing(
      480,
      360,
      '#28323C',
      place(160, 180, gear('#F5B81F', '#28323C'), 1.2) +
        place(
          330,
          190,
          shape('M-22-120a44 44 0 0 0-14 82v120a26 26 0 0 0 52 0v-120a44 44 0 0 0-14-82v48h-24z', '#C9CED3'),
          1.1,
          28,
        ),
    ),
  'biton-garage-tyre': () =>
    drawing(
      480,
      360,
      '#D64533',
      circle(240, 180, 146, '#15181D') +
        repeat(
          24,
          (index) =>
            `<rect x="232" y="26" width="16" height="24" rx="4" fill="#28323C" transform="rotate(${index * 15} 240 180)"/>`,
        ) +
        circle(240, 180, 92, '#C9CED3') +
        repeat(5, (index) => {
          const at = onCircle(240, 180, 54, index * 72);
          return circle(at.x, at.y, 17, '#28323C');
        }) +
        circle(240, 180, 20, '#28323C'),
    ),
  'ofek-homes': () =>
    drawing(
      480,
      360,
      '#DCE6F2',
      circle(390, 80, 40, '#F5B81F') +
        house(40, '#F3DCC6', '#1F3A5F') +
        house(190, '#E9EDF2', '#B9893A') +
        house(340, '#F4B9B0', '#23513F') +
        box(0, 340, 480, 20, '#8FBF8A'),
    ),
  'ofek-tower': () =>
    drawing(
      480,
      360,
      '#1F3A5F',
      circle(96, 84, 34, '#F3DCC6') +
        box(180, 40, 130, 320, '#E9EDF2') +
        repeat(24, (index) =>
          box(
            196 + (index % 4) * 26,
            60 + Math.floor(index / 4) * 46,
            18,
            30,
            index % 5 === 2 ? '#F5B81F' : '#7C97B8',
          ),
        ) +
        box(320, 130, 100, 230, '#B9CCE3') +
        repeat(15, (index) =>
          box(
            334 + (index % 3) * 26,
            150 + Math.floor(index / 3) * 40,
            16,
            24,
            index % 4 === 1 ? '#F5B81F' : '#5B7FA6',
          ),
        ) +
        box(60, 190, 110, 170, '#4E6E94') +
        repeat(12, (index) =>
          box(
            74 + (index % 3) * 30,
            210 + Math.floor(index / 3) * 36,
            18,
            20,
            index % 3 ? '#DCE6F2' : '#F5B81F',
          ),
        ),
    ),
  'ofek-plan': () =>
    drawing(
      480,
      360,
      '#F6F1E7',
      `<g fill="none" stroke="#1F3A5F" stroke-width="9"><path d="M80 60h320v240H80zM230 60v110M230 210v90M80 190h70M190 190h40M300 190h100M300 190v40"/></g><g fill="none" stroke="#B9893A" stroke-width="4"><path d="M150 190a40 40 0 0 1 40-40M230 170a40 40 0 0 1 40 40"/></g>` +
        box(110, 90, 70, 46, '#DCE6F2', 6) +
        circle(330, 120, 30, '#DDE8DF') +
        box(316, 240, 66, 44, '#F4D9C0', 6),
    ),
  'ofek-keys': () =>
    drawing(
      480,
      360,
      '#23513F',
      place(
        240,
        180,
        `<circle r="62" cx="-92" fill="none" stroke="#F5B81F" stroke-width="26"/>` +
          box(-40, -13, 190, 26, '#F5B81F', 6) +
          box(96, 0, 22, 52, '#F5B81F', 4) +
          box(130, 0, 18, 38, '#F5B81F', 4),
        1,
        -24,
      ),
    ),
} as const;

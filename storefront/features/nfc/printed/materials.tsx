import styles from './printed-piece.module.css';

const strips = [
  '#ddb985',
  '#d3aa72',
  '#e1c092',
  '#d8b27c',
  '#cfa56c',
  '#debb88',
  '#d5ae77',
  '#e0be8f',
  '#d0a86f',
];
/** Where the nodes of the strips are, as column and row. */
const nodes = [
  [210, 0],
  [610, 1],
  [90, 2],
  [720, 2],
  [420, 3],
  [180, 4],
  [560, 5],
  [320, 6],
  [770, 7],
  [480, 8],
  [40, 8],
] as const;

/** Glued strips of bamboo with their nodes. */
export function BambooGrain({ fine }: { fine: boolean }) {
  return (
    <svg className={styles['material']} viewBox="0 0 856 540" preserveAspectRatio="xMidYMid slice">
      {strips.map((fill, row) => (
        <path key={fill} fill={fill} d={`M0 ${row * 60}h856v60.5H0z`} />
      ))}
      <g stroke="#7d5525" strokeOpacity=".38" strokeWidth="1.6">
        {strips.slice(1).map((fill, row) => (
          <path key={fill} d={`M0 ${(row + 1) * 60}h856`} />
        ))}
      </g>
      {nodes.map(([x, row]) => (
        <g key={x}>
          <path
            fill="#8a5c26"
            fillOpacity=".34"
            d={`M${x} ${row * 60 + 1}c7 18 7 40 0 58h11c6-18 6-40 0-58z`}
          />
          <path
            fill="none"
            stroke="#fff3da"
            strokeOpacity=".5"
            strokeWidth="3"
            d={`M${x + 13} ${row * 60 + 1}c6 18 6 40 0 58`}
          />
        </g>
      ))}
      {fine && (
        <>
          <rect width="856" height="540" filter="url(#print-bamboo)" opacity=".3" />
          <rect width="856" height="540" filter="url(#print-fibre)" opacity=".34" />
        </>
      )}
    </svg>
  );
}

/** Black brushed steel. */
export function BrushedSteel({ fine }: { fine: boolean }) {
  if (!fine) return null;
  return (
    <svg className={styles['material']} viewBox="0 0 856 540" preserveAspectRatio="xMidYMid slice">
      <rect width="856" height="540" filter="url(#print-brush)" opacity=".2" />
      <rect width="856" height="540" filter="url(#print-brush-dark)" opacity=".42" />
    </svg>
  );
}

/** The bare steel under the engraved code: dark modules on a bright ground, which every reader takes. */
export function Plate() {
  return <span className={styles['plate']} />;
}

/** Filters of the fine grain; once on a page that draws any. */
export function GrainFilters() {
  return (
    <svg className={styles['filters']} width="0" height="0" aria-hidden="true">
      <Grain
        id="print-bamboo"
        frequency=".003 .22"
        octaves={4}
        seed={8}
        matrix="0 0 0 0 .36 0 0 0 0 .2 0 0 0 0 .06 0 0 0 -2.6 1.52"
      />
      <Grain
        id="print-fibre"
        frequency=".012 .75"
        octaves={2}
        seed={21}
        matrix="0 0 0 0 1 0 0 0 0 .93 0 0 0 0 .78 0 0 0 -2.4 1.35"
      />
      <Grain
        id="print-brush"
        frequency=".0016 1.1"
        octaves={3}
        seed={5}
        matrix="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1.9 -.78"
      />
      <Grain
        id="print-brush-dark"
        frequency=".002 .95"
        octaves={3}
        seed={31}
        matrix="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.4 -1.05"
      />
    </svg>
  );
}

interface GrainProps {
  id: string;
  frequency: string;
  octaves: number;
  seed: number;
  matrix: string;
}

function Grain({ id, frequency, octaves, seed, matrix }: GrainProps) {
  return (
    <filter id={id} x="0" y="0" width="100%" height="100%" colorInterpolationFilters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency={frequency} numOctaves={octaves} seed={seed} />
      <feColorMatrix values={matrix} />
    </filter>
  );
}

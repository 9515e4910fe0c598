/** The ink and paper of the storefront, quieter: the only source of colours in the back office, by day and by night. */
const colours = {
  ground: ['#FBF8F3', '#0E1620'],
  groundQuiet: ['#F4EEE4', '#131E2A'],
  surface: ['#FFFFFF', '#182431'],
  ink: ['#12202F', '#E9EDF2'],
  muted: ['#4B5868', '#A9B4C0'],
  line: ['#E6DFD3', '#253342'],
  lineStrong: ['#CFC4B2', '#3A4B5D'],
  field: ['#8C7F6A', '#7D8FA1'],
  primary: ['#0B7A6B', '#3DB8A6'],
  primaryStrong: ['#075E53', '#62CFBF'],
  onPrimary: ['#FFFFFF', '#06231F'],
  primaryText: ['#0B7A6B', '#5CCBBA'],
  primaryWash: ['#E1EFEA', '#12312F'],
  accent: ['#FF8A4C', '#FF8A4C'],
  onAccent: ['#12202F', '#12202F'],
  danger: ['#B3261E', '#FF9C92'],
  onDanger: ['#FFFFFF', '#2B0806'],
  dangerWash: ['#FBE7E4', '#3B1A18'],
  warning: ['#8A5A00', '#F3C566'],
  warningWash: ['#FFF3D6', '#33270E'],
  success: ['#1B6E3C', '#7FD39B'],
  successWash: ['#E2F1E6', '#12301E'],
  focus: ['#0B7A6B', '#5CCBBA'],
  /** The shadow of what lies over the page. */
  lifted: [
    '0 1px 0 rgb(104 84 48 / .22), 0 6px 14px -6px rgb(52 38 14 / .22), 0 26px 48px -18px rgb(52 38 14 / .34)',
    '0 1px 0 rgb(0 0 0 / .6), 0 6px 14px -6px rgb(0 0 0 / .5), 0 26px 48px -18px rgb(0 0 0 / .7)',
  ],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Tokens = Readonly<Record<keyof typeof colours, string>>;

export const tokensIn = (mode: 'light' | 'dark'): Tokens =>
  Object.fromEntries(
    Object.entries(colours).map(([name, [light, dark]]) => [name, mode === 'dark' ? dark : light]),
  ) as Tokens;

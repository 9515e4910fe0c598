/** The storefront's colours; mail programs know no custom properties. */
export const light = {
  ground: '#fbf8f3',
  sheet: '#ffffff',
  ink: '#12202f',
  muted: '#4b5868',
  line: '#e6dfd3',
  wash: '#f4eee4',
  primary: '#0b7a6b',
  onPrimary: '#ffffff',
  accent: '#ff8a4c',
  /** What rose, what fell, and a line between figures. */
  good: '#1b6e3c',
  bad: '#9c4312',
  rule: '#cfc4b2',
} as const;

/** Dark colours, for mail programs that follow the system; others invert the light ones themselves. */
export const dark: Record<keyof typeof light, string> = {
  ground: '#0e1620',
  sheet: '#182431',
  ink: '#e9edf2',
  muted: '#a9b4c0',
  line: '#253342',
  wash: '#131e2a',
  primary: '#3db8a6',
  onPrimary: '#06231f',
  accent: '#ff8a4c',
  good: '#7fd39b',
  bad: '#ffb088',
  rule: '#3a4b5d',
};

/** The ink and paper of the storefront, quieter: the only source of colours in the back office. */
export interface Tokens {
  ground: string;
  groundQuiet: string;
  surface: string;
  ink: string;
  muted: string;
  line: string;
  lineStrong: string;
  field: string;
  primary: string;
  primaryStrong: string;
  onPrimary: string;
  primaryText: string;
  primaryWash: string;
  accent: string;
  onAccent: string;
  danger: string;
  dangerWash: string;
  warning: string;
  warningWash: string;
  success: string;
  successWash: string;
  focus: string;
  lifted: string;
}

export const lightTokens: Tokens = {
  ground: '#FBF8F3',
  groundQuiet: '#F4EEE4',
  surface: '#FFFFFF',
  ink: '#12202F',
  muted: '#4B5868',
  line: '#E6DFD3',
  lineStrong: '#CFC4B2',
  field: '#8C7F6A',
  primary: '#0B7A6B',
  primaryStrong: '#075E53',
  onPrimary: '#FFFFFF',
  primaryText: '#0B7A6B',
  primaryWash: '#E1EFEA',
  accent: '#FF8A4C',
  onAccent: '#12202F',
  danger: '#B3261E',
  dangerWash: '#FBE7E4',
  warning: '#8A5A00',
  warningWash: '#FFF3D6',
  success: '#1B6E3C',
  successWash: '#E2F1E6',
  focus: '#0B7A6B',
  lifted:
    '0 1px 0 rgb(104 84 48 / .22), 0 6px 14px -6px rgb(52 38 14 / .22), 0 26px 48px -18px rgb(52 38 14 / .34)',
};

export const darkTokens: Tokens = {
  ground: '#0E1620',
  groundQuiet: '#131E2A',
  surface: '#182431',
  ink: '#E9EDF2',
  muted: '#A9B4C0',
  line: '#253342',
  lineStrong: '#3A4B5D',
  field: '#7D8FA1',
  primary: '#3DB8A6',
  primaryStrong: '#62CFBF',
  onPrimary: '#06231F',
  primaryText: '#5CCBBA',
  primaryWash: '#12312F',
  accent: '#FF8A4C',
  onAccent: '#12202F',
  danger: '#FF9C92',
  dangerWash: '#3B1A18',
  warning: '#F3C566',
  warningWash: '#33270E',
  success: '#7FD39B',
  successWash: '#12301E',
  focus: '#5CCBBA',
  lifted: '0 1px 0 rgb(0 0 0 / .6), 0 6px 14px -6px rgb(0 0 0 / .5), 0 26px 48px -18px rgb(0 0 0 / .7)',
};

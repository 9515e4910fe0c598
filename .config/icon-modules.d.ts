/** One icon of Phosphor's collection as a component, made by the plugin in `icons.ts`. */
declare module '~icons/ph/*' {
  import type { JSX, SVGProps } from 'react';

  /** `size` in pixels; without it as large as the text. */
  export default function Icon(props: SVGProps<SVGSVGElement> & { size?: number }): JSX.Element;
}

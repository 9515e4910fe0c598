import type { ReactNode } from 'react';

/*
 * The few icons of the first script, drawn in one stroke weight. The icon package contains six weights of
 * each, which would be a tenth of what every visitor has to fetch first.
 */
function Icon({ children, turns }: { children: ReactNode; turns?: boolean }) {
  return (
    <svg
      className={turns ? 'turns' : undefined}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const MenuIcon = () => (
  <Icon>
    <path d="M4 6h16M4 12h16M4 18h16" />
  </Icon>
);

export const ChatIcon = () => (
  <Icon>
    <path d="M3.5 20.5 5 16.2a8.5 8.5 0 1 1 3 3z" />
  </Icon>
);

export const MoonIcon = () => (
  <Icon>
    <path d="M20 14.5A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z" />
  </Icon>
);

export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400" />
  </Icon>
);

/** To the right in English, to the left in Hebrew. */
export const OnwardsIcon = () => (
  <Icon turns>
    <path d="M5 12h14M13 6l6 6-6 6" />
  </Icon>
);

export const UndoIcon = () => (
  <Icon turns>
    <path d="M9 14 4 9l5-5M4 9h10.500a5.500 5.500 0 0 1 0 11H11" />
  </Icon>
);

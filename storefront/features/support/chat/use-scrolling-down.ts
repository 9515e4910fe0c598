import { useEffect, useState } from 'react';

/** Pixels that a finger moves without meaning it. */
const tremble = 8;

/** Whether the visitor is on the way down the page; false again with the first move up. */
export function useScrollingDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    function hear() {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < tremble) return;
      setDown(scrollY > last && scrollY > 0);
      last = scrollY;
    }
    window.addEventListener('scroll', hear, { passive: true });
    return () => window.removeEventListener('scroll', hear);
  }, []);
  return isDown;
}

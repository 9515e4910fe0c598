import { useEffect, useRef, useState } from 'react';
import { useTheme } from 'react-admin';

/**
 * A part of the site in a frame, in the theme of the office, and as high as the part, which has no script to say so
 * (docs/product.md 13.16).
 */
export function SiteFrame(page: { title: string } & ({ src: string } | { srcDoc: string })) {
  const [theme] = useTheme();
  const [height, setHeight] = useState(480);
  const frame = useRef<HTMLIFrameElement>(null);
  const observer = useRef<ResizeObserver | null>(null);
  useEffect(() => () => observer.current?.disconnect(), []);
  const paint = () => {
    const root = frame.current?.contentDocument?.documentElement;
    if (root) root.dataset['theme'] = theme;
  };
  useEffect(paint, [theme]);
  return (
    <iframe
      {...page}
      ref={frame}
      title={page.title}
      // Nothing in it runs; its height may be read.
      sandbox="allow-same-origin"
      tabIndex={-1}
      onLoad={({ currentTarget }) => {
        // Drawn before the theme was last changed.
        paint();
        const part = currentTarget.contentDocument?.body.firstElementChild;
        observer.current?.disconnect();
        if (!part) return;
        observer.current = new ResizeObserver(() =>
          setHeight(Math.ceil(part.getBoundingClientRect().height)),
        );
        observer.current.observe(part);
      }}
      style={{
        display: 'block',
        inlineSize: 'min(100%, 400px)',
        blockSize: height,
        border: 0,
        borderRadius: 12,
      }}
    />
  );
}

import { useEffect, useRef, useState } from 'react';

/** A part of the site in a frame, as high as the part, which has no script to say so (docs/product.md 13.16). */
export function SiteFrame(page: { title: string } & ({ src: string } | { srcDoc: string })) {
  const [height, setHeight] = useState(480);
  const observer = useRef<ResizeObserver | null>(null);
  useEffect(() => () => observer.current?.disconnect(), []);
  return (
    <iframe
      {...page}
      title={page.title}
      // Nothing in it runs; its height may be read.
      sandbox="allow-same-origin"
      tabIndex={-1}
      onLoad={({ currentTarget }) => {
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

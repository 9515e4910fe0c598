import { useCompany } from '../lib/page-state.ts';

/** The company's own pages in networks, as the environment sets them (docs/product.md 11.18); nothing without any. */
export function SocialLinks({ className }: { className?: string | undefined }) {
  const { social } = useCompany();
  if (social.length === 0) return null;
  return (
    <p className={className}>
      {social.map(({ name, url }) => (
        <a key={name} href={url} rel="me">
          {name}
        </a>
      ))}
    </p>
  );
}

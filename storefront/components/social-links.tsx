import { useCompany } from '../lib/page-state.ts';

/** The company's own pages in networks, as the environment sets them (docs/product.md 11.18); nothing without any. */
export const SocialLinks = () =>
  useCompany().social.map(({ name, url }) => (
    <a key={name} href={url} rel="me">
      {name}
    </a>
  ));

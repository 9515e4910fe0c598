import { dirname, resolve } from 'node:path';
import { languages } from '../api/contract/base/languages.ts';

/** As much of the linter's syntax tree as the rule asks for. */
interface Node {
  type: string;
  value?: unknown;
  operator?: string;
  left?: Node;
  right?: Node;
  test?: Node | null;
  literal?: Node;
  types?: Node[];
  quasis?: { value: { raw: string } }[];
  regex?: { pattern: string };
  source?: Node | null;
}

interface Context {
  filename: string;
  report(finding: { node: Node; message: string }): void;
}

const codes: ReadonlySet<unknown> = new Set(languages);
const equalities = new Set(['===', '!==', '==', '!=']);

const isCode = (node: Node | null | undefined): boolean => node?.type === 'Literal' && codes.has(node.value);

const message =
  'A language is never compared with a literal: a third one would fall through. Give each language its own in a ' +
  'Record<Language, …>, or ask api/contract/base/languages.ts (directionOf, localeOf, startSide, languageQuery …).';

/** Keeps the languages data (docs/architecture.md): a choice between two compiles silently when a third is added. */
const noLanguageLiteral = {
  meta: { type: 'problem' },
  create: (context: Context) => ({
    BinaryExpression(node: Node) {
      if (equalities.has(node.operator ?? '') && (isCode(node.left) || isCode(node.right)))
        context.report({ node, message });
    },
    SwitchCase(node: Node) {
      if (isCode(node.test)) context.report({ node, message });
    },
    TSUnionType(node: Node) {
      const written = (node.types ?? []).filter(
        (type) => type.type === 'TSLiteralType' && isCode(type.literal),
      );
      if (written.length > 1)
        context.report({ node, message: 'Say Language (api/contract/base/languages.ts), not its members.' });
    },
  }),
};

const addressMessage =
  'A client makes no address of the API by hand: call(endpoint, …), useRead(endpoint, …), or pathOf(endpoint, …) of ' +
  'api/contract/endpoint.ts where only the address is needed.';

/** Keeps the contract on both sides (docs/decisions/contract-on-both-sides.md): a string knows nothing of its endpoint. */
const noApiPath = {
  meta: { type: 'problem' },
  create: (context: Context) => ({
    Literal(node: Node) {
      const isText = typeof node.value === 'string' && node.value.startsWith('/api/');
      if (isText || node.regex?.pattern.startsWith('^\\/api\\/'))
        context.report({ node, message: addressMessage });
    },
    TemplateLiteral(node: Node) {
      if (node.quasis?.[0]?.value.raw.startsWith('/api/')) context.report({ node, message: addressMessage });
    },
  }),
};

/** The domains of the server from the top to the bottom (docs/architecture.md): each may use those below it. */
const floors = [
  'admin',
  'website',
  'support',
  'leads',
  'nfc',
  'cards',
  'subscriptions',
  'payments',
  'statistics',
  'accounts',
  'messaging',
];
const inDomain = /\/api\/domains\/(?<domain>[^/]+)\/(?<inside>.+)$/u;
const placeOf = (file: string) => inDomain.exec(file.replaceAll('\\', '/'))?.groups;

/** Why a file of a domain may not import another file, or null where it may. */
function wallBetween(from: string, to: string): string | null {
  const here = placeOf(from);
  const there = placeOf(to);
  if (!here || !there) return null;
  const [domain, other] = [here['domain'] ?? '', there['domain'] ?? ''];
  for (const name of [domain, other])
    if (!floors.includes(name)) return `The domain ${name} has no floor in .config/lint-rules.ts.`;
  const isIndex = there['inside'] === 'index.ts';
  if (domain === other)
    return isIndex
      ? "A domain's own files import each other, never the index that is for other domains."
      : null;
  if (floors.indexOf(other) < floors.indexOf(domain))
    return (
      `${domain} stands below ${other} and may not know it. Declare a hook in ${domain}'s index and let ` +
      'api/domains.ts hand it in (docs/architecture.md, floors).'
    );
  return isIndex
    ? null
    : `Another domain is called through its index only: name there what you need of ${other}, and import that.`;
}

/** Keeps the domains of the server on their floors, and each behind its index; types and lazy imports, too. */
const domainFloors = {
  meta: { type: 'problem' },
  create(context: Context) {
    const check = ({ source }: Node) => {
      if (!source || typeof source.value !== 'string' || !source.value.startsWith('.')) return;
      const wall = wallBetween(context.filename, resolve(dirname(context.filename), source.value));
      if (wall) context.report({ node: source, message: wall });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

export default {
  meta: { name: 'bikur' },
  rules: { floors: domainFloors, 'no-language-literal': noLanguageLiteral, 'no-api-path': noApiPath },
};

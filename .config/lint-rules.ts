import { dirname, relative, resolve } from 'node:path';
import { cardLanguages } from '../api/contract/base/card-languages.ts';
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
  /** The folder that is linted: the repository. */
  cwd: string;
  report(finding: { node: Node; message: string }): void;
}

const codes: ReadonlySet<unknown> = new Set([...languages, ...cardLanguages]);
const equalities = new Set(['===', '!==', '==', '!=']);

const isCode = (node: Node | null | undefined): boolean => node?.type === 'Literal' && codes.has(node.value);

const message =
  'A language is never compared with a literal: a third one would fall through. Give each language its own in a ' +
  'Record<Language, …>, or ask api/contract/base/languages.ts or card-languages.ts (directionOf, localeOf, startSide …).';

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

/** Asks of every file of the repository that this one imports, in whatever way, what stands between the two. */
function checkImports(context: Context, wallsTo: (target: string) => readonly string[]) {
  const check = ({ source }: Node) => {
    if (!source || typeof source.value !== 'string' || !source.value.startsWith('.')) return;
    for (const message of wallsTo(resolve(dirname(context.filename), source.value)))
      context.report({ node: source, message });
  };
  return {
    ImportDeclaration: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
    ImportExpression: check,
    TSImportType: check,
  };
}

/** Keeps the domains of the server on their floors, and each behind its index; types and lazy imports, too. */
const domainFloors = {
  meta: { type: 'problem' },
  create: (context: Context) =>
    checkImports(context, (target) => {
      const wall = wallBetween(context.filename, target);
      return wall === null ? [] : [wall];
    }),
};

interface Wall {
  /** Files on this side, by the beginning of their path. */
  of: string;
  /** What they may import of the repository; all of it where nothing is said. */
  only?: readonly string[];
  /** What they may not. */
  not?: readonly string[];
  why: string;
}

/** Who may import whom (docs/architecture.md): every wall that stands on the way of an import holds. */
const walls: readonly Wall[] = [
  {
    of: 'api/',
    not: ['storefront/', 'backoffice/'],
    why: "The API never imports a client's source; it loads the built bundle through api/domains/website/ssr.",
  },
  {
    of: 'api/contract/',
    only: ['api/contract/'],
    why: 'api/contract imports zod and itself only: both clients load it.',
  },
  {
    of: 'api/models/',
    only: ['api/models/', 'api/contract/', 'api/lib/', 'api/errors.ts'],
    why: 'api/models imports models, contract and lib only: no HTTP, no policy.',
  },
  {
    of: 'api/lib/',
    only: ['api/lib/', 'api/contract/'],
    why: 'api/lib holds pure helpers: it may import the contract and itself only.',
  },
  {
    of: 'api/http/',
    not: ['api/domains/', 'api/domains.ts', 'api/testing/', 'api/scripts/', 'api/app.ts'],
    why: 'api/http knows no feature: a feature hands its routes to api/app.ts.',
  },
  {
    of: 'api/adapters/',
    not: [
      'api/domains/',
      'api/domains.ts',
      'api/models/',
      'api/http/',
      'api/testing/',
      'api/scripts/',
      'api/app.ts',
    ],
    why: 'api/adapters imports contract, lib and env only.',
  },
  {
    of: 'api/domains/',
    not: [
      'api/testing/',
      'api/scripts/',
      'api/app.ts',
      'api/server.ts',
      'api/env.ts',
      'api/domains.ts',
      'api/scheduled-tasks.ts',
      'api/worker.ts',
    ],
    why:
      'A domain gets what is around it through ctx.deps; it imports contract, models, http, adapters, lib and its ' +
      'own folder.',
  },
  {
    of: 'api/',
    not: ['api/testing/', 'api/scripts/'],
    why: 'Production carries no tests and no demo data: a script hands in what it wants done.',
  },
  {
    of: 'migrations/',
    only: ['migrations/'],
    why: "A migration never changes: it imports nothing of today's code, only knex types.",
  },
  {
    of: 'storefront/',
    only: ['storefront/', 'api/contract/'],
    why: 'A client imports its own code and api/contract; what both clients need stands there.',
  },
  {
    of: 'storefront/card/',
    only: ['storefront/card/', 'api/contract/'],
    why: 'storefront/card imports api/contract and itself only: server, editor and public page share it.',
  },
  {
    of: 'storefront/charts/',
    only: ['storefront/charts/'],
    why: 'The charts know no client and no domain: both clients hand them points and words.',
  },
  {
    of: 'storefront/lib/',
    not: ['storefront/features/', 'storefront/server/'],
    why: 'storefront/lib knows no feature: what joins features stands in routes (pages) or server (their HTML).',
  },
  {
    of: 'backoffice/',
    only: ['backoffice/', 'api/contract/', 'storefront/charts/'],
    why: 'The back office imports its own code, api/contract and storefront/charts, and nothing else of the storefront.',
  },
  {
    of: 'backoffice/kit/',
    only: ['backoffice/kit/', 'api/contract/'],
    why: 'The kit knows no screen and no table: they hand it what it shows.',
  },
  {
    of: 'backoffice/resources/',
    not: ['backoffice/screens/'],
    why: 'A table knows no screen: what both need stands in the kit.',
  },
];

/** The path of a file from the root of the repository. */
const pathOf = (context: Context, file: string) => relative(context.cwd, file).replaceAll('\\', '/');
const isBelow = (path: string, beginnings: readonly string[]) =>
  beginnings.some((beginning) => path.startsWith(beginning));

/** Keeps the folders of the house apart; types and lazy imports, too. */
const folderWalls = {
  meta: { type: 'problem' },
  create(context: Context) {
    const from = pathOf(context, context.filename);
    const around = walls.filter(({ of }) => from.startsWith(of));
    return checkImports(context, (target) => {
      const to = pathOf(context, target);
      return around
        .filter(({ only, not }) => (only && !isBelow(to, only)) || (not && isBelow(to, not)))
        .map(({ why }) => why);
    });
  },
};

export default {
  meta: { name: 'bikur' },
  rules: {
    floors: domainFloors,
    walls: folderWalls,
    'no-language-literal': noLanguageLiteral,
    'no-api-path': noApiPath,
  },
};

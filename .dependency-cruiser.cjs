// Allowed import directions between modules; scripts/check.mjs runs it and asserts that it read the modules.
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * Folders of server/src/features. Each may import those after it, never one before it; notifications to those are injected as functions.
 */
const featureOrder = [
  'purge',
  'selection',
  'export',
  'dm',
  'conversation',
  'delivery',
  'overview',
  'instagram',
  'message',
  'sample',
  'writing',
  'payment',
  'project',
  'account',
  'credit',
  'mail',
  'attempt',
  'change',
  'system',
];

/** Tests cover whole journeys, so they may import any feature. */
const inFeatureOrder = featureOrder
  .slice(1)
  .map((feature, above) =>
    rule(
      `${feature}-keeps-its-place`,
      'A feature imports only those below it (docs/architecture.md)',
      { path: `^server/src/features/${feature}/`, pathNot: '\\.test\\.ts$' },
      { path: `^server/src/features/(${featureOrder.slice(0, above + 1).join('|')})/` },
    ),
  );

module.exports = {
  featureOrder,
  forbidden: [
    ...inFeatureOrder,
    rule('no-cycles', 'A cycle means two modules are one', {}, { circular: true }),
    rule(
      'contract-stands-alone',
      'The wire imports nothing of ours',
      { path: '^contract/src' },
      { path: '^(embedded-postgres|server|stand-ins|web|e2e|scripts|bench)/' },
    ),
    rule(
      'launcher-stands-alone',
      'It could be of use to others',
      { path: '^embedded-postgres/' },
      { path: '^(contract|server|stand-ins|web|e2e|scripts|bench)/' },
    ),
    rule(
      'stand-ins-stand-alone',
      'Made-up people know nothing of the product',
      { path: '^stand-ins/' },
      { path: '^(contract|embedded-postgres|server|web|e2e|scripts|bench)/' },
    ),
    rule(
      'stand-ins-behind-ports',
      'Only implementations of a port know that somebody is made up',
      { path: '^server/src/', pathNot: '(^server/src/providers/|/testing/|\\.test\\.ts$)' },
      { path: '^stand-ins/' },
    ),
    rule(
      'web-not-server',
      'The browser side knows the server only through the contract',
      { path: '^web/' },
      { path: '^server/' },
    ),
    rule(
      'server-not-web',
      'The server serves built files, it never imports them',
      { path: '^server/' },
      { path: '^web/' },
    ),

    rule(
      'ui-has-no-business',
      'Design primitives know no feature',
      { path: '^web/src/ui/' },
      { path: '^web/src/(features|app)/|^contract/' },
    ),
    rule(
      'web-lib-is-below',
      'lib serves features, it does not know them',
      { path: '^web/src/lib/' },
      { path: '^web/src/(features|app|ui)/' },
    ),
    rule(
      'web-features-not-app',
      'app composes features, never the reverse',
      { path: '^web/src/features/' },
      { path: '^web/src/app/' },
    ),
    rule(
      'web-features-not-siblings',
      'Features are composed in app, they do not import each other',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),

    rule(
      'server-lib-is-below',
      'lib knows nobody',
      { path: '^server/src/lib/' },
      { path: '^server/src/(api|worker|features|providers|db|wiring|config)' },
    ),
    rule(
      'db-is-below',
      'The database layer knows no rule and no route',
      { path: '^server/src/db/' },
      { path: '^server/src/(api|worker|features|providers|wiring)' },
    ),
    rule(
      'features-not-entry-points',
      'Use cases do not know whether the API or the worker called them; only routes files touch api/',
      { path: '^server/src/features/', pathNot: '\\.(routes|test)\\.ts$' },
      { path: '^server/src/(api|worker|wiring)' },
    ),
    rule(
      'features-know-ports-only',
      'A use case sees the port, never an implementation',
      { path: '^server/src/features/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/providers/', pathNot: '/port\\.ts$' },
    ),
    rule(
      'providers-are-leaves',
      'A vendor adapter knows its port, nothing of the product',
      { path: '^server/src/providers/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/(api|worker|features|wiring)' },
    ),
    rule(
      'only-metrics-know-prometheus',
      'Everything else is measured from outside',
      { path: '^server/src/', pathNot: '^server/src/metrics/' },
      { path: '(^|/)prom-client' },
    ),
    rule(
      'features-are-not-measuring',
      'A use case does not know that it is measured; neither does a vendor',
      { path: '^server/src/(features|providers|db|lib)/' },
      { path: '^server/src/metrics/' },
    ),
    rule(
      'no-testing-in-product',
      'Test helpers stay in tests',
      { path: '^(server|web)/src/', pathNot: '(\\.test\\.tsx?$|\\.suite\\.ts$|/testing/)' },
      { path: '/testing/' },
    ),
    rule(
      'only-config-reads-env',
      'config.ts is the only reader of the environment',
      { path: '^server/src/', pathNot: '(^server/src/(config|main)\\.ts$|/testing/|\\.test\\.ts$)' },
      { path: '^(node:)?process$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};

// For drizzle-kit, which generates migrations. See CONTRIBUTING.md.
export default {
  dialect: 'postgresql',
  schema: './src/db/schema.ts',
  out: './src/db/migrations',
};

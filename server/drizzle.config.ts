// For drizzle-kit, which writes migrations. CONTRIBUTING.md says how to install and run it.
export default {
  dialect: 'postgresql',
  schema: './src/db/schema.ts',
  out: './src/db/migrations',
};

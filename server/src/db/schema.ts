// Every table of the product. Personal data references users(id) and is deleted with it.
export * from './schema/accounts.ts';
export * from './schema/projects.ts';
export * from './schema/credits.ts';
export * from './schema/messages.ts';
export * from './schema/payments.ts';
export * from './schema/sending.ts';
export * from './schema/conversations.ts';
export * from './schema/outside.ts';

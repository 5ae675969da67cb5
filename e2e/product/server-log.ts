// Where the product's own words are kept while the tests run.
import { join } from 'node:path';

export const serverLog = join(import.meta.dirname, '..', 'test-results', 'server.log');

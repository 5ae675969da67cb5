// The location of the product's log during the tests.
import { join } from 'node:path';

export const serverLog = join(import.meta.dirname, '..', 'test-results', 'server.log');

// Lighthouse scores of the public pages on a phone: the median of three visits to the built product.
import startProduct from '../../e2e/product/start-product.ts';
import { median, startAims } from '../lib/aims.ts';
import { startBrowser } from './browser.ts';
import { loadLighthouse, type Audit } from './lighthouse.ts';

const visits = 3;
const pages = ['/', '/pricing', '/login'];
const wanted = { performance: 1, accessibility: 1, 'best-practices': 1, seo: 1 };
const categories = Object.keys(wanted);

const lighthouse = await loadLighthouse();
const aims = startAims();
const stopProduct = await startProduct();
const browser = await startBrowser();
try {
  for (const page of pages) await judge(page);
} finally {
  await browser.stop();
  await stopProduct();
}

async function judge(page: string): Promise<void> {
  const scores: Record<string, number>[] = [];
  for (let visit = 0; visit < visits; visit++) scores.push(await scoresOf(page));
  for (const [category, aim] of Object.entries(wanted)) {
    aims.atLeast(`${page} ${category}`, median(scores.map((score) => score[category] ?? 0)), aim);
  }
}

async function scoresOf(page: string): Promise<Record<string, number>> {
  const address = new URL(page, process.env['E2E_URL']).href;
  const result = await lighthouse(address, {
    port: browser.port,
    onlyCategories: categories,
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse said nothing about ${page}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  sayWhatFell(Object.values(lhr.audits));
  return Object.fromEntries(categories.map((name) => [name, lhr.categories[name]?.score ?? 0]));
}

/** A score below its target is useless without the reasons. */
function sayWhatFell(audits: Audit[]) {
  const fell = audits.filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0);
  for (const { id, displayValue } of fell) console.log(`    ${id} ${displayValue ?? ''}`);
}

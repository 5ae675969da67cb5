// The part of Lighthouse that we use. It is larger than the product with all its dependencies, so only this bench installs it.
import { installTool } from '../../scripts/install-tool.mjs';

export type Audit = { id: string; score: number | null; scoreDisplayMode: string; displayValue?: string };
type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
};
type Options = { port: number; onlyCategories: string[]; logLevel: 'error' };

type Lighthouse = (address: string, options: Options) => Promise<{ lhr: Report } | undefined>;

export async function loadLighthouse(): Promise<Lighthouse> {
  const load = installTool('bench/lighthouse');
  const { default: lighthouse } = (await load('lighthouse')) as { default: Lighthouse };
  return lighthouse;
}

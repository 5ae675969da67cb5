import { expect, it } from 'vitest';
import { standInStrip } from './api/stand-in-strip.ts';
import { banner } from './banner.ts';
import { parseConfig } from './config.ts';

const found = { program: 'Ollama', baseUrl: 'http://localhost:11434/v1', model: 'llama3.2:3b' };
const variable = 'WRITER_BASE_URL=http://localhost:11434/v1';

it('says how to write with a model that runs on this machine', () => {
  const said = banner(parseConfig({}), 'all', found);
  expect(said).toContain('Ollama runs on this machine, with llama3.2:3b.');
  expect(said).toContain(variable);
  expect(standInStrip(['writer'], found)).toContain(`<code>${variable}</code>`);
});

it('does not mention a missing model', () => {
  expect(banner(parseConfig({}), 'all', undefined)).not.toContain('WRITER');
  expect(standInStrip(['writer'])).not.toContain('WRITER');
  expect(standInStrip([], found)).toBe('');
});

it('the named variable is enough', () => {
  const [name = '', value = ''] = variable.split('=');
  expect(parseConfig({ [name]: value }).writer?.baseUrl).toBe(found.baseUrl);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig, variables } from './config.ts';
import { usualSlots } from './worker/worker.ts';

const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');

function faultsOf(environment: Record<string, string>): string[] {
  try {
    parseConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe('.env.example', () => {
  const documented = [...example.matchAll(/^([A-Z][A-Z_]+)=(.*)$/gm)].map(
    ([, name, value]) => [name!, value!] as const,
  );

  it('documents each variable, and no other', () => {
    expect(documented.map(([name]) => name).sort()).toEqual(Object.keys(variables).sort());
  });

  it('shows the defaults', () => {
    expect(parseConfig(Object.fromEntries(documented))).toEqual(parseConfig({}));
  });
});

describe('parseConfig', () => {
  it('starts on an empty environment, with stand-ins, on loopback', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      standIns: ['payments', 'mail', 'writer', 'profiles', 'instagram'],
    });
  });

  it('takes how many connections and tasks a process may have', () => {
    expect(parseConfig({ WRITING_SLOTS: '200', WORKER_CONNECTIONS: '40' })).toMatchObject({
      slots: { writing: 200, following: 10, sending: 10, background: 4, mail: 3, other: 4 },
      connections: { api: 20, worker: 40 },
    });
    expect(parseConfig({}).slots).toEqual(usualSlots);
    // Six connections listen.
    expect(faultsOf({ WORKER_CONNECTIONS: '7', WRITING_SLOTS: '0', API_CONNECTIONS: 'some' })).toHaveLength(
      3,
    );
  });

  it('sends mail unencrypted only when configured', () => {
    const mailOf = (more = {}) => parseConfig({ SMTP_URL: 'smtp://mail.example', ...more }).mail;
    expect(mailOf()).toMatchObject({ plaintext: false });
    expect(mailOf({ SMTP_PLAINTEXT: 'true' })).toMatchObject({ plaintext: true });
  });

  it('shows no metrics unless asked to, and to other machines only with a token', () => {
    expect(parseConfig({}).metrics).toBeUndefined();
    expect(parseConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
    expect(faultsOf({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })).toEqual([
      'METRICS_TOKEN must be set when METRICS_HOST is not this machine',
    ]);
    expect(faultsOf({ METRICS_TOKEN: 'short' }).join()).toContain('METRICS_TOKEN');
    expect(faultsOf({ METRICS_PORT: '3000' })).toEqual(['METRICS_PORT must not be PORT']);
  });

  it('takes an empty variable as not set', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(parseConfig({}));
  });

  it('reports every fault at once', () => {
    const faults = faultsOf({ PORT: 'many', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' });
    expect(faults).toHaveLength(3);
    expect(faults.join()).toMatch(/PORT.*LOG_LEVEL|LOG_LEVEL.*PORT/);
  });

  it.each(['0.0.0.0', '192.168.1.5', '::'])('refuses to show stand-ins at %s', (host) => {
    expect(faultsOf({ HOST: host }).join()).toContain('stand-in');
    expect(faultsOf({ HOST: host, ALLOW_LOCAL_STANDINS: 'true' })).toEqual([]);
  });

  it.each<Record<string, string>>([
    { PUBLIC_URL: 'https://opener.example' },
    { PUBLIC_URL: 'http://192.168.1.5:3000' },
    { TRUST_PROXY: '1' },
  ])('refuses to show stand-ins with %j', (environment) => {
    expect(faultsOf(environment)).toEqual([expect.stringContaining('stand-in')]);
    expect(faultsOf({ ...environment, ALLOW_LOCAL_STANDINS: 'true' })).toEqual([]);
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
    'takes %s for this machine',
    (address) => {
      expect(faultsOf({ PUBLIC_URL: address })).toEqual([]);
    },
  );

  it('asks for a secret once every service is real', () => {
    const real = {
      HOST: '0.0.0.0',
      SMTP_URL: 'smtp://mail.example',
      STRIPE_SECRET_KEY: 'sk_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      WRITER_API_KEY: 'key',
      WRITER_MODEL: 'model',
      APIFY_TOKEN: 'token',
      UNIPILE_API_KEY: 'key',
      UNIPILE_DSN: 'https://api1.unipile.example:13443',
      UNIPILE_WEBHOOK_SECRET: 'secret',
    };
    expect(faultsOf(real).join()).toContain('APP_SECRET');
    expect(parseConfig({ ...real, APP_SECRET: 'x'.repeat(32) }).standIns).toEqual([]);
  });

  it('sends carefully for a real account, and quickly for the stand-in', () => {
    const real = { UNIPILE_API_KEY: 'k', UNIPILE_DSN: 'https://x.example', UNIPILE_WEBHOOK_SECRET: 's' };
    expect(parseConfig(real).pace).toEqual({
      gap: { from: 240, to: 720 },
      dailyCap: { from: 5, to: 25 },
      hours: { from: 9, to: 18 },
    });
    expect(parseConfig({}).pace.gap).toEqual({ from: 1, to: 3 });
    expect(parseConfig({ DM_GAP_SECONDS: '60-90' }).pace.gap).toEqual({ from: 60, to: 90 });
    for (const bad of ['9', '18-9', '9-25', 'nine-ten'])
      expect(faultsOf({ DM_HOURS: bad }).join()).toContain('DM_HOURS');
  });

  it('requires settings that belong together', () => {
    expect(faultsOf({ UNIPILE_API_KEY: 'k' }).join()).toContain('UNIPILE_DSN');
    expect(faultsOf({ STRIPE_SECRET_KEY: 'sk_x' }).join()).toContain('STRIPE_WEBHOOK_SECRET');
    expect(faultsOf({ WRITER_API_KEY: 'k' }).join()).toContain('WRITER_MODEL');
  });

  it('needs only the address of a model on this machine', () => {
    const config = parseConfig({ WRITER_BASE_URL: 'http://localhost:11434/v1' });
    expect(config.writer).toMatchObject({ baseUrl: 'http://localhost:11434/v1', model: undefined });
    expect(config.standIns).not.toContain('writer');
  });

  it('looks for a model on this machine only while the writer is a stand-in, and where it is told', () => {
    const portsOf = (environment: Record<string, string>) => parseConfig(environment).localModelPorts;
    expect(portsOf({})).toEqual([11434, 1234, 8080]);
    expect(portsOf({ LOCAL_MODEL_PORTS: '5000,5001' })).toEqual([5000, 5001]);
    expect(portsOf({ LOCAL_MODEL_PORTS: 'off' })).toEqual([]);
    expect(portsOf({ WRITER_BASE_URL: 'http://localhost:11434/v1' })).toEqual([]);
    for (const bad of ['all', '80;81', '0', '70000'])
      expect(faultsOf({ LOCAL_MODEL_PORTS: bad }).join()).toContain('LOCAL_MODEL_PORTS');
  });

  it('says who sells, and marks what is bought at the stand-in', () => {
    expect(parseConfig({}).seller).toEqual({
      name: 'Opener',
      address: [],
      taxId: null,
      tax: { name: 'Tax', percent: 0, note: null },
      isTest: true,
    });
    const seller = {
      STRIPE_SECRET_KEY: 'sk_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      SELLER_NAME: 'Opener GmbH',
      SELLER_ADDRESS: 'Ofenstr. 4 | 10115 Berlin |Germany',
      SELLER_TAX_ID: 'DE123456789',
      TAX_NAME: 'VAT',
      TAX_PERCENT: '8.875',
      TAX_NOTE: 'Prices include VAT.',
    };
    expect(parseConfig(seller).seller).toEqual({
      name: 'Opener GmbH',
      address: ['Ofenstr. 4', '10115 Berlin', 'Germany'],
      taxId: 'DE123456789',
      tax: { name: 'VAT', percent: 8.875, note: 'Prices include VAT.' },
      isTest: false,
    });
    for (const bad of ['a fifth', '-1', '101'])
      expect(faultsOf({ TAX_PERCENT: bad }).join()).toContain('TAX_PERCENT');
  });

  it('never repeats a value in an error, since it may be a secret', () => {
    expect(faultsOf({ APP_SECRET: 'short-secret', SMTP_URL: 'http://user:hunter2@x' }).join()).not.toMatch(
      /short-secret|hunter2/,
    );
  });
});

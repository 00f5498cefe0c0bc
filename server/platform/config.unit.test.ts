import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it.each(['loopback', 'example.com', '10.0.0.0/99', '10.0.0.1,'])('opens no network by “%s”', (text) => {
    expect(() => readConfig({ MASAR_OPEN_NETWORKS: text })).toThrow('MASAR_OPEN_NETWORKS');
  });

  it('opens networks by their addresses, and none by itself', () => {
    expect(readConfig({ MASAR_OPEN_NETWORKS: '10.1.2.0/24,::1' }).openNetworks).toBe('10.1.2.0/24,::1');
    expect(readConfig({}).openNetworks).toBe('');
  });

  it('has an external model where its address and its name are given', () => {
    const url = 'http://127.0.0.1:11434/v1';
    expect(readConfig({ MASAR_MODEL_URL: url }).model).toBeNull();
    expect(readConfig({ MASAR_MODEL_URL: url, MASAR_MODEL_NAME: 'small' }).model).toEqual({
      url,
      key: null,
      name: 'small',
    });
    expect(() => readConfig({ MASAR_MODEL_URL: 'file:///etc/passwd' })).toThrow('MASAR_MODEL_URL');
  });
});

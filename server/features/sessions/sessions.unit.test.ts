import { describe, expect, it } from 'vitest';
import { deviceOf } from './sessions.devices.ts';
import { networkOf, waitSeconds } from './sessions.tries.ts';

describe('the device of a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36 Edg/137.0.0.0',
      { browser: 'Edge', system: 'Windows', kind: 'desktop' },
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      { browser: 'Safari', system: 'macOS', kind: 'desktop' },
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0',
      { browser: 'Firefox', system: 'Linux', kind: 'desktop' },
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      { browser: 'Samsung Internet', system: 'Android', kind: 'phone' },
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36',
      { browser: 'Chrome', system: 'Android', kind: 'tablet' },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/137.0 Mobile/15E148 Safari/604.1',
      { browser: 'Chrome', system: 'iOS', kind: 'phone' },
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36 OPR/120.0',
      { browser: 'Opera', system: 'ChromeOS', kind: 'desktop' },
    ],
    ['curl/8.14.1', { browser: null, system: null, kind: 'unknown' }],
    [null, { browser: null, system: null, kind: 'unknown' }],
  ])('%s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toEqual(device);
  });
});

describe('the wait after failures', () => {
  it('is none at first, doubles, and ends at a quarter of an hour', () => {
    const waits = Array.from({ length: 18 }, (_, failures) => waitSeconds(failures, 5));
    expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(waits.slice(5)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900]);
    expect(waitSeconds(1_000_000, 5)).toBe(900);
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    [null, ''],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

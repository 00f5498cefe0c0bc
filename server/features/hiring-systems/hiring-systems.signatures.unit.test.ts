import { expect, it } from 'vitest';
import { isSigned, newSigningSecret, signatureOf } from './hiring-systems.signatures.ts';

// The example of the standard’s own documentation.
const SECRET = 'whsec_plJ3nmyCDGBKInavdOK15jsl';
const EVENT = {
  id: 'msg_loFOjxBNrRLzqYUf',
  timestamp: '1731705121',
  body: '{"event_type":"ping","data":{"success":true}}',
};
const SIGNATURE = 'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=';
const THEN = new Date(1_731_705_121_000);

it('signs as Standard Webhooks says', () => {
  expect(signatureOf(SECRET, EVENT)).toBe(SIGNATURE);
});

it('takes one right signature among several, and none of another text, time or secret', () => {
  const signed = { ...EVENT, signature: `v1,bm90IGl0 ${SIGNATURE}` };
  expect(isSigned(SECRET, signed, THEN)).toBe(true);
  expect(isSigned(SECRET, { ...signed, body: `${EVENT.body} ` }, THEN)).toBe(false);
  expect(isSigned(SECRET, { ...signed, id: 'msg_other' }, THEN)).toBe(false);
  expect(isSigned(newSigningSecret(), signed, THEN)).toBe(false);
  expect(isSigned(SECRET, signed, new Date(THEN.getTime() + 301_000))).toBe(false);
  expect(isSigned(SECRET, signed, new Date(THEN.getTime() - 301_000))).toBe(false);
  expect(isSigned(SECRET, { ...signed, timestamp: '' }, THEN)).toBe(false);
  expect(isSigned(SECRET, { ...signed, signature: '' }, THEN)).toBe(false);
});

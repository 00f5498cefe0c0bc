import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyEndpoint } from '#contract/kernel/endpoint.ts';
import { Refusal } from '../refusals.ts';
import { sendProblem } from './problem.ts';

/** What is asked of an address. */
type Call = Pick<AnyEndpoint, 'method' | 'path'> | { method: 'GET'; path: string };

/**
 * Answers what no route takes: 405 with the methods there are (RFC 9110, 15.5.6) where the address is one of ours and the
 * method is not, 404 elsewhere. Pages and their files are only read.
 */
export function answerUnknown(calls: readonly Call[]) {
  const methodsAt = methodsByAddress(calls);
  return (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = methodsAt(pathOf(request.url));
    const isOtherMethod = allowed.length > 0 && !allowed.includes(request.method);
    if (isOtherMethod) void reply.header('allow', allowed.join(', '));
    const code = isOtherMethod ? 'request.method_not_allowed' : 'request.not_found';
    return sendProblem(new Refusal(code), request, reply);
  };
}

/** Whether an address is one of calls, files or pages of development, and none of a screen. */
export const isNoScreen = (url: string): boolean => /^\/(api|assets|dev)(\/|$)/.test(pathOf(url));

const READ = ['GET', 'HEAD'];
const ALWAYS = ['OPTIONS'];

/** The methods that an address takes, none where there is nothing. */
function methodsByAddress(calls: readonly Call[]): (path: string) => string[] {
  const byPlace = Map.groupBy(calls, ({ path }) => path.replace(/\{\w+\}/g, '{}'));
  const places = [...byPlace].map(([place, at]) => ({
    pattern: new RegExp(`^/api${place.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll('{}', '[^/]+')}$`),
    methods: at.flatMap(({ method }) => (method === 'GET' ? READ : [method])),
  }));
  return (path) => {
    if (!isNoScreen(path)) return READ;
    const there = places.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
    return there.length > 0 ? [...new Set([...there, ...ALWAYS])] : [];
  };
}

/** The path of an address, without what stands behind it and without a slash at its end. */
const pathOf = (url: string): string => url.replace(/[?#;].*$/s, '').replace(/(?<=.)\/$/, '');

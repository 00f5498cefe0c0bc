import { type AnyEndpoint, weightOf } from '#contract/kernel/endpoint.ts';
import { recogniseAliases } from '#server/features/blind-review/index.ts';
import type { Calls } from '#server/platform/calls.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { Feature } from '#server/platform/feature.ts';
import type { Admission } from '#server/platform/http/admission.ts';
import type { Binding } from '#server/platform/http/bind.ts';
import { admit } from '#server/platform/http/serve.ts';
import type { PortName, Ports } from '#server/platform/ports.ts';

interface Bound {
  binding: Binding;
  ports: readonly PortName[];
}

interface OwnCallParts {
  features: readonly Feature[];
  admission: Admission;
}

/**
 * Makes the calls of the product for one of its own features: what a request goes through on the way to a handler, and
 * its reply on the way back, without a wire between. `contextOf` gives the caller's context the ports of the feature.
 */
export function createOwnCalls({ features, admission }: OwnCallParts) {
  const bound = new Map<AnyEndpoint, Bound>(
    features.flatMap(({ routes, ports }) => routes.map((binding) => [binding.endpoint, { binding, ports }])),
  );
  return (contextOf: (ctx: Ctx, ports: readonly PortName[]) => Ctx & Ports): Calls => ({
    async call(ctx, endpoint, input = {}) {
      const found = bound.get(endpoint);
      if (!found) throw new Error(`nothing answers ${endpoint.method} ${endpoint.path}`);
      admit(endpoint.access, ctx.actor);
      const parsed = await recogniseAliases(contextOf(ctx, ['aliases']), {
        params: endpoint.params.parse(input.params ?? {}),
        query: endpoint.query.parse(input.query ?? {}),
        body: endpoint.body.parse(input.body ?? {}),
      });
      const own = { ...contextOf(ctx, found.ports), actor: ctx.actor } as SignedInCtx & Ports;
      const leave = await admission.enter(weightOf(endpoint));
      try {
        const data = await found.binding.handler(own, { ...parsed, ...NO_WIRE }, NO_REPLY);
        return endpoint.response.parse(data);
      } finally {
        leave();
      }
    },
  });
}

const NO_WIRE = { setHeader: () => {}, userAgent: '', cookies: {} };
// Handlers of JSON are given the reply of the wire and none of them reads it: headers go through `setHeader`.
const NO_REPLY = undefined as never;

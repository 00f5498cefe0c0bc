import type { Ctx } from '#server/platform/context.ts';
import type { PortName, Ports } from '#server/platform/ports.ts';

/** By name whether it is a port, so that none is forgotten here. */
const IS_PORT: Readonly<Record<PortName, true>> = {
  config: true,
  tokens: true,
  aliases: true,
  secrets: true,
  storage: true,
  reader: true,
  typesetter: true,
  speaking: true,
  taxonomy: true,
  instruments: true,
  concerns: true,
  models: true,
  ranking: true,
  answering: true,
  calls: true,
  sockets: true,
  queue: true,
};

const isPort = (name: string): name is PortName => Object.hasOwn(IS_PORT, name);

export const ALL_PORTS: readonly PortName[] = Object.keys(IS_PORT).filter(isPort);

/** The named ports alone. Types say so where a feature names its ports; here they are told of all. */
export const handed = (all: Ports, names: readonly PortName[]): Ports =>
  Object.fromEntries(names.map((name) => [name, all[name]])) as unknown as Ports;

/** A context without its ports, for others to be spread over it; types are told of all here too. */
export const withoutPorts = (ctx: Ctx & Ports): Ctx & Ports =>
  Object.fromEntries(Object.entries(ctx).filter(([name]) => !isPort(name))) as unknown as Ctx & Ports;

/** Where in the list of jobs a person was, so that the link back from a job leads there again. */
let lastAddress: Readonly<Record<string, unknown>> = {};

export const rememberListAddress = (search: Readonly<Record<string, unknown>>): void => {
  lastAddress = search;
};

export const listAddress = (): Readonly<Record<string, unknown>> => lastAddress;

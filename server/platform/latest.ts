/** What was worked out lately, by its name; of more than `most` whatever was asked for longest ago is forgotten. */
export function keepingLatest<Value>(most: number): {
  get(name: string): Value | undefined;
  set(name: string, value: Value): void;
  delete(name: string): void;
} {
  // A map hands its entries out in the order in which they were put in.
  const values = new Map<string, Value>();
  const put = (name: string, value: Value) => {
    values.delete(name);
    values.set(name, value);
  };
  return {
    get: (name) => {
      const value = values.get(name);
      if (value !== undefined) put(name, value);
      return value;
    },
    set: (name, value) => {
      put(name, value);
      const [oldest] = values.keys();
      if (oldest !== undefined && values.size > most) values.delete(oldest);
    },
    delete: (name) => void values.delete(name),
  };
}

/** Numbers of runs of words that come again and again: an open table of their hashes. */
export class RunNumbers {
  #held = new Int32Array(1 << 12);
  #end = 0;
  /** Where each entry's run begins among those held and how long it is, and its number; -1 where there is none. */
  #entries = new Int32Array(3 << 10).fill(-1);
  #count = 0;

  /** The number of a run; -1 where it has none. */
  find(words: Int32Array, from: number, length: number): number {
    const mask = this.#entries.length / 3 - 1;
    for (let entry = hashOfRun(words, from, length) & mask; ; entry = (entry + 1) & mask) {
      const start = this.#entries[entry * 3]!;
      if (start < 0) return -1;
      if (this.#entries[entry * 3 + 1] !== length) continue;
      let i = 0;
      while (i < length && this.#held[start + i] === words[from + i]) i++;
      if (i === length) return this.#entries[entry * 3 + 2]!;
    }
  }

  /** Gives a run a number, and returns it. */
  add(words: Int32Array, from: number, length: number, number: number): number {
    if (this.#count * 2 >= this.#entries.length / 3) this.#grow();
    if (this.#end + length > this.#held.length) {
      const held = new Int32Array((this.#end + length) * 2);
      held.set(this.#held);
      this.#held = held;
    }
    for (let i = 0; i < length; i++) this.#held[this.#end + i] = words[from + i]!;
    this.#put(this.#end, length, number);
    this.#end += length;
    this.#count++;
    return number;
  }

  #put(start: number, length: number, number: number): void {
    const mask = this.#entries.length / 3 - 1;
    let entry = hashOfRun(this.#held, start, length) & mask;
    while (this.#entries[entry * 3]! >= 0) entry = (entry + 1) & mask;
    this.#entries[entry * 3] = start;
    this.#entries[entry * 3 + 1] = length;
    this.#entries[entry * 3 + 2] = number;
  }

  #grow(): void {
    const entries = this.#entries;
    this.#entries = new Int32Array(entries.length * 2).fill(-1);
    for (let i = 0; i < entries.length; i += 3) {
      if (entries[i]! >= 0) this.#put(entries[i]!, entries[i + 1]!, entries[i + 2]!);
    }
  }
}

function hashOfRun(words: Int32Array, from: number, length: number): number {
  let hash = length;
  for (let i = from; i < from + length; i++) {
    hash = Math.imul(hash ^ words[i]!, 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash;
}

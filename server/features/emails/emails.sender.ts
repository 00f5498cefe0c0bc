/** `Masar <no-reply@masar.example>` taken apart. */
export function nameAndAddress(from: string): { name: string; address: string } {
  const found = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(from);
  return found ? { name: found[1]!, address: found[2]!.trim() } : { name: '', address: from.trim() };
}

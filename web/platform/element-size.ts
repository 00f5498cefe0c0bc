/** Tells once an element is laid out, and whenever its size changes, until what it gives back is called. */
export function watchSize(element: Element, tell: () => void): () => void {
  const watching = new ResizeObserver(tell);
  watching.observe(element);
  return () => watching.disconnect();
}

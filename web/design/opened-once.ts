import { useState } from 'react';

/** Whether something that opens has been open before: until then nothing of it needs to be drawn, and later it is kept. */
export function useOpenedOnce(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened || isOpen;
}

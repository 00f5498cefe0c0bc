import { useEffect, useState } from 'react';

/** An address of these bytes within the page, given up when they are no longer shown. */
export function useAddressOf(bytes: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) return setAddress(null);
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address;
}

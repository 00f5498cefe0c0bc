/**
 * The portal this address belongs to, sent as the `domain` header: the first label of a host such as
 * `ku.masar.example`, else what the build was told, else the default portal. The server takes names it does
 * not know as the default too.
 */
export function portalDomain(hostname: string = globalThis.location?.hostname ?? ''): string {
  const labels = hostname.split('.');
  const isAddress = /^[\d.]+$/.test(hostname);
  if (labels.length > 2 && !isAddress && labels[0] !== 'www') return labels[0]!.toUpperCase();
  return (import.meta.env?.VITE_DOMAIN as string | undefined) ?? 'HCMS';
}

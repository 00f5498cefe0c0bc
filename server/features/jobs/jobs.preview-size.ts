/** What those who show a shared link ask for (https://ogp.me, and the guides of those who read it), in pixels. */
export const PREVIEW = { width: 1_200, height: 630 } as const;

/** Pictures within documents, whatever holds them. */
import type { Canvas } from '@napi-rs/canvas';

/** A picture where a portrait may stand: high on the first page. */
export interface PlacedPicture {
  /** What of it is seen, in points. */
  width: number;
  height: number;
  /** The seen part upright on white, its longer side `PHOTO_SIDE` pixels at most; null where it cannot be drawn. */
  draw: () => Promise<Canvas | null>;
}

/** Longest side in pixels: what the product keeps of a person's picture. */
export const PHOTO_SIDE = 512;
/** A camera's 12 million are unfolded, a page scanned at 600 dots an inch is not. */
export const MOST_PIXELS_OF_A_PHOTO = 16_000_000;

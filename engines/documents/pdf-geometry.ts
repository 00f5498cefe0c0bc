/** Places and areas of a PDF page (ISO 32000-1, 8.3). */
export type Matrix = [number, number, number, number, number, number];

/** Leaves every point where it is. */
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that does first `b` and then `a` (ISO 32000-1, 8.3.4). */
export function multiply(a: Matrix, b: ArrayLike<number>): Matrix {
  return [
    a[0] * b[0]! + a[2] * b[1]!,
    a[1] * b[0]! + a[3] * b[1]!,
    a[0] * b[2]! + a[2] * b[3]!,
    a[1] * b[2]! + a[3] * b[3]!,
    a[0] * b[4]! + a[2] * b[5]! + a[4],
    a[1] * b[4]! + a[3] * b[5]! + a[5],
  ];
}

/** Where a matrix brings a point. */
export function apply(m: Matrix, x: number, y: number): [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}

/** A box of the page in points: `x0` and `y0` are the lesser ends. */
export interface Area {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** What a picture is painted into, in its own measure. */
export const UNIT = [0, 0, 1, 1];

/** The upright box around a box that was moved, in points of the page. */
export function areaOf(matrix: Matrix, box: ArrayLike<number>): Area {
  const corners = [
    apply(matrix, box[0]!, box[1]!),
    apply(matrix, box[2]!, box[1]!),
    apply(matrix, box[0]!, box[3]!),
    apply(matrix, box[2]!, box[3]!),
  ];
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { x0: Math.min(...across), y0: Math.min(...down), x1: Math.max(...across), y1: Math.max(...down) };
}

/** pdfjs passes the matrix either as six arguments or as one array. */
export function matrixOf(args: unknown[]): ArrayLike<number> {
  return typeof args[0] === 'number'
    ? (args as number[])
    : (Array.from(Object.values(args[0] as object)) as number[]);
}

/** A part of a picture, in its own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Longest side of what is sent: pictures of people and companies are never shown larger. */
const SIDE = 512;

/** The chosen square of a picture as a PNG or JPEG. Null where the browser cannot draw it. */
export async function cutPicture(source: string, area: PictureArea, file: File): Promise<File | null> {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement('canvas');
  const side = Math.max(1, Math.min(SIDE, Math.round(area.width)));
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  // What may have clear parts keeps them; a photograph is smaller as what it came as.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  if (!blob) return null;
  const ending = type === 'image/jpeg' ? 'jpg' : 'png';
  return new File([blob], `${file.name.replace(/\.\w+$/, '')}.${ending}`, { type });
}

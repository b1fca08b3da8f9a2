/** Pixels of the picture per unit of its drawing, so that it stays sharp on a phone. */
const SCALE = 2;

/**
 * A drawing as a picture that can be posted anywhere.
 *
 * @param address of an SVG of our own server
 * @returns PNG, twice the drawing's size; rejects when the drawing does not load
 */
export async function pictureOf(address: string): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

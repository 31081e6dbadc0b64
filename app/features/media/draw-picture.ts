/** In pixels; more than any place shows, even of a part. */
const longestSide = 3_000

/** Rotated as the camera was held; of an animation, the first image. Rejects if the browser cannot draw it. */
export async function drawPicture(file: Blob, type: 'image/jpeg' | 'image/webp'): Promise<Blob> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const scale = Math.min(1, longestSide / Math.max(image.naturalWidth, image.naturalHeight))
    const sides = [image.naturalWidth, image.naturalHeight].map((side) => Math.max(1, Math.round(side * scale)))
    const canvas = new OffscreenCanvas(sides[0]!, sides[1]!)
    const context = canvas.getContext('2d')!
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type, quality: 0.9 })
  } finally {
    URL.revokeObjectURL(url)
  }
}

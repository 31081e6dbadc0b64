import sharp from 'sharp'

export async function picture(colour: string, width = 1920, height = 1080) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return { name: 'picture.png', mimeType: 'image/png', buffer }
}

/** Two images that take turns, as a GIF. */
export async function animation(first: string, second: string, side: number) {
  const images = await Promise.all(
    [first, second].map((background) => {
      const image = sharp({ create: { width: side, height: side, channels: 3, background } })
      return image.png().toBuffer()
    }),
  )
  const buffer = await sharp(images, { join: { animated: true } })
    .gif({ loop: 0, delay: [200, 200] })
    .toBuffer()
  return { name: 'animation.gif', mimeType: 'image/gif', buffer }
}

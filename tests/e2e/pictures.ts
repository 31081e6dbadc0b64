import sharp from 'sharp'

export async function picture(colour: string, width = 1920, height = 1080) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return { name: 'picture.png', mimeType: 'image/png', buffer }
}

// The product's drawings become small WebP files and icons in public/, the samples' lie beside their SVG.
// `node samples/art/draw.ts` writes the drawings. Arguments: parts of file names.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = path.join(root, 'app/ui/illustrations/src')
const published = path.join(root, 'public/illustrations')
const adventures = path.join(root, 'samples/adventures')
const wanted = process.argv.slice(2)

const HERO = [
  { width: 1600, suffix: '-1600', bytes: 60_000 },
  { width: 800, suffix: '-800', bytes: 24_000 },
]
/** In pixels of the drawing, from its left edge. Words lie on the lower part, which fades into the stage. */
const HERO_PHONE = {
  left: 805,
  width: 560,
  pixels: 720,
  bytes: 13_000,
  fade: { from: 0.56, to: 0.72, colour: '#120b1e' },
}
const CARD = [{ width: 800, suffix: '', bytes: 22_000, avif: 11_000 }]
const STATE = [{ width: 480, suffix: '', bytes: 14_000 }]

const isWanted = (file) => wanted.length === 0 || wanted.some((part) => file.includes(part))

function variantsOf(name, width) {
  if (name === 'hero') return HERO
  return width <= 480 ? STATE : CARD
}

async function webpWithin(pixels, bytes) {
  for (let quality = 84; quality >= 40; quality -= 4) {
    const file = await pixels
      .clone()
      .webp({ quality, alphaQuality: 90, effort: 6, smartSubsample: quality > 70 })
      .toBuffer()
    if (file.length <= bytes) return { file, quality }
  }
  throw new Error(`no quality from 84 to 40 stays within ${bytes} bytes`)
}

/** Browsers that do not read it take the wide picture. */
async function renderPhoneHero() {
  const { left, width, pixels, bytes, fade } = HERO_PHONE
  const scale = pixels / width
  const whole = sharp(await readFile(path.join(source, 'hero.svg')), { density: 72 * scale })
  const { height = 0 } = await whole.metadata()
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${height}"><linearGradient id="f" x1="0" x2="0" y1="${fade.from}" y2="${fade.to}"><stop stop-color="${fade.colour}" stop-opacity="0"/><stop offset="1" stop-color="${fade.colour}"/></linearGradient><rect width="100%" height="100%" fill="url(#f)"/></svg>`
  const cut = await whole
    .extract({ left: Math.round(left * scale), top: 0, width: pixels, height })
    .png()
    .toBuffer()
  const picture = sharp(
    await sharp(cut)
      .composite([{ input: Buffer.from(shade) }])
      .png()
      .toBuffer(),
  )
  await writeAvif('hero-phone.avif', picture, bytes)
}

async function writeAvif(target, pixels, bytes) {
  const { file, quality } = await avifWithin(pixels, bytes)
  await writeFile(path.join(published, target), file)
  console.log(`${target}: ${file.length} bytes at quality ${quality}`)
}

async function avifWithin(pixels, bytes) {
  for (let quality = 56; quality >= 28; quality -= 4) {
    const file = await pixels.clone().avif({ quality, effort: 6 }).toBuffer()
    if (file.length <= bytes) return { file, quality }
  }
  throw new Error(`no quality from 56 to 28 stays within ${bytes} bytes`)
}

async function renderIllustration(file) {
  const name = path.basename(file, '.svg')
  const drawing = await readFile(path.join(source, file))
  const { width = 0 } = await sharp(drawing).metadata()
  for (const variant of variantsOf(name, width)) {
    const pixels = sharp(await sharp(drawing, { density: 72 }).resize({ width: variant.width }).png().toBuffer())
    const { file: webp, quality } = await webpWithin(pixels, variant.bytes)
    const target = `${name}${variant.suffix}.webp`
    await writeFile(path.join(published, target), webp)
    console.log(`${target}: ${webp.length} bytes at quality ${quality}`)
    if (variant.avif) await writeAvif(`${name}${variant.suffix}.avif`, pixels, variant.avif)
  }
}

/** An .ico that holds PNG pictures, which every browser of the last ten years reads. */
function icon(pictures) {
  const header = Buffer.alloc(6 + pictures.length * 16)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + index * 16
    header.writeUInt8(size, at)
    header.writeUInt8(size, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

const pngOf = (drawing, size) =>
  sharp(drawing, { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

async function renderIcons() {
  const tile = await readFile(path.join(root, 'public/favicon.svg'))
  const pictures = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await pngOf(tile, size) })))
  await writeFile(path.join(root, 'public/favicon.ico'), icon(pictures))
  await writeFile(
    path.join(root, 'public/apple-touch-icon.png'),
    await pngOf(await readFile(path.join(source, 'apple-touch-icon.svg')), 180),
  )
  console.log('favicon.ico, apple-touch-icon.png')
}

/** What other sites show with a link to a page that has no picture, in a format that all of them read. */
async function renderSharePicture() {
  const hero = sharp(await readFile(path.join(source, 'hero.svg')), { density: 72 }).resize(1200, 630, {
    fit: 'cover',
    position: 'top',
  })
  const { size } = await hero.flatten().jpeg({ quality: 84, mozjpeg: true }).toFile(path.join(published, 'share.jpg'))
  console.log(`share.jpg: ${size} bytes`)
}

async function renderSamples() {
  const files = await readdir(adventures, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.svg') && isWanted(name))) {
    const target = path.join(adventures, file.replace(/\.svg$/, '.webp'))
    const { size } = await sharp(path.join(adventures, file))
      .webp({
        quality: file.includes('items') ? 78 : file.includes('cover') ? 86 : 82,
        effort: 6,
        smartSubsample: true,
      })
      .toFile(target)
    console.log(`${path.relative(root, target)}: ${size} bytes`)
  }
}

await mkdir(published, { recursive: true })
for (const file of await readdir(source)) {
  if (file.endsWith('.svg') && file !== 'apple-touch-icon.svg' && isWanted(file)) await renderIllustration(file)
}
if (isWanted('hero-phone')) await renderPhoneHero()
if (isWanted('favicon')) await renderIcons()
if (isWanted('share')) await renderSharePicture()
await renderSamples()

// Renders the drawings in `samples/art/drawings.ts` to pictures and icons.
// Without arguments, those whose drawing has changed; arguments are parts of picture names.
import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { hashOf, lineFileOf, svgOf, svgUnder } from '#samples/art/drawing.ts'
import { drawings, linesOf, printedDrawings } from '#samples/art/drawings.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const published = path.join(root, 'public/illustrations')
const drawnFile = path.join(root, 'samples/art/drawn.json')
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

function variantsOf(name, width) {
  if (name === 'hero') return HERO
  return width <= 480 ? STATE : CARD
}

/** Of 255: less is noise of a shadow's far end. */
const LEAST_DIFFERENCE = 3

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

/** Browsers that cannot read it use the wide picture. */
async function renderPhoneHero(drawing) {
  const { left, width, pixels, bytes, fade } = HERO_PHONE
  const scale = pixels / width
  const whole = sharp(drawing, { density: 72 * scale })
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

async function renderIllustration(name, width, drawing) {
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

async function renderIcons(tile) {
  const pictures = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await pngOf(tile, size) })))
  await writeFile(path.join(root, 'public/favicon.ico'), icon(pictures))
  console.log('favicon.ico')
}

/** The preview that other sites show for a page without a picture, in a format that all of them read. */
async function renderSharePicture(drawing) {
  const hero = sharp(drawing, { density: 72 }).resize(1200, 630, {
    fit: 'cover',
    position: 'top',
  })
  const { size } = await hero.flatten().jpeg({ quality: 84, mozjpeg: true }).toFile(path.join(published, 'share.jpg'))
  console.log(`share.jpg: ${size} bytes`)
}

async function renderSample(file, drawing) {
  const { size } = await sharp(drawing)
    .webp({
      quality: file.includes('items') ? 78 : file.includes('cover') ? 86 : 82,
      effort: 6,
      smartSubsample: true,
    })
    .toFile(path.join(root, file))
  console.log(`${file}: ${size} bytes`)
}

/** Leaves what differs from the drawing under it, so that no patch covers another or shows its edge. */
async function renderPatch(file, svg, under, { left, top, width, height }) {
  const [pixels, below] = await Promise.all(
    [svg, under].map((each) => sharp(each).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  const size = { width: pixels.info.width, height: pixels.info.height }
  const differs = Buffer.alloc(size.width * size.height)
  const box = { left: size.width, top: size.height, right: 0, bottom: 0 }
  for (let at = 0; at < differs.length; at++) {
    const most = Math.max(...[0, 1, 2].map((part) => Math.abs(pixels.data[at * 3 + part] - below.data[at * 3 + part])))
    if (most < LEAST_DIFFERENCE) continue
    differs[at] = 255
    const [x, y] = [at % size.width, Math.floor(at / size.width)]
    box.left = Math.min(box.left, x)
    box.top = Math.min(box.top, y)
    box.right = Math.max(box.right, x + 1)
    box.bottom = Math.max(box.bottom, y + 1)
  }
  const isInside = box.left >= left && box.top >= top && box.right <= left + width && box.bottom <= top + height
  const edges = `(${box.left}, ${box.top}, ${box.right}, ${box.bottom})`
  if (!isInside) throw new Error(`${file} has to cover ${edges}`)
  const grey = { raw: { ...size, channels: 1 } }
  const blurred = async (mask, sigma) => sharp(mask, grey).blur(sigma).extractChannel(0).raw().toBuffer()
  const wider = (await blurred(differs, 3)).map((share) => (share > 1 ? 255 : 0))
  const alpha = await blurred(wider, 1.2)
  const whole = await sharp(pixels.data, { raw: { ...size, channels: 3 } })
    .joinChannel(alpha, grey)
    .png()
    .toBuffer()
  const written = await sharp(whole)
    .extract({ left, top, width, height })
    .webp({ quality: 82, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toFile(path.join(root, file))
  console.log(`${file}: ${written.size} bytes, changes ${edges}`)
}

async function render(file, width, drawing) {
  const { name, ext } = path.parse(file)
  if (ext === '.webp') await renderSample(file, drawing)
  else if (ext === '.png') await writeFile(path.join(root, file), await pngOf(drawing, 180))
  else if (ext === '.svg') await writeFile(path.join(root, file), drawing)
  else await renderIllustration(name, width, drawing)
  if (name === 'favicon') await renderIcons(drawing)
  if (name === 'hero') {
    await renderPhoneHero(drawing)
    await renderSharePicture(drawing)
  }
}

const drawn = JSON.parse(readFileSync(drawnFile, 'utf8'))
for (const drawing of drawings) {
  const [file, width, , , patch] = drawing
  const hash = hashOf(drawing)
  if (wanted.length > 0 ? !wanted.some((part) => file.includes(part)) : drawn[file] === hash) continue
  const svg = Buffer.from(svgOf(drawing))
  if (patch) await renderPatch(file, svg, Buffer.from(svgUnder(drawing, patch)), patch)
  else await render(file, width, svg)
  drawn[file] = hash
}
const known = drawings.map(([file]) => file).filter((file) => file in drawn)
await writeFile(drawnFile, `${JSON.stringify(Object.fromEntries(known.map((file) => [file, drawn[file]])), null, 2)}\n`)

/** How much of a picture ink covers: 1 is black. */
async function coverageOf(picture) {
  const { channels } = await sharp(picture).flatten({ background: '#ffffff' }).greyscale().stats()
  return Math.round((1 - channels[0].mean / 255) * 1000) / 1000
}

const lines = path.join(root, 'samples/art/lines')
await rm(lines, { recursive: true, force: true })
await mkdir(lines)
const coverage = {}
for (const drawing of printedDrawings) {
  const [file] = drawing
  const bytes = readFileSync(path.join(root, file))
  const svg = linesOf(drawing)
  await writeFile(path.join(root, lineFileOf(bytes)), svg)
  coverage[file] = [await coverageOf(bytes), await coverageOf(Buffer.from(svg))]
}
await writeFile(path.join(lines, 'coverage.json'), `${JSON.stringify(coverage, null, 2)}\n`)

import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import type { Sharp } from 'sharp'

export type HostileFile = {
  name: string
  bytes: Buffer
  expect: readonly string[] | 'reencoded'
}

export const marker = 'WHODINI-HOSTILE-PAYLOAD'

const text = (content: string) => Buffer.from(content, 'utf8')
const hex = (digits: string, rest: Buffer | string = `${marker}${'x'.repeat(600)}`) =>
  Buffer.concat([Buffer.from(digits.replaceAll(' ', ''), 'hex'), typeof rest === 'string' ? text(rest) : rest])

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')

export function pngOf(
  width: number,
  height: number,
  pixels: Buffer,
  options: { bits?: number; extra?: Buffer } = {},
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = options.bits ?? 8
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    options.extra ?? Buffer.alloc(0),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export const noisyPicture = (width = 320, height = 240): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#336699', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })

/** Two stored (uncompressed) entries are enough for every unzip tool. */
function zipWith(name: string, content: Buffer): Buffer {
  const data = deflateRawSync(content)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(crc32(content), 14)
  local.writeUInt32LE(data.length, 18)
  local.writeUInt32LE(content.length, 22)
  local.writeUInt16LE(name.length, 26)
  return Buffer.concat([local, text(name), data])
}

const svg = (inside: string) =>
  text(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${inside}<!--${marker}--></svg>`)
const refused = ['invalidFile'] as const
const tooManyPixels = ['imageTooLarge'] as const

function notPictures(): HostileFile[] {
  const files: Record<string, Buffer> = {
    'an empty file': Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    'a megabyte of zeros': Buffer.alloc(1_000_000),
    'a plain SVG': svg('<rect width="64" height="64"/>'),
    'an SVG with a script': svg('<script>alert(1)</script>'),
    'an SVG that reads a file': text(
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;${marker}</text></svg>`,
    ),
    'an SVG that loads an address': svg('<image href="http://169.254.169.254/latest/meta-data/"/>'),
    'an SVG behind a byte order mark': Buffer.concat([Buffer.from('efbbbf', 'hex'), svg('')]),
    'an SVG in UTF-16': Buffer.from(`\ufeff<svg xmlns="http://www.w3.org/2000/svg">${marker}</svg>`, 'utf16le'),
    'a compressed SVG': gzipSync(svg('')),
    'a page': text(`<!doctype html><script>document.title='${marker}'</script>`),
    'a script': text(`fetch('/api').then(() => '${marker}')`),
    'a PHP file': text(`<?php system($_GET['c']); // ${marker}`),
    'an ImageMagick drawing': text(
      `push graphic-context\nviewbox 0 0 640 480\nfill 'url(https://example.com/image.jpg"|ls "-la)'\npop graphic-context\n${marker}`,
    ),
    'an ImageMagick script': text(
      `<?xml version="1.0"?><image><read filename="/etc/passwd"/><write filename="${marker}"/></image>`,
    ),
    PostScript: text(`%!PS-Adobe-3.0 EPSF-3.0\n(${marker}) run`),
    'a PDF': text(`%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%${marker}`),
    'an X bitmap': text(`#define x_width 8\n#define x_height 8\nstatic char x_bits[] = { 0x13 }; /* ${marker} */`),
    'a portable pixmap': Buffer.concat([text('P6\n16 16\n255\n'), Buffer.alloc(768, 7)]),
    'a Radiance picture': text(`#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 8 +X 8\n${marker}`),
    'a GIF of 1987': hex(
      '474946383761 0100 0100 80 00 00 ff0000 000000 2c 00000000 0100 0100 00 02 02 44 01 00 3b',
      marker,
    ),
    'a GIF header': hex('474946383961 4000 4000'),
    'a BMP': hex('424d 3a000000 00000000 36000000 28000000 01000000 01000000 0100 1800'),
    'an icon': hex('00000100 0100 1010 0000 0100 2000'),
    'a Photoshop file': hex('38425053 0001 000000000000 0003 00000010 00000010 0008 0003'),
    'a HEIF header': hex('00000018 66747970 68656963 00000000 6d696631 68656963'),
    'an AVIF header': hex('0000001c 66747970 61766966 00000000 61766966 6d696631 6d696166'),
    'a JPEG XL': hex('ff0a fa1f41'),
    'a JPEG 2000': hex('0000000c 6a502020 0d0a870a 00000014 66747970 6a703220'),
    'an OpenEXR picture': hex('762f3101 02000000'),
    'a TIFF, big end first': hex('4d4d002a 00000008 0001'),
    'a ZIP archive': zipWith('index.html', text(`<script>${marker}</script>`)),
    'a gzip bomb': gzipSync(Buffer.alloc(20_000_000)),
    'a Linux program': hex('7f454c46 020101'),
    'a Windows program': hex('4d5a9000 03000000'),
    'an MP4 film': hex('00000020 66747970 69736f6d 00000200'),
    'an MP3': hex('494433 04000000000023'),
    'a WAV sound': hex('52494646 24080000 57415645'),
    'an AVI film': hex('52494646 24080000 41564920'),
  }
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes, expect: refused }))
}

async function otherFormats(): Promise<HostileFile[]> {
  const small = noisyPicture(64, 64)
  return [
    { name: 'a real GIF', bytes: await small.clone().gif().toBuffer(), expect: refused },
    { name: 'a real TIFF', bytes: await small.clone().tiff().toBuffer(), expect: refused },
    { name: 'a real AVIF', bytes: await small.clone().avif({ effort: 0 }).toBuffer(), expect: refused },
  ]
}

async function damagedPictures(): Promise<HostileFile[]> {
  const [png, jpeg, webp] = await Promise.all([
    noisyPicture().png().toBuffer(),
    noisyPicture().jpeg().toBuffer(),
    noisyPicture().webp().toBuffer(),
  ])
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
  const brokenHeader = Buffer.from(png)
  brokenHeader[20] = 0xee
  const files: Record<string, Buffer> = {
    'half a PNG': half(png),
    'half a JPEG': half(jpeg),
    'half a WebP': half(webp),
    'a PNG signature and nothing else': pngSignature,
    'a PNG signature before a page': Buffer.concat([pngSignature, text(`<script>${marker}</script>`)]),
    'a PNG whose header fails its checksum': brokenHeader,
    'a PNG of no size': pngOf(0, 0, deflateSync(Buffer.alloc(1))),
    'a PNG whose pixels are not compressed data': pngOf(64, 64, text(marker.repeat(40))),
    'a PNG with pixels for one line of many': pngOf(640, 640, deflateSync(Buffer.alloc(641))),
    'the first three bytes of a JPEG': Buffer.from('ffd8ff', 'hex'),
    'a JPEG header before a page': hex(
      'ffd8ffe0 0010 4a46494600 0101 0000 0001 0001 0000',
      `<script>${marker}</script>`,
    ),
    'a JPEG header before a program': hex('ffd8ffdb', marker.repeat(100)),
    'a WebP container around nothing': hex('52494646 04000000 57454250', Buffer.alloc(0)),
    'a WebP container around text': hex('52494646 ff000000 57454250 56503820', marker.repeat(20)),
  }
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes, expect: refused }))
}

function jpegClaiming(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from('ffc0', 'hex'))
  copy.writeUInt16BE(height, frame + 5)
  copy.writeUInt16BE(width, frame + 7)
  return copy
}

function webpClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(10)
  header.writeUIntLE(width - 1, 4, 3)
  header.writeUIntLE(height - 1, 7, 3)
  const body = Buffer.concat([
    text('WEBPVP8X'),
    Buffer.from('0a000000', 'hex'),
    header,
    text('VP8 '),
    Buffer.from('10000000', 'hex'),
    Buffer.alloc(16),
  ])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  return Buffer.concat([text('RIFF'), size, body])
}

async function bombs(): Promise<HostileFile[]> {
  const jpeg = await noisyPicture(64, 64).jpeg().toBuffer()
  const bits = (width: number, height: number) =>
    pngOf(width, height, deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 }), { bits: 1 })
  const either = ['imageTooLarge', 'invalidFile'] as const
  return [
    {
      name: 'a PNG that claims 10 gigapixels',
      bytes: pngOf(100_000, 100_000, deflateSync(Buffer.alloc(1000))),
      expect: tooManyPixels,
    },
    {
      name: 'a PNG that claims the largest size there is',
      bytes: pngOf(0x7fffffff, 0x7fffffff, deflateSync(Buffer.alloc(1000))),
      expect: either,
    },
    { name: 'a PNG of 400 real megapixels in 49 kB', bytes: bits(20_000, 20_000), expect: tooManyPixels },
    { name: 'a PNG one pixel high and 40 million wide', bytes: bits(40_000_001, 1), expect: either },
    { name: 'a JPEG that claims 4 gigapixels', bytes: jpegClaiming(jpeg, 65_500, 65_500), expect: either },
    { name: 'a WebP that claims 268 megapixels', bytes: webpClaiming(16_384, 16_384), expect: either },
    {
      name: 'a PNG with a text that unpacks to 100 MB',
      bytes: pngOf(8, 8, deflateSync(Buffer.alloc(9 * 8)), {
        extra: pngChunk('zTXt', Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(100_000_000))])),
      }),
      expect: 'reencoded',
    },
    {
      name: 'a PNG with a colour profile that unpacks to 100 MB',
      bytes: pngOf(8, 8, deflateSync(Buffer.alloc(9 * 8)), {
        extra: pngChunk('iCCP', Buffer.concat([text('icc\0\0'), deflateSync(Buffer.alloc(100_000_000))])),
      }),
      expect: 'reencoded',
    },
  ]
}

/** A comment segment, right behind a JPEG's first mark. */
const withJpegComment = (jpeg: Buffer, comment: string): Buffer => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(comment.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from('fffe', 'hex'), length, text(comment), jpeg.subarray(2)])
}

/** sharp has the method, its types do not name it yet. */
const withGainMap = (picture: Sharp): Sharp => (picture as Sharp & { withGainMap: () => Sharp }).withGainMap()

async function picturesWithMore(): Promise<HostileFile[]> {
  const exif = {
    IFD0: { ImageDescription: marker, Artist: marker },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '73/1 34/1 0/1' },
  }
  const xmp = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${marker}</rdf:RDF></x:xmpmeta>`
  const told = () => noisyPicture().withExif(exif).withXmp(xmp)
  const [png, jpeg, webp] = await Promise.all([
    noisyPicture().png().toBuffer(),
    noisyPicture().jpeg().toBuffer(),
    noisyPicture().webp().toBuffer(),
  ])
  const page = text(`<!doctype html><script>${marker}</script>`)
  const archive = zipWith(`${marker}.html`, page)
  const chunk = pngChunk('tEXt', text(`Comment\0<script>${marker}</script>`))
  const end = png.length - 12
  const files: Record<string, Buffer> = {
    'a JPEG that tells where it was taken': await told().jpeg().toBuffer(),
    'a PNG that tells where it was taken': await told().png().toBuffer(),
    'a WebP that tells where it was taken': await told().webp().toBuffer(),
    'a JPEG with a script as its comment': withJpegComment(jpeg, `<script>/*${marker}*/</script>`),
    'a JPEG that is a ZIP archive too': Buffer.concat([jpeg, archive]),
    'a JPEG with a page behind it': Buffer.concat([jpeg, page]),
    'a PNG with a page behind it': Buffer.concat([png, page]),
    'a PNG that is a ZIP archive too': Buffer.concat([png, archive]),
    'a PNG with a script as its text': Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)]),
    'a WebP with a page behind it': Buffer.concat([webp, page]),
    'a JPEG with a gain map, as phones make them': await withGainMap(noisyPicture()).jpeg().toBuffer(),
    'a JPEG in printing colours': await noisyPicture().toColourspace('cmyk').jpeg().toBuffer(),
    'a PNG of 16 bits a channel': await noisyPicture().toColourspace('rgb16').png().toBuffer(),
    'an animated WebP': await sharp(Buffer.alloc(64 * 128 * 3).fill(200, 64 * 64 * 3), {
      raw: { width: 64, height: 128, channels: 3, pageHeight: 64 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer(),
  }
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes, expect: 'reencoded' }))
}

export async function hostileFiles(): Promise<HostileFile[]> {
  const groups = await Promise.all([notPictures(), otherFormats(), damagedPictures(), bombs(), picturesWithMore()])
  return groups.flat()
}

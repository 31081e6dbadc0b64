/** Detects a file's kind from its first bytes. Its name and announced type are unreliable: phones and mail programs
 * give photos other extensions, and browsers name one type in many ways. */
export type FileKind = (typeof kinds)[number][0] | 'heic' | 'avif' | 'mp4' | 'svg' | 'page' | 'empty' | 'unknown'

export const pictureKinds = ['jpeg', 'png', 'webp'] as const satisfies readonly FileKind[]
export type PictureKind = (typeof pictureKinds)[number]

/** Drawn as stills in the uploader's browser, so that the server needs no parser for them. */
export const drawnKinds = ['gif', 'avif'] as const satisfies readonly FileKind[]

export const isPictureKind = (kind: FileKind): kind is PictureKind => (pictureKinds as readonly string[]).includes(kind)

export const soundKinds = ['mp3', 'mp4', 'ogg', 'wav', 'webm', 'flac', 'aac'] as const satisfies readonly FileKind[]

/** How many first bytes are enough. */
export const headBytes = 4_096

/** Offset, and bytes as Latin-1; all pairs of a row must match. */
type Mark = readonly [at: number, bytes: string]

const kinds = [
  ['jpeg', [0, '\u00ff\u00d8\u00ff']],
  ['png', [0, '\u0089PNG\r\n\u001a\n']],
  ['webp', [0, 'RIFF'], [8, 'WEBP']],
  ['gif', [0, 'GIF8']],
  ['tiff', [0, 'II*\0']],
  ['tiff', [0, 'MM\0*']],
  ['psd', [0, '8BPS']],
  ['jxl', [0, '\u00ff\u000a']],
  ['jxl', [4, 'JXL ']],
  ['jp2', [4, 'jP  ']],
  ['wav', [0, 'RIFF'], [8, 'WAVE']],
  ['wav', [0, 'RF64'], [8, 'WAVE']],
  ['avi', [0, 'RIFF'], [8, 'AVI ']],
  ['ogg', [0, 'OggS']],
  ['mp3', [0, 'ID3']],
  ['mp2', [0, '\u00ff\u00fd']],
  ['mp2', [0, '\u00ff\u00fc']],
  ['aac', [0, '\u00ff\u00f0']],
  ['aac', [0, '\u00ff\u00f1']],
  ['aac', [0, '\u00ff\u00f8']],
  ['aac', [0, '\u00ff\u00f9']],
  ['flac', [0, 'fLaC']],
  ['webm', [0, '\u001a\u0045\u00df\u00a3']],
  ['aiff', [0, 'FORM'], [8, 'AIF']],
  ['midi', [0, 'MThd']],
  ['wma', [0, '\u0030\u0026\u00b2\u0075']],
  ['amr', [0, '#!AMR']],
  ['caf', [0, 'caff']],
  ['pdf', [0, '%PDF']],
  ['zip', [0, 'PK\u0003\u0004']],
  ['bmp', [0, 'BM'], [6, '\0\0\0\0']],
] as const satisfies readonly (readonly [string, ...Mark[]])[]

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

export const says = (data: Uint8Array, at: number, text: string): boolean =>
  at + text.length <= data.length && [...text].every((letter, index) => data[at + index] === letter.charCodeAt(0))

const textIn = (data: Uint8Array, from: number, to: number): string => String.fromCharCode(...data.subarray(from, to))

export function kindOfFile(data: Uint8Array): FileKind {
  const head = data.subarray(0, headBytes)
  if (head.length === 0) return 'empty'
  if (says(head, 4, 'ftyp')) return kindByBrands(head)
  const known = (kinds as readonly (readonly [(typeof kinds)[number][0], ...Mark[]])[]).find(([, ...marks]) =>
    marks.every(([at, bytes]) => says(head, at, bytes)),
  )
  return known?.[0] ?? kindOfText(textIn(head, 0, head.length))
}

function kindOfText(text: string): FileKind {
  if (!/^(?:\u00ef\u00bb\u00bf)?\s*<[!?a-z]/i.test(text)) return 'unknown'
  return /<svg[\s>]/i.test(text) ? 'svg' : 'page'
}

/** The ISO base media format: photos from phones, recordings, films. */
function kindByBrands(head: Uint8Array): FileKind {
  const end = Math.min(head.length, ((head[2]! << 8) | head[3]!) >>> 0)
  const brands = Array.from({ length: Math.max(0, Math.floor((end - 8) / 4)) }, (_, n) =>
    textIn(head, 8 + n * 4, 12 + n * 4),
  )
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : 'mp4'
}

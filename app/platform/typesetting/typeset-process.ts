/** The process that sets pages with Typst. A process, because native code cannot be stopped in a thread. */
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { guardProcess } from '#app/platform/guard-process.server.ts'
import { lettersIn } from '#app/shared/printed-letters.ts'
import { fontFolders, plainFaces } from './fonts.ts'
import { inksOf } from './ink-of-pages.ts'
import type { TypesetReply, TypesetRequest } from './messages.ts'
import type { ScriptFont } from './script-fonts.ts'

type Setting = { compiler: NodeCompiler; scripts: string[] }

const settings = new Map<string, Setting>()
/** Kept for the next part of the same kit. */
let foreign: { root: string; letters: ReadonlySet<string>; setting: Setting } | undefined

/** Figtree and Fraunces have every letter up to here. */
const foreignLetter = /[^\0-\u017f]/u

async function settingFor(root: string, data: string): Promise<Setting> {
  const usual = settings.get(root) ?? settingWith(root, [])
  settings.set(root, usual)
  const letters = lettersIn(data).filter((letter) => foreignLetter.test(letter))
  if (letters.length === 0) return usual
  if (foreign?.root === root && letters.every((letter) => foreign?.letters.has(letter))) return foreign.setting
  const { scriptFonts } = await import('./script-fonts.ts')
  const fonts = await scriptFonts(data, plainFaces())
  if (fonts.length === 0) return usual
  foreign = { root, letters: new Set(letters), setting: settingWith(root, fonts) }
  return foreign.setting
}

/** Fonts in memory come first: after folders they end the process. */
const settingWith = (root: string, fonts: readonly ScriptFont[]): Setting => ({
  compiler: NodeCompiler.create({
    workspace: root,
    fontArgs: [
      ...(fonts.length > 0 ? [{ fontBlobs: fonts.map(({ blob }) => blob) }] : []),
      { fontPaths: fontFolders() },
    ],
  }),
  scripts: fonts.map(({ family }) => family),
})

async function typeset({ id, root, template, data, pictures, ...wanted }: TypesetRequest): Promise<TypesetReply> {
  const { compiler, scripts } = await settingFor(root, data)
  try {
    for (const { path, bytes } of pictures) compiler.mapShadow(join(root, path), Buffer.from(bytes))
    const inputs = { data, scripts: JSON.stringify(scripts) }
    const compiled = compiler.compile({ mainFilePath: join(root, template), inputs, resetRead: true })
    const page = compiled.result
    if (!page) {
      const error = messagesOf(compiled.takeDiagnostics()?.shortDiagnostics ?? [])
      return { id, error, panic: /^panicked with: "([a-z_]+)"$/u.exec(error)?.[1] ?? null }
    }
    const pages = page.numOfPages
    if (wanted.counted !== undefined) {
      const found = compiler.query(page, { selector: wanted.counted, field: 'value' }) as unknown[]
      return { ...none, id, pages, counted: found, picture: compiler.plainSvg(page) }
    }
    const picture = wanted.withPicture || wanted.withPng ? firstPage(compiler.plainSvg(page), pages) : null
    return { ...none, id, pdf: compiler.pdf(page), pages, picture }
  } finally {
    compiler.resetShadow()
    // Otherwise what is cached from one kit leaves no room for the next
    compiler.evictCache(0)
  }
}

const none = { pdf: new Uint8Array(), picture: null, png: null, counted: [], inks: [] }

const paper = '\n    <path class="typst-shape" fill="#ffffff"'

/** The SVG stacks all pages, each equally high; only the first page is kept, since the others' paper lies over it. */
function firstPage(svg: string, pages: number): string {
  const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/u.exec(svg) ?? []).map(Number)
  const high = height / pages
  const second = svg.indexOf(paper, svg.indexOf(paper) + 1)
  const alone = second === -1 ? svg : svg.slice(0, second) + svg.slice(svg.indexOf('\n    <defs', second))
  return alone.replace(/<svg[^>]*>/u, (head) =>
    head
      .replace(/viewBox="[^"]*"/u, `viewBox="0 0 ${width} ${high}"`)
      .replace(/ height="[^"]*"/u, ` height="${high}pt"`),
  )
}

const messagesOf = (diagnostics: readonly { message: string }[]): string =>
  diagnostics
    .map(({ message }) => message)
    .join('; ')
    .slice(0, 2000)

/** Loads sharp only once somebody wants pixels: it would count towards the memory of every kit. */
async function inPixels(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg), { density: 72 }).flatten().png({ compressionLevel: 9 }).toBuffer()
}

async function answer(request: TypesetRequest): Promise<TypesetReply> {
  try {
    const reply = await typeset(request)
    if (request.counted !== undefined && 'pdf' in reply)
      return { ...reply, picture: null, inks: await inksOf(reply.picture ?? '') }
    if (!request.withPng || !('pdf' in reply) || reply.picture === null) return reply
    return { ...reply, picture: null, png: await inPixels(reply.picture) }
  } catch (error) {
    return { id: request.id, error: String(error).slice(0, 2000), panic: null }
  }
}

const { begin, isFull } = guardProcess(Number(process.argv[2]), Number(process.argv[3]))
process.on('message', (request: TypesetRequest) => {
  begin()
  void answer(request).then((reply) => {
    process.send?.({ ...reply, isFull: isFull() })
    // Memory left over from pictures and pages does not make Node collect, but counts towards the process's limit
    setImmediate(() => globalThis.gc?.())
  })
})
process.on('disconnect', () => process.exit())

/** The process that sets pages with Typst. A process, because native code cannot be stopped in a thread. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { guardProcess } from '#app/platform/guard-process.server.ts'
import { fontFolders } from './fonts.ts'
import type { TypesetReply, TypesetRequest } from './messages.ts'

// The compiler would search the machine's fonts, too, and a page would come out differently on each
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('no-host-fonts.conf', import.meta.url))

const compilers = new Map<string, NodeCompiler>()

function compilerFor(root: string): NodeCompiler {
  const known = compilers.get(root)
  if (known) return known
  const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontPaths: fontFolders() }] })
  compilers.set(root, compiler)
  return compiler
}

function typeset({ id, root, template, data, pictures, ...wanted }: TypesetRequest): TypesetReply {
  const compiler = compilerFor(root)
  try {
    for (const { path, bytes } of pictures) compiler.mapShadow(join(root, path), Buffer.from(bytes))
    const compiled = compiler.compile({ mainFilePath: join(root, template), inputs: { data }, resetRead: true })
    const page = compiled.result
    if (!page) {
      const error = messagesOf(compiled.takeDiagnostics()?.shortDiagnostics ?? [])
      return { id, error, panic: /^panicked with: "([a-z_]+)"$/u.exec(error)?.[1] ?? null }
    }
    const picture = wanted.withPicture || wanted.withPng ? firstPage(compiler.plainSvg(page), page.numOfPages) : null
    return { id, pdf: compiler.pdf(page), pages: page.numOfPages, picture, png: null }
  } finally {
    compiler.resetShadow()
    // Otherwise what is cached from one kit leaves no room for the next
    compiler.evictCache(0)
  }
}

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
    const reply = typeset(request)
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

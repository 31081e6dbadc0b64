import { join } from 'node:path'
import { pageWords } from '#app/features/puzzles/print/compose-print.server.ts'
import type { PrintFile } from '#app/features/puzzles/print/print-pictures.server.ts'
import { templates } from '#app/features/puzzles/registry/puzzle-prints.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { saidIn } from '#app/i18n/said-in.ts'
import type { TypesetJob } from '#app/platform/typesetting/messages.ts'
import type { PaperPart, PartReader, Piece } from './paper-part.ts'
import type { Composing } from './paper-words.ts'

type Setting = Pick<Composing, 'about' | 'choice'> & {
  /** All parts of the kit, since the contents page lists them. */
  parts: readonly PaperPart[]
  /** The parts to typeset; the others are only named. */
  here: readonly Piece[]
  /** Page counts of parts set earlier; parts set here, and parts made of sheets, are counted here. */
  pages?: ReadonlyMap<string, number>
  files: readonly PrintFile[]
}

const readerTexts: Readonly<Record<PartReader, () => string>> = {
  anyone: m.paper_reader_anyone,
  host: m.paper_reader_host,
  guest: m.paper_reader_guest,
  players: m.paper_reader_players,
  sealed: m.paper_reader_sealed,
}

/** A typesetting job that makes one document of those parts. */
export function kitJob({ about, choice, parts, here, pages, files }: Setting): TypesetJob {
  const data = saidIn(choice.language, () => ({
    look: {
      ...choice,
      title: about.title,
      code: about.code,
      version: about.version,
      words: { picture: m.puzzle_print_picture(), sealed: m.paper_sealed() },
    },
    ...puzzlePage(about.title, choice),
    parts: numbered(parts).map(({ part, code }) => {
      const piece = here.find(({ id }) => id === part.id)
      const only = piece?.only
      const { sheets = [] } = part
      return {
        ...part,
        data: piece ? part.data : {},
        sheets: piece ? sheets.filter((_, at) => !only || only.includes(at)) : [],
        numbers: only?.flatMap((at) => [2 * at + 1, 2 * at + 2]) ?? [],
        code,
        readerText: readerTexts[part.reader](),
        isHere: piece !== undefined,
        isSent: part.isSent ?? false,
        pages: piece && !only ? null : (pages?.get(part.id) ?? 2 * sheets.length),
      }
    }),
  }))
  const joined = joinInitials(JSON.stringify(data))
  const text = choice.language === 'fr' ? joinTimes(joined) : joined
  return {
    root: join(process.cwd(), templates.root),
    template: 'kits/paper/templates/kit.typ',
    data: text,
    // Only pictures that the job shows
    pictures: files.flatMap(({ picture, bytes }) =>
      text.includes(JSON.stringify(picture.path)) ? [{ path: picture.path, bytes }] : [],
    ),
  }
}

/** Keeps `K. O.` and `N. Falk` on one line. */
export const joinInitials = (text: string): string =>
  text.replaceAll(/(?<=[^\p{L}\p{N}]|\\n)(\p{Lu}\.) (?=\p{Lu}(?:\.|\p{Ll}))/gu, '$1\u00a0')

/** Keeps `9 h 10` on one line. */
export const joinTimes = (text: string): string =>
  text.replaceAll(
    /(\d) (h)\b(?: (?=\d\d\b))?/giu,
    (time, digit: string, hours: string) => `${digit}\u00a0${hours}${time.endsWith(' ') ? '\u00a0' : ''}`,
  )

/** What guests get is numbered separately, so that an absent guest does not change the number of any other sheet. */
export function numbered(parts: readonly PaperPart[]): { part: PaperPart; code: string }[] {
  let others = 0
  return parts.map((part) => {
    const [, own, number] = /^([a-z]+)-(\d+)$/u.exec(part.id) ?? []
    const letter = part.reader === 'guest' ? own?.[0]?.toUpperCase() : undefined
    return { part, code: letter === undefined ? String(++others).padStart(2, '0') : `${letter}${number}` }
  })
}

/** The page settings that the sheet of a puzzle of one of the ten types reads wherever it is drawn. */
const puzzlePage = (adventure: string, { language, paper }: Setting['choice']) => ({
  page: {
    paper,
    language,
    adventure,
    name: adventure,
    description: '',
    picture: null,
    terms: '',
    hints: [],
    words: pageWords(),
  },
  key: null,
})

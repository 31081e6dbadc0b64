import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { textIn } from '#app/i18n/local-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { fileAttributes, gameElement, gamePlace } from '#app/features/play/game-file/game-file.ts'
import type { GameFile } from '#app/features/play/game-file/game-file.ts'
import { countHideable, withoutAnswers } from '#app/features/play/game-file/without-answers.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/judge-puzzles.ts'
import { slugWords } from '#app/features/studio/exchange/slug.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { AnswersKept, FileOffer } from './game-file-offer.ts'
import { mostHidden, whyNoFile } from './game-file.policy.ts'
import { readIllustration, readOwnGame } from './read-game.server.ts'
import type { Game, MediaFile } from './read-game.server.ts'

const encoder = new TextEncoder()

/** @throws AppError notFound */
export async function offerGameFile(database: Database, member: Member, adventureId: string): Promise<FileOffer> {
  const { game, isPublished, ...adventure } = await readOwnGame(database, member, adventureId)
  const { puzzles = [], primaryLanguage = 'en' } = game?.document ?? {}
  const readable = new Set(game?.secrets.puzzles.filter((puzzle) => !puzzleJudge.hide(puzzle)).map(({ id }) => id))
  return {
    refused: whyNoFile(adventure, game),
    isPublished,
    bytes: game ? (await pageOf()).bytes + sizeOf(game) : 0,
    hideable: game ? countHideable(game.secrets) : 0,
    readable: puzzles
      .filter(({ id }) => readable.has(id))
      .map(({ name }) => textIn(name, primaryLanguage, primaryLanguage)),
  }
}

const inBase64 = (bytes: number): number => 4 * Math.ceil(bytes / 3)

const sizeOf = ({ document, secrets, files }: Game): number =>
  JSON.stringify([document, secrets]).length + files.reduce((sum, { bytes }) => sum + inBase64(bytes), 0)

type MadeFile = { name: string; bytes: number; stream: ReadableStream<Uint8Array> }

/** One page with the player, the game and all its pictures and sounds.
 * @throws AppError notFound, notPlayable when the author was offered none, unavailable without a build */
export async function makeGameFile(
  { database, storage }: { database: Database; storage: FileStorage },
  member: Member,
  { adventureId, answers }: { adventureId: string; answers: AnswersKept },
): Promise<MadeFile> {
  const { game, title, ...adventure } = await readOwnGame(database, member, adventureId)
  const isRefused = !game || whyNoFile(adventure, game) !== null
  if (isRefused || (answers === 'hidden' && countHideable(game.secrets) > mostHidden)) throw new AppError('notPlayable')
  const { id, document, media } = game
  const { secrets, hidden } = answers === 'hidden' ? await withoutAnswers(game.secrets) : { ...game, hidden: {} }
  const { before, after } = await pageOf()
  const file: GameFile = { id, document, secrets, hidden, media }
  const found: { file: MediaFile; open: string }[] = []
  for (const each of game.files) {
    if (each.key === null || (await storage.exists(each.key)))
      found.push({
        file: each,
        open: `<script type="text/plain" ${fileAttributes.address}="${each.address}" ${fileAttributes.type}="${each.mime}">`,
      })
    else logger.error('the file of an asset is missing', { key: each.key })
  }
  const start = encoder.encode(
    [
      before
        .replace('<html', `<html lang="${document.primaryLanguage}"`)
        .replace('<style>', () => `<title>${escaped(title)}</title>\n<style>`),
      ...locales.map(
        (locale) => `<noscript><p lang="${locale}">${escaped(m.game_file_no_scripts({}, { locale }))}</p></noscript>\n`,
      ),
      `<script type="application/json" id="${gameElement}">${JSON.stringify(file).replaceAll('<', '\\u003c')}${close}`,
    ].join(''),
  )
  const end = encoder.encode(after)
  async function* pieces() {
    yield start
    for (const { file: each, open } of found) {
      yield encoder.encode(open)
      yield encoder.encode((await bytesOf(storage, each)).toString('base64'))
      yield encoder.encode(close)
    }
    yield end
  }
  const filesBytes = found.reduce((sum, each) => sum + each.open.length + inBase64(each.file.bytes) + close.length, 0)
  return {
    name: `${slugWords(textIn(document.title, document.primaryLanguage, document.primaryLanguage))}.html`,
    bytes: start.byteLength + filesBytes + end.byteLength,
    stream: Readable.toWeb(Readable.from(pieces(), { objectMode: false })) as ReadableStream<Uint8Array>,
  }
}

const close = '</script>\n'

async function bytesOf(storage: FileStorage, { key, address }: MediaFile): Promise<Buffer> {
  const file = key === null ? null : await storage.get(key)
  if (key !== null && !file) throw new Error(`the file ${key} is gone`)
  return file ? buffer(file.stream) : Buffer.from((await readIllustration(address)) ?? '')
}

/** The built page, around the place of the game. */
async function pageOf(): Promise<{ before: string; after: string; bytes: number }> {
  const page = await readFile(join(process.cwd(), 'build', 'game-file', 'player.html'), 'utf8').catch(
    (error: unknown) => {
      throw new AppError('unavailable', { cause: error, log: 'the player of a file comes with `npm run build`' })
    },
  )
  const [before, after] = page.split(gamePlace)
  return { before: before!, after: after!, bytes: Buffer.byteLength(page) }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

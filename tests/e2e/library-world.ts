import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { searchTextOf } from '#app/features/adventure/search-text.ts'
import { newId, randomName } from '#app/shared/ids.ts'
import { startThrowAwayPostgres } from '#server/postgres/throw-away.ts'
import { throwAwayFolder } from '#server/postgres/throw-away-folder.ts'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { startProduct } from '#tests/support/product-server.ts'

type Listed = {
  title: string
  french: string
  category?: string
  kind?: string
  status?: string
  difficulty?: number
  priceCents?: number
  players?: string
  tags?: string[]
  warnings?: string[]
  rating?: number
}

export async function openLibraryWorld() {
  const { path: folder, remove } = throwAwayFolder('whodini-library-')
  const postgres = await startThrowAwayPostgres()
  const server = await startProduct({
    DATABASE_URL: stringifyConnection(postgres.connection),
    DATA_DIR: folder,
    RATE_LIMIT_SCALE: '1000',
    SEED_SAMPLES: 'off',
  })
  const client = new pg.Client(postgres.connection)
  await client.connect()
  let age = 0

  const addCover = async (): Promise<string> => {
    const [id, name] = [newId(), randomName()]
    const source = 'samples/adventures/the-rabbit-takes-a-bow/art/cover.webp'
    const bytes = readFileSync(source)
    mkdirSync(join(folder, 'files/adventure-scenes'), { recursive: true })
    copyFileSync(source, join(folder, `files/adventure-scenes/${name}.webp`))
    await client.query(
      `insert into assets (id, purpose, name, storage_key, mime, width, height, bytes, sha256, published_at) values ($1, 'cover', $2, $3, 'image/webp', 1600, 900, $4, $5, now())`,
      [id, name, `adventure-scenes/${name}.webp`, bytes.length, createHash('sha256').update(bytes).digest('hex')],
    )
    return id
  }

  const add = async (...all: Listed[]): Promise<void> => {
    for (const {
      title,
      french,
      category = 'Mystery',
      kind = 'online-adventure',
      status = 'published',
      difficulty = 3,
      priceCents = 0,
      players = '1-4',
      tags = [],
      warnings = [],
      rating = null,
    } of all) {
      const description = `${title}: somebody turned the key from the outside, and the clock on the mantelpiece has begun to run backwards.`
      const translations = {
        fr: {
          title: french,
          description: `${french}\u00a0: on a tourné la clé de l’extérieur, et l’horloge de la cheminée s’est mise à reculer.`,
        },
      }
      const [id, cover] = [newId(), await addCover()]
      await client.query(
        `insert into adventures (id, title, slug, description, translations, languages, search_text, category, kind, status, difficulty, price_cents, recommended_players, accessibility_tags, content_warnings, average_rating, thumbnail_asset_id, created_at)
         values ($1, $2, $1::uuid::text, $3, $4, '{en,fr}', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, now() - $16 * interval '1 hour')`,
        [
          id,
          title,
          description,
          translations,
          searchTextOf({ title, description, translations }),
          category,
          kind,
          status,
          difficulty,
          priceCents,
          players,
          tags,
          warnings,
          rating,
          cover,
          age++,
        ],
      )
      await client.query('update assets set adventure_id = $2 where id = $1', [cover, id])
    }
    await client.query(`select pg_notify('whodini_pages', '')`)
  }

  const close = async (): Promise<void> => {
    await client.end()
    await server.stop()
    await postgres.stop()
    remove()
  }
  return { url: server.url, add, close }
}

export type LibraryWorld = Awaited<ReturnType<typeof openLibraryWorld>>

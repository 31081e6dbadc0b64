import pg from 'pg'
import { newId } from '#app/shared/ids.ts'
import type { LearningPlatform } from '#tests/support/learning-platform.ts'
import { journeyWorld } from './journey-world.ts'

export type InsertedAdventure = {
  title: string
  creatorId?: string | null
  description?: string
  kind?: 'online-adventure' | 'mystery-dinner' | 'escape-room'
  category?: string
  status?: 'published' | 'coming_soon' | 'draft'
  difficulty?: number
  priceCents?: number
  players?: string
  trailerUrl?: string
  tags?: string[]
  warnings?: string[]
  playtime?: number | null
  plays?: number
  cover?: boolean
  ratings?: number[]
}

export class JourneyDatabase {
  #connected: pg.Client | null = null

  get #client(): pg.Client {
    if (!this.#connected) throw new Error('Open the database first')
    return this.#connected
  }

  open = (): Promise<unknown> => (this.#connected = new pg.Client(journeyWorld().databaseUrl)).connect()
  close = (): Promise<void> => this.#client.end()

  sentLongAgo = (assetId: string): Promise<unknown> =>
    this.#client.query(`update assets set created_at = now() - interval '2 hours' where id = $1`, [assetId])

  addPlatform = ({ name, issuer, clientId, deploymentIds, authUrl, tokenUrl, keysUrl }: LearningPlatform['settings']) =>
    this.#client.query(
      `insert into learning_platforms (id, name, issuer, client_id, deployment_ids, auth_url, token_url, keys_url)
       values ($1, $2, $3, $4, array[$5], $6, $7, $8)`,
      [newId(), name, issuer, clientId, deploymentIds, authUrl, tokenUrl, keysUrl],
    )

  async addPerson(name: string, story = '', frenchStory = ''): Promise<string> {
    const id = newId()
    await this.#client.query('insert into users (id, name, email, email_verified) values ($1, $2, $3, true)', [
      id,
      name,
      `${id}@example.org`,
    ])
    await this.#client.query('insert into profiles (id, bio, translations) values ($1, $2, $3)', [
      id,
      story,
      frenchStory ? { fr: { bio: frenchStory } } : {},
    ])
    return id
  }

  async addAdventure(adventure: InsertedAdventure): Promise<string> {
    const id = newId()
    const {
      title,
      creatorId = null,
      description = '',
      kind = 'online-adventure',
      category = 'Mystery',
      status = 'published',
      difficulty = 3,
      priceCents = 0,
      players = '1-4',
      trailerUrl = '',
      tags = [],
      warnings = [],
      playtime = null,
      plays = 0,
      cover = false,
    } = adventure
    await this.#client.query(
      `insert into adventures (id, creator_id, title, slug, description, kind, category, status, difficulty, price_cents, recommended_players, trailer_url, accessibility_tags, content_warnings, average_playtime_minutes, total_plays, thumbnail_asset_id)
       values ($1, $2, $3, $1::uuid::text, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, case when $16 then (select thumbnail_asset_id from adventures where sample_key is not null limit 1) end)`,
      [
        id,
        creatorId,
        title,
        description,
        kind,
        category,
        status,
        difficulty,
        priceCents,
        players,
        trailerUrl,
        tags,
        warnings,
        playtime,
        plays,
        cover,
      ],
    )
    for (const rating of adventure.ratings ?? []) {
      await this.#client.query('insert into reviews (id, adventure_id, user_id, rating) values ($1, $2, $3, $4)', [
        newId(),
        id,
        await this.addPerson('A player'),
        rating,
      ])
    }
    await this.#client.query(`select pg_notify('whodini_pages', '')`)
    return id
  }
}

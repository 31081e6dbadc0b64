import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { z } from '#app/shared/zod.ts'

/** `backup.json`, the last entry of an archive: what it holds, so that a restore can be compared with it. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** When the applied migrations were written: this identifies the schema. */
  migrations: z.array(z.number()),
  tables: z.array(
    z.strictObject({
      name: z.string(),
      columns: z.array(z.string()),
      /** Of a partition: its table, and its bounds as PostgreSQL writes them. */
      partition: z
        .strictObject({
          of: z.string(),
          bounds: z.string().regex(/^(?:DEFAULT|FOR VALUES FROM \((?:MINVALUE|'[^'()]+')\) TO \('[^'()]+'\))$/),
        })
        .optional(),
      rows: z.number(),
      /** SHA-256 of the rows as `COPY` writes them. */
      hash: z.string(),
    }),
  ),
  files: z.array(z.strictObject({ key: z.string(), bytes: z.number(), hash: z.string() })),
})

export type Manifest = z.infer<typeof manifestSchema>
export type BackedUpTable = Manifest['tables'][number]
export type ListedTable = Pick<BackedUpTable, 'name' | 'columns' | 'partition'>

export const manifestEntry = 'backup.json'
export const secretEntry = 'auth-secret'
export const tableEntry = (name: string): string => `tables/${name}.copy`
export const fileEntry = (key: string): string => `files/${key}`

/** Shown to whoever runs the command, without a stack trace. */
export class BackupRefused extends Error {}

/** Passes everything through, and at the end knows its length and SHA-256. */
export class Hashing extends Transform {
  readonly #hash = createHash('sha256')
  bytes = 0

  override _transform(piece: Buffer, _encoding: BufferEncoding, pass: (error: null, piece: Buffer) => void): void {
    this.#hash.update(piece)
    this.bytes += piece.length
    pass(null, piece)
  }

  digest(): string {
    return this.#hash.digest('hex')
  }
}

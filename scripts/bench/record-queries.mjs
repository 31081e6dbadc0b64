// @ts-check
/** Loaded into the server before anything else; writes pg's statements and values to RECORD_QUERIES. */
import { appendFileSync } from 'node:fs'
import pg from 'pg'

const file = process.env.RECORD_QUERIES ?? ''
const genuine = pg.Client.prototype.query

/** @param {unknown[]} args */
function query(...args) {
  const [first, second] = args
  const config =
    typeof first === 'object' && first !== null ? /** @type {Record<string, unknown>} */ (first) : { text: first }
  const values = config.values ?? (Array.isArray(second) ? second : [])
  if (typeof config.text === 'string')
    appendFileSync(file, `${JSON.stringify({ name: config.name ?? null, text: config.text, values })}\n`)
  // @ts-expect-error the overloads of pg are not ours to repeat
  return genuine.apply(this, args)
}

pg.Client.prototype.query = /** @type {typeof genuine} */ (query)

import pg from 'pg'

/** Overrides what an administrator set for the database or the role: the driver reads ISO dates only. */
const session = { DateStyle: 'ISO, YMD', TimeZone: 'UTC' }

/** Milliseconds. The client's own deadline covers a server that hangs or a broken network. */
export const patience = { statement_timeout: 2_500, query_timeout: 3_000 }

/** The only way to PostgreSQL; a pool takes it as its `Client`. */
export class DatabaseClient extends pg.Client {
  getStartupConf(): Record<string, string> {
    // Missing from the driver's types
    const { getStartupConf } = pg.Client.prototype as DatabaseClient
    return { ...getStartupConf.call(this), ...session }
  }
}

export const openPool = (config: pg.PoolConfig): pg.Pool => new pg.Pool({ Client: DatabaseClient, ...config })

export const { DatabaseError } = pg

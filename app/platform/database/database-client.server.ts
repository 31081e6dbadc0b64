import pg from 'pg'

/** Overrides what an administrator set for the database or the role: the driver reads ISO dates only. */
const session = { DateStyle: 'ISO, YMD', TimeZone: 'UTC' }

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

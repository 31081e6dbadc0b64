import type { BetterAuthOptions, DBAdapter } from 'better-auth'
import { hashToken } from './session-cookie.server.ts'

type Where = Parameters<DBAdapter['findOne']>[0]['where']
type Asked = { model: string; where?: Where | undefined }

const isToken = ({ field }: Where[number]): boolean => field === 'token'

function hashed<Given extends Asked>(given: Given): Given {
  if (given.model !== 'session' || !given.where) return given
  const where = given.where.map((each) =>
    isToken(each) && typeof each.value === 'string' ? { ...each, value: hashToken(each.value) } : each,
  )
  return { ...given, where }
}

/** A lookup by token gets the token back in the row: it becomes the cookie's value. */
function withToken<Row>({ model, where }: Asked, row: Row): Row {
  const token = where?.find(isToken)?.value
  return model === 'session' && row && typeof token === 'string' ? { ...row, token } : row
}

type InTransaction = Omit<DBAdapter, 'transaction'>

const hashing = <Adapter extends InTransaction>(adapter: Adapter): Adapter => ({
  ...adapter,
  create: async (given: Parameters<DBAdapter['create']>[0]) => {
    const token: unknown = given.data['token']
    if (given.model !== 'session' || typeof token !== 'string') return adapter.create(given)
    const row = await adapter.create({ ...given, data: { ...given.data, token: hashToken(token) } })
    return { ...row, token }
  },
  findOne: async (given: Parameters<DBAdapter['findOne']>[0]) => withToken(given, await adapter.findOne(hashed(given))),
  update: async (given: Parameters<DBAdapter['update']>[0]) => withToken(given, await adapter.update(hashed(given))),
  delete: (given: Parameters<DBAdapter['delete']>[0]) => adapter.delete(hashed(given)),
})

/** better-auth works with the tokens in cookies; the table keeps only their hashes, which open no session. */
export const withHashedSessions =
  (makeAdapter: (options: BetterAuthOptions) => DBAdapter) =>
  (options: BetterAuthOptions): DBAdapter => {
    const adapter = makeAdapter(options)
    return { ...hashing(adapter), transaction: (run) => adapter.transaction((inside) => run(hashing(inside))) }
  }

import { exportJWK, exportPKCS8, generateKeyPair, importPKCS8, SignJWT } from 'jose'
import type { CryptoKey, JWK, JWTPayload } from 'jose'
import { createPrivateKey, createPublicKey } from 'node:crypto'
import { seal, unseal } from '#app/platform/auth/seal.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { randomName } from '#app/shared/ids.ts'
import { learningKeys } from '#database/schema/learning.ts'

const purpose = 'learning key'
/** The one that LTI asks every platform to know. */
export const algorithm = 'RS256'

type OwnKey = { keyId: string; pem: string }

let known: Promise<OwnKey> | undefined

/** The same for all processes: whoever comes first makes it. @throws Error when AUTH_SECRET has changed since */
async function readOrMake(): Promise<OwnKey> {
  const database = getDatabase()
  const stored = async () => (await database.select().from(learningKeys).orderBy(learningKeys.createdAt).limit(1))[0]
  let row = await stored()
  if (!row) {
    const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
    const keyId = randomName()
    const sealedKey = seal(purpose, keyId, await exportPKCS8(privateKey))
    await database.transaction(async (transaction) => {
      await transaction.execute('lock table learning_keys in share row exclusive mode')
      const [other] = await transaction.select().from(learningKeys).limit(1)
      if (!other) await transaction.insert(learningKeys).values({ keyId, sealedKey })
    })
    row = await stored()
  }
  const pem = row && unseal(purpose, row.keyId, row.sealedKey)
  if (!row || !pem) throw new Error('The key for learning platforms was sealed with another AUTH_SECRET')
  return { keyId: row.keyId, pem }
}

async function ownKey(): Promise<OwnKey> {
  known ??= readOrMake()
  try {
    return await known
  } catch (error) {
    known = undefined
    throw error
  }
}

/** What platforms check our signatures with. */
export async function publicKeys(): Promise<{ keys: JWK[] }> {
  const { keyId, pem } = await ownKey()
  const key = await exportJWK(createPublicKey(createPrivateKey(pem)))
  return { keys: [{ ...key, kid: keyId, alg: algorithm, use: 'sig' }] }
}

/** Valid for five minutes, and once: it has an id of its own. */
export async function signForPlatform(claims: JWTPayload): Promise<string> {
  const { keyId, pem } = await ownKey()
  const key: CryptoKey = await importPKCS8(pem, algorithm)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, kid: keyId, typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('5 min')
    .setJti(randomName())
    .sign(key)
}

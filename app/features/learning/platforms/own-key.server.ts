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

let known: OwnKey | undefined

/** @throws Error when AUTH_SECRET has changed since the key was made */
async function findKey(): Promise<OwnKey | undefined> {
  if (known) return known
  const [row] = await getDatabase().select().from(learningKeys).limit(1)
  if (!row) return undefined
  const pem = unseal(purpose, row.keyId, row.sealedKey)
  if (pem === null) throw new Error('The key for learning platforms was sealed with another AUTH_SECRET')
  return (known = { keyId: row.keyId, pem })
}

/** The same for all processes: whoever comes first makes it. */
async function makeKey(): Promise<void> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const keyId = randomName()
  const sealedKey = seal(purpose, keyId, await exportPKCS8(privateKey))
  await getDatabase().transaction(async (transaction) => {
    await transaction.execute('lock table learning_keys in share row exclusive mode')
    const [other] = await transaction.select().from(learningKeys).limit(1)
    if (!other) await transaction.insert(learningKeys).values({ keyId, sealedKey })
  })
}

/** A registration makes it, so that no platform remembers that we had none. */
export async function ownKey(): Promise<OwnKey> {
  if (!(await findKey())) await makeKey()
  return (await findKey())!
}

/** What platforms check our signatures with; nothing before the first is registered. */
export async function publicKeys(): Promise<{ keys: JWK[] }> {
  const own = await findKey()
  if (!own) return { keys: [] }
  const key = await exportJWK(createPublicKey(createPrivateKey(own.pem)))
  return { keys: [{ ...key, kid: own.keyId, alg: algorithm, use: 'sig' }] }
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

import { hash, verify } from '@node-rs/argon2'

/** OWASP's parameters for Argon2id: 19 MiB, two passes, one lane; about 11 ms off the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The same letters typed on another keyboard (é as one character or two) are the same password. */
const canonical = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(canonical(password), cost)

export const verifyPassword = (kept: string, password: string): Promise<boolean> => verify(kept, canonical(password))

import { isLoopback } from '#app/shared/loopback.ts'
import { z } from '#app/shared/zod.ts'

const line = z.string().trim().min(1, 'missing').max(300, 'long')

const isAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  const isAskable = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  return isAskable && username === '' && password === ''
}

const address = z.string().trim().min(1, 'missing').max(1_000, 'long').refine(isAddress, 'address')

/** Whether one of this machine is asked over http is the guard's question. */
export const platformSchema = z.strictObject({
  name: line,
  issuer: address,
  clientId: line,
  deploymentIds: z
    .string()
    .transform((typed) => [...new Set(typed.split(/\s+/).filter(Boolean))])
    .pipe(z.array(z.string().max(300, 'long')).min(1, 'missing').max(100, 'long')),
  authUrl: address,
  tokenUrl: address,
  keysUrl: address,
})

export type PlatformSettings = z.infer<typeof platformSchema>

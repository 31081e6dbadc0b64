import { z } from '#app/shared/zod.ts'

const line = z.string().trim().min(1, 'missing').max(300, 'long')

const isAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return ['https:', 'http:'].includes(protocol) && username === '' && password === ''
}

const address = z.string().trim().min(1, 'missing').max(1_000, 'long').refine(isAddress, 'address')

/** Whether an address may stand without https is the guard's question, where it is asked. */
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

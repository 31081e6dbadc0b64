/** What the tests use of oidc-provider, which brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Claims = Record<string, unknown>
  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> }
  type GrantMaker = new (properties: { clientId: string; accountId: string | undefined }) => Grant
  type Asked = {
    oidc: { provider: { Grant: GrantMaker }; client: { clientId: string }; session: { accountId?: string } }
  }

  export type Configuration = {
    clients: readonly Record<string, unknown>[]
    claims: Record<string, readonly string[]>
    conformIdTokenClaims: boolean
    cookies: { keys: readonly string[] }
    features: Record<string, { enabled: boolean }>
    findAccount(context: unknown, subject: string): { accountId: string; claims(): Claims } | undefined
    interactions: { policy: InteractionPolicy; url(context: unknown, interaction: { uid: string }): string }
    jwks: { keys: readonly object[] }
    loadExistingGrant(context: Asked): Promise<Grant>
    ttl: Record<string, number>
  }

  export class Prompt {
    constructor(properties: { name: string; requestable: boolean })
  }
  export type InteractionPolicy = { add(prompt: Prompt, at: number): void }
  export const interactionPolicy: { Prompt: typeof Prompt; base(): InteractionPolicy }

  export default class Provider {
    constructor(issuer: string, configuration: Configuration)
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options?: { mergeWithLastSubmission: boolean },
    ): Promise<void>
  }
}

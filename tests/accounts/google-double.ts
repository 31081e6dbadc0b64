import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import Provider, { interactionPolicy } from 'oidc-provider'
import { Person } from '#tests/support/person.ts'

export type GooglePerson = { sub: string; email: string; email_verified: boolean; name?: string }

export class GoogleDouble {
  readonly issuer: string
  present: GooglePerson | 'cancels' = 'cancels'
  readonly #server: Server
  readonly #people = new Map<string, GooglePerson>()

  private constructor(port: number, server: Server, redirectUri: string) {
    this.issuer = `http://127.0.0.1:${port}`
    this.#server = server
    const provider = new Provider(
      this.issuer,
      configuration(redirectUri, (sub) => this.#people.get(sub)),
    )
    const answer = provider.callback()
    server.on('request', (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return answer(request, response)
      const result =
        this.present === 'cancels'
          ? { error: 'access_denied' }
          : { select_account: {}, login: { accountId: this.present.sub } }
      if (this.present !== 'cancels') this.#people.set(this.present.sub, this.present)
      void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
    })
  }

  static async open(port: number, redirectUri: string): Promise<GoogleDouble> {
    const server = createServer()
    const double = new GoogleDouble(port, server, redirectUri)
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    return double
  }

  /** @returns the address that the provider sends the browser to */
  async visit(address: string): Promise<URL> {
    const browser = new Person(this.issuer)
    let at = new URL(address)
    for (let steps = 0; at.origin === this.issuer; steps++) {
      const reply = await browser.get(at.pathname + at.search)
      const to = reply.headers.location
      if (!to || steps > 6)
        throw new Error(`the provider stopped at ${at.pathname}: ${reply.status} ${reply.text.slice(0, 400)}`)
      at = new URL(to, this.issuer)
    }
    browser.close()
    return at
  }

  close = (): Promise<void> =>
    new Promise((resolve) => {
      this.#server.close(() => resolve())
      this.#server.closeAllConnections()
    })
}

export const googleClient = { GOOGLE_CLIENT_ID: 'whodini-tests', GOOGLE_CLIENT_SECRET: 'a secret between the two' }

function configuration(
  redirectUri: string,
  find: (sub: string) => GooglePerson | undefined,
): ConstructorParameters<typeof Provider>[1] {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    clients: [
      {
        client_id: googleClient.GOOGLE_CLIENT_ID,
        client_secret: googleClient.GOOGLE_CLIENT_SECRET,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does it: what the scopes ask for stands in the ID token
    conformIdTokenClaims: false,
    cookies: { keys: ['for the tests alone'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, sub) => {
      const person = find(sub)
      return person && { accountId: sub, claims: () => ({ ...person }) }
    },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'tests' }] },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  }
}

import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createRemoteJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import type { JWTPayload } from 'jose'
import { newId } from '#app/shared/ids.ts'
import type { Person, Reply } from '#tests/support/person.ts'

const lti = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`
export const role = (name: string) => `http://purl.imsglobal.org/vocab/lis/v2/membership#${name}`
export const clientId = 'whodini-tests'
export const deploymentId = 'deployment-1'

export type Member = { user_id: string; name?: string; roles: string[]; status?: string }
export type Score = { line: string; userId: string; scoreGiven: number; scoreMaximum: number; activityProgress: string }
type Claims = Record<string, unknown>

/** A learning platform of our own: it signs its launches, gives tokens, takes grades and tells names. */
export class LearningPlatform {
  readonly url: string
  /** Where we are. */
  tool = ''
  members: Member[] = []
  readonly scores: Score[] = []
  readonly statements: Claims[] = []
  readonly tokens: string[] = []
  readonly choices: string[] = []
  /** How many requests for grades, or statements, fail from now on. */
  failing = 0
  /** Claims of the launch that the next browser is sent into. */
  next: Claims = {}
  readonly #server: Server
  readonly #keys: Awaited<ReturnType<typeof generateKeyPair>>

  private constructor(server: Server, keys: Awaited<ReturnType<typeof generateKeyPair>>) {
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    this.#server = server
    this.#keys = keys
    server.on('request', (request, response) => {
      this.#answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
    })
  }

  static async open(): Promise<LearningPlatform> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new LearningPlatform(server, await generateKeyPair('RS256', { extractable: true }))
  }

  close = (): Promise<void> =>
    new Promise((resolve) => {
      this.#server.close(() => resolve())
      this.#server.closeAllConnections()
    })

  /** What an administrator enters. */
  get settings() {
    const { url } = this
    return {
      name: 'Moodle of the tests',
      issuer: url,
      clientId,
      deploymentIds: deploymentId,
      authUrl: `${url}/auth`,
      tokenUrl: `${url}/token`,
      keysUrl: `${url}/keys`,
    }
  }

  loginQuery = (target: string, more: Record<string, string> = {}): string =>
    new URLSearchParams({
      iss: this.url,
      login_hint: 'hint',
      target_link_uri: target,
      client_id: clientId,
      ...more,
    }).toString()

  /** The claims of a learner's launch; undefined takes one out. */
  claims(target: string, more: Claims = {}): Claims {
    const now = Math.floor(Date.now() / 1000)
    return {
      iss: this.url,
      aud: clientId,
      sub: 'pupil-1',
      iat: now,
      exp: now + 300,
      [lti('version')]: '1.3.0',
      [lti('message_type')]: 'LtiResourceLinkRequest',
      [lti('deployment_id')]: deploymentId,
      [lti('target_link_uri')]: target,
      [lti('roles')]: [role('Learner')],
      [lti('resource_link')]: { id: 'activity-1' },
      ...more,
    }
  }

  graded = (line: string): Claims => ({
    'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
      scope: ['https://purl.imsglobal.org/spec/lti-ags/scope/score'],
      lineitem: `${this.url}/lines/${line}?type=1`,
    },
  })

  teacher = (): Claims => ({
    sub: 'teacher-1',
    [lti('roles')]: [role('Instructor')],
    'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {
      context_memberships_url: `${this.url}/roster`,
    },
  })

  choosing = (): Claims => ({
    [lti('message_type')]: 'LtiDeepLinkingRequest',
    'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': {
      deep_link_return_url: `${this.url}/choice`,
      accept_types: ['ltiResourceLink'],
      data: 'to have back',
    },
  })

  sign = (
    claims: Claims,
    alg = 'RS256',
    key: Parameters<SignJWT['sign']>[0] = this.#keys.privateKey,
  ): Promise<string> => new SignJWT(claims as JWTPayload).setProtectedHeader({ alg, kid: 'tests' }).sign(key)

  /** Announces a launch. @returns what we sent to the platform with the browser, or where we sent the browser instead */
  async login(person: Person, target: string, more?: Record<string, string>) {
    const reply = await person.get(`/lti/login?${this.loginQuery(target, more)}`, { Origin: undefined })
    const to = new URL(reply.headers.location ?? '', this.tool)
    return { reply, to, state: to.searchParams.get('state') ?? '', nonce: to.searchParams.get('nonce') ?? '' }
  }

  post = (person: Person, fields: Record<string, string>): Promise<Reply> =>
    person.send('POST', '/lti/launch', {
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: this.url,
        'Sec-Fetch-Site': 'cross-site',
      },
      body: new URLSearchParams(fields).toString(),
    })

  /** A whole launch. @returns our answer, and the path that it leads to */
  async launch(person: Person, target: string, more: Claims = {}): Promise<{ reply: Reply; path: string }> {
    const { state, nonce } = await this.login(person, target)
    const reply = await this.post(person, { state, id_token: await this.sign(this.claims(target, { nonce, ...more })) })
    return { reply, path: reply.headers.location ?? '' }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url)
    const body = await text(request)
    const json = (value: unknown, headers = {}) =>
      void response.writeHead(200, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(value))
    const page = (html: string) =>
      void response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<!doctype html><title>Course</title>${html}`)
    const route = `${request.method} ${url.pathname.replace(/^\/lines\/.*/, '/lines')}`
    if (route === 'GET /keys')
      return json({ keys: [{ ...(await exportJWK(this.#keys.publicKey)), kid: 'tests', alg: 'RS256', use: 'sig' }] })
    if (route === 'GET /course') return page(this.#frame(url.searchParams.get('target') ?? ''))
    if (route === 'GET /auth') return page(await this.#launchForm(url.searchParams))
    if (route === 'POST /choice') {
      this.choices.push(new URLSearchParams(body).get('JWT') ?? '')
      return page('<h1>Chosen</h1>')
    }
    if (route === 'POST /token') return json(await this.#token(new URLSearchParams(body)))
    if (route === 'POST /xapi/statements' && this.#mayPass(request, 'Basic a2V5OnNlY3JldA==')) {
      this.statements.push(...(JSON.parse(body) as Claims[]))
      return json([])
    }
    const token = request.headers.authorization ?? ''
    if (route === 'POST /lines' && this.#mayPass(request, `Bearer score-${this.tokens.length}`)) {
      this.scores.push({ line: url.pathname + url.search, ...(JSON.parse(body) as Omit<Score, 'line'>) })
      return json({})
    }
    if (route === 'GET /roster' && token.startsWith('Bearer contextmembership')) return this.#roster(url, json)
    response.writeHead(this.failing > 0 ? 503 : 401).end()
    if (this.failing > 0) this.failing--
  }

  #mayPass = ({ headers }: IncomingMessage, wanted: string): boolean =>
    this.failing === 0 && headers.authorization === wanted

  /** As courses show an activity. */
  #frame = (target: string): string =>
    `<iframe src="${this.tool}/lti/login?${this.loginQuery(target).replaceAll('&', '&amp;')}" allow="autoplay" width="900" height="640"></iframe>`

  async #launchForm(asked: URLSearchParams): Promise<string> {
    const [state, nonce, to] = ['state', 'nonce', 'redirect_uri'].map((name) => asked.get(name) ?? '')
    const token = await this.sign({ ...this.claims(''), ...this.next, nonce })
    return `<form action="${to}" method="post"><input name="id_token" value="${token}"><input name="state" value="${state}"></form>
      <script>document.forms[0].submit()</script>`
  }

  /** Checks our signature by the keys that we publish. */
  async #token(form: URLSearchParams) {
    const keys = createRemoteJWKSet(new URL('/lti/keys', this.tool))
    await jwtVerify(form.get('client_assertion') ?? '', keys, {
      issuer: clientId,
      subject: clientId,
      audience: `${this.url}/token`,
      requiredClaims: ['jti', 'exp'],
    })
    const scope = (form.get('scope') ?? '').split('/').pop()!
    this.tokens.push(scope)
    const name = scope === 'score' ? `score-${this.tokens.length}` : `${scope}-${newId()}`
    return { access_token: name, token_type: 'Bearer', expires_in: 3600, scope: form.get('scope') }
  }

  #roster(url: URL, json: (value: unknown, headers?: object) => void): void {
    const at = Number(url.searchParams.get('page') ?? 0)
    const more = at + 1 < this.members.length
    const next = `<${this.url}/roster?page=${at + 1}>; rel="next"`
    json({ id: url.href, members: this.members.slice(at, at + 1) }, more ? { Link: next } : {})
  }
}

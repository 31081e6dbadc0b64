import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ArrivedMail {
  envelopeFrom: string
  envelopeTo: string[]
  raw: string
  mail: Email
}

export interface MailServer {
  url: string
  arrived: ArrivedMail[]
  waitFor: (count: number) => Promise<ArrivedMail[]>
  /** What the server answers to the next recipients, instead of taking them; `null` takes them again. */
  refuse: (answer: { code: number; text: string } | null) => void
  /** From now on accepts mails without ever confirming them, like a server that is slow at the wrong moment. */
  goSilent: () => void
  close: () => Promise<void>
}

const patienceMs = 50_000

export async function startMailServer(port = 0): Promise<MailServer> {
  const arrived: ArrivedMail[] = []
  const waiting = new Set<() => void>()
  let silent = false
  let refusal: { code: number; text: string } | null = null
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code })),
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => void keep(Buffer.concat(parts), session.envelope, done))
    },
  })

  async function keep(
    raw: Buffer,
    envelope: { mailFrom: false | { address: string }; rcptTo: { address: string }[] },
    taken: () => void,
  ): Promise<void> {
    const mail = await PostalMime.parse(raw)
    arrived.push({
      envelopeFrom: envelope.mailFrom ? envelope.mailFrom.address : '',
      envelopeTo: envelope.rcptTo.map(({ address }) => address),
      raw: raw.toString('utf8'),
      mail,
    })
    if (!silent) taken()
    for (const look of waiting) look()
  }

  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    arrived,
    waitFor: (count) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(
          () => finish(() => reject(new Error(`${arrived.length} of ${count} mails arrived in time`))),
          patienceMs,
        )
        const look = () => {
          if (arrived.length >= count) finish(() => resolve(arrived))
        }
        const finish = (end: () => void) => {
          clearTimeout(late)
          waiting.delete(look)
          end()
        }
        waiting.add(look)
        look()
      }),
    refuse: (answer) => {
      refusal = answer
    },
    goSilent: () => {
      silent = true
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

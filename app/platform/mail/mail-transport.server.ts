import { createTransport } from 'nodemailer'
import { isLoopback } from '#app/shared/loopback.ts'
import type { Env } from '#app/platform/env.server.ts'

export interface Sender {
  name: string
  address: string
}

export interface OutgoingMail {
  id: string
  to: string
  replyTo: string | null
  language: string
  subject: string
  text: string
  html: string
  unsubscribeUrl: string | null
}

export interface MailTransport {
  /** @throws Error with `responseCode` and `command` when the server gave a reason */
  send: (mail: OutgoingMail) => Promise<void>
  close: () => void
}

export function senderOf(env: Pick<Env, 'MAIL_FROM' | 'PUBLIC_URL'>): Sender {
  if (env.MAIL_FROM) return env.MAIL_FROM
  const host = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).hostname : 'localhost'
  return {
    name: 'Whodini',
    address: `no-reply@${/^[a-z0-9-]+(\.[a-z0-9-]*[a-z][a-z0-9-]*)+$/i.test(host) ? host : 'localhost'}`,
  }
}

/** Checks what people typed in headers. A password is sent unencrypted only on this machine. */
export function smtpTransport(smtpUrl: string, sender: Sender, timeoutMs: number): MailTransport {
  const url = new URL(smtpUrl)
  const secure = url.protocol === 'smtps:'
  const user = decodeURIComponent(url.username)
  const transport = createTransport({
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: user !== '' && !secure && !isLoopback(url.hostname),
    ...(user ? { auth: { user, pass: decodeURIComponent(url.password) } } : {}),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: timeoutMs / 2,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      const { promise: late, reject } = Promise.withResolvers<never>()
      const timer = setTimeout(() => reject(new Error('the mail server took too long')), timeoutMs)
      try {
        await Promise.race([transport.sendMail(messageOf(mail, sender)), late])
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => transport.close(),
  }
}

function messageOf(mail: OutgoingMail, sender: Sender) {
  return {
    from: sender,
    to: { name: '', address: mail.to },
    envelope: { from: sender.address, to: [mail.to] },
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // The same for every try, so that a mail that arrives twice is recognised as one
    messageId: `<${mail.id}@${sender.address.split('@')[1]}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language,
      ...(mail.unsubscribeUrl
        ? {
            'List-Unsubscribe': { prepared: true, value: `<${mail.unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  }
}

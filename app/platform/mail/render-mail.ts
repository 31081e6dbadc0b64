import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { toOneLine } from '#app/shared/storable.ts'
import type { MailBlock, MailContent } from './mail-content.ts'

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign]!)

/** A header's text: one line without control characters, at most 200 characters. */
const headerLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, ' ')
    .trim()
    .slice(0, 200)

// The "paper" theme of app/ui/tokens.css, in colours that mail programs understand
const colour = {
  canvas: '#f7f1e8',
  surface: '#fdfbf7',
  sunken: '#e9e4dc',
  line: '#dad0be',
  ink: '#22153a',
  muted: '#554b6a',
  accentInk: '#6a1bab',
  brass: '#ebaa2b',
  onBrass: '#1e1408',
}
const sans = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const serif = "Fraunces, Georgia, 'Times New Roman', serif"
const small = `margin:24px 0 0;font-size:14px;line-height:1.55;color:${colour.muted}`

const withBreaks = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

const anchor = (label: string, url: string): string =>
  `<a href="${escapeHtml(url)}" style="color:${colour.accentInk};text-decoration:underline">${escapeHtml(label)}</a>`

function htmlOf(block: MailBlock, locale: Locale): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${withBreaks(block.text)}</p>`
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:16px;line-height:1.6">${block.rows
        .map(
          ([name, value]) =>
            `<tr><td style="padding:0 16px 0 0;vertical-align:top;color:${colour.muted}">${escapeHtml(name)}</td><td style="overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`
    case 'quote':
      return `<div style="margin:0 0 16px;padding:16px 20px;background:${colour.canvas};border-left:4px solid ${colour.brass};border-radius:4px;font-size:16px;line-height:1.6;overflow-wrap:anywhere">${withBreaks(block.text)}</div>`
    case 'button':
      return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:14px 28px;background:${colour.brass};color:${colour.onBrass};border-radius:10px;font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(block.label)}</a></p><p style="${small};overflow-wrap:anywhere">${escapeHtml(m.mail_by_hand({}, { locale }))}<br>${anchor(block.url, block.url)}</p>`
    case 'note':
      return `<p style="${small}">${withBreaks(block.text)}${block.link ? ` ${anchor(block.link.label, block.link.url)}` : ''}</p>`
  }
}

const colon: Record<Locale, string> = { en: ':', fr: '\u00a0:' }

function textOf(block: MailBlock, locale: Locale): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'facts':
      return block.rows.map(([name, value]) => `${name}${colon[locale]} ${toOneLine(value)}`).join('\n')
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
    case 'button':
      return `${block.label}${colon[locale]}\n${block.url}`
    case 'note':
      return block.link ? `${block.text.trimEnd()} ${block.link.label}${colon[locale]}\n${block.link.url}` : block.text
  }
}

/** Styles are inline and nothing is loaded, so that opening a mail tells nobody. */
export function renderMail(content: MailContent, locale: Locale, origin: string): RenderedMail {
  const subject = headerLine(content.subject)
  const footer = m.mail_footer({}, { locale })
  const body = content.blocks.map((block) => htmlOf(block, locale)).join('\n')
  const html = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light only"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${colour.canvas};color:${colour.ink};font-family:${sans}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.canvas}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 4px 16px;font-family:${serif};font-size:22px;font-weight:600;color:${colour.accentInk}">Whodini</td></tr>
<tr><td style="padding:32px;background:${colour.surface};border:1px solid ${colour.line};border-top:4px solid ${colour.brass};border-radius:14px;color:${colour.ink}">
<h1 style="margin:0 0 20px;font-family:${serif};font-size:26px;line-height:1.25;font-weight:600;overflow-wrap:anywhere">${escapeHtml(subject)}</h1>
${body}
</td></tr>
<tr><td style="padding:20px 4px 0;font-size:13px;line-height:1.5;color:${colour.muted}">${escapeHtml(footer)}<br>${anchor(origin.replace(/^https?:\/\//, ''), origin)}</td></tr>
</table></td></tr></table>
</body>
</html>
`
  const text = `${[subject, ...content.blocks.map((block) => textOf(block, locale))].join('\n\n')}\n\n-- \n${footer}\n${origin}\n`
  return { subject, text, html }
}

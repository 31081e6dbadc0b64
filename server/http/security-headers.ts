import { createHash } from 'node:crypto'
import { trailerFrames } from '#app/features/rows/trailer.ts'

export function securityHeaders(publicUrl: string | undefined): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    // For the editor; on every page, because a client navigation keeps the policy of the page where it began
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(self), payment=(), usb=()',
    ...(publicUrl?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

export const noPagePolicy = "default-src 'none'; frame-ancestors 'none'"

// Radix's Select and ScrollArea render one constant <style> each; their hashes never change with our content
const staticStyles =
  "'sha256-vGQdhYJbTuF+M8iCn1IZCHpdkiICocWHDq4qnQF4Rjw=' 'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='"

function pagePolicy(scripts: string, development: boolean, formsTo = '', framedBy = "'none'"): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${staticStyles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    `frame-src ${trailerFrames.join(' ')}`,
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self'${formsTo && ` ${formsTo}`}`,
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')
}

/** @param formsTo another origin that a form may lead to: browsers check the redirect of its response too
 * @param framedBy the sites that may frame the page */
export const noncePolicy = (nonce: string, development = false, formsTo?: string, framedBy?: string) =>
  pagePolicy(`'nonce-${nonce}' 'strict-dynamic'`, development, formsTo, framedBy)

/** Scripts that a browser would run: the description for search engines is data and needs no permission. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))([^>]*)>([\s\S]*?)<\/script>/g

const markOf = (mark: string): string => ` nonce="${mark}"`

/** @param mark the nonce that this one rendering gave to its own scripts: injected scripts cannot know it */
// A nonce would be the same for all readers of a cached page; 'strict-dynamic' keeps hashed modules from importing.
export function hashPolicy(html: string, mark: string, formsTo?: string): string {
  const hashes = new Set<string>()
  for (const [, attributes = '', script = ''] of html.matchAll(inlineScript))
    if (attributes.includes(markOf(mark)))
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return pagePolicy(["'self'", ...hashes].join(' '), false, formsTo)
}

/** The page as it is cached: from here on, hashes allow its scripts. */
export const withoutMark = (html: string, mark: string): string => html.replaceAll(markOf(mark), '')

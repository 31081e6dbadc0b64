import { describe, expect, test } from 'vitest'
import { isTrailer, readTrailer, trailerFrames } from './trailer.ts'

const film = 'dQw4w9WgXcQ'

describe('a video from a trusted site', () => {
  test.each([
    `https://www.youtube.com/watch?v=${film}`,
    `https://youtube.com/watch?v=${film}&t=12s&list=PL123`,
    `https://m.youtube.com/watch?feature=share&v=${film}`,
    `https://www.youtube.com/watch/?v=${film}#top`,
    `https://youtu.be/${film}`,
    `https://youtu.be/${film}?si=abc`,
    `https://www.youtube.com/shorts/${film}`,
    `https://www.youtube.com/live/${film}?feature=share`,
    `https://www.youtube.com/embed/${film}`,
    `https://www.youtube-nocookie.com/embed/${film}`,
    `HTTPS://WWW.YouTube.COM/watch?v=${film}`,
  ])('%s plays on YouTube without cookies', (address) => {
    expect(readTrailer(address)).toEqual({
      host: 'YouTube',
      watchUrl: `https://www.youtube.com/watch?v=${film}`,
      embedUrl: `https://www.youtube-nocookie.com/embed/${film}?autoplay=1&rel=0`,
    })
  })

  test.each([
    'https://vimeo.com/76979871',
    'https://www.vimeo.com/76979871/',
    'https://player.vimeo.com/video/76979871',
    'https://vimeo.com/76979871?share=copy',
  ])('%s plays on Vimeo without tracking', (address) => {
    expect(readTrailer(address)).toEqual({
      host: 'Vimeo',
      watchUrl: 'https://vimeo.com/76979871',
      embedUrl: 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
    })
  })

  test.each(['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'])(
    '%s keeps the key of an unlisted video',
    (address) => {
      expect(readTrailer(address)).toEqual({
        host: 'Vimeo',
        watchUrl: 'https://vimeo.com/76979871/8272103f6e',
        embedUrl: 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e',
      })
    },
  )

  test('embedded videos come from a host that the content security policy allows', () => {
    for (const address of [`https://youtu.be/${film}`, 'https://vimeo.com/1'])
      expect(trailerFrames).toContain(new URL(readTrailer(address)!.embedUrl).origin)
  })
})

const hostile = [
  '',
  ' ',
  'youtube',
  `www.youtube.com/watch?v=${film}`,
  `//www.youtube.com/watch?v=${film}`,
  `http://www.youtube.com/watch?v=${film}`,
  `ftp://www.youtube.com/watch?v=${film}`,
  'javascript:alert(1)',
  `javascript://www.youtube.com/watch?v=${film}%0aalert(1)`,
  `JaVaScRiPt:alert('https://youtu.be/${film}')`,
  ` javascript:alert(1)`,
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  `data:text/html;base64,PHNjcmlwdD4=`,
  `blob:https://www.youtube.com/${film}`,
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'about:blank',
  `view-source:https://youtu.be/${film}`,
  `https://evil.example/watch?v=${film}`,
  `https://evil.example/https://www.youtube.com/watch?v=${film}`,
  `https://evil.example/?https://youtu.be/${film}`,
  `https://evil.example#https://youtu.be/${film}`,
  `https://www.youtube.com@evil.example/watch?v=${film}`,
  `https://user:word@www.youtube.com/watch?v=${film}`,
  `https://user@youtu.be/${film}`,
  `https://evil.example\\@www.youtube.com/watch?v=${film}`,
  `https:\\\\www.youtube.com\\watch?v=${film}`,
  `https:///www.youtube.com/watch?v=${film}@evil.example`,
  `https://www.youtube.com.evil.example/watch?v=${film}`,
  `https://youtube.com.:443@evil.example/${film}`,
  `https://evilyoutube.com/watch?v=${film}`,
  `https://youtube.com.evil/watch?v=${film}`,
  `https://youtu.be.evil.example/${film}`,
  `https://xn--yutube-zua.com/watch?v=${film}`,
  `https://www.yоutube.com/watch?v=${film}`,
  `https://ｙｏｕｔｕｂｅ.com/watch?v=${film}`,
  `https://www.youtube.com%2eevil.example/watch?v=${film}`,
  `https://www.youtube.com:8443/watch?v=${film}`,
  `https://studio.youtube.com/watch?v=${film}`,
  `https://www.youtube.com/redirect?q=https://evil.example&v=${film}`,
  `https://www.youtube.com/attribution_link?u=/watch?v=${film}`,
  'https://www.youtube.com/',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/@someone',
  'https://www.youtube.com/watch?v=short',
  `https://www.youtube.com/watch?v=${film}x`,
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/watch?v=..%2f..%2fevil',
  'https://youtu.be/../watch/aaaaaaaaaaa/b',
  `https://youtu.be/${film}/../../evil`,
  `https://www.youtube.com/embed/${film}%22onload%3d`,
  `https://www.youtube.com/embed/${film}/extra`,
  'https://vimeo.com/',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/1234567890123',
  'https://vimeo.com/12a',
  'https://vimeo.com/76979871/<script>',
  'https://player.vimeo.com/76979871',
  'https://player.vimeo.com/video/76979871?h="onload="alert(1)',
  `https://vimeo.com.evil.example/76979871`,
  'https://evil.example/vimeo.com/76979871',
  `https://www.youtube.com/watch?v=${film}\u0000`,
  `https://www.youtube.com/wat\nch?v=${film}`,
  `https://www.youtube.com/watch?v=${film} `,
  `\u202ehttps://youtu.be/${film}`,
  `https://youtu.be/${film}\u2028`,
  `<iframe src="https://youtu.be/${film}">`,
  `https://youtu.be/${film}?${'a'.repeat(500)}`,
]

describe('an address that is not a video from a trusted site', () => {
  test('the collection of hostile addresses holds at least 60', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(60)
  })

  test.each(hostile)('%j gives no trailer', (address) => {
    expect(isTrailer(address)).toBe(false)
  })
})

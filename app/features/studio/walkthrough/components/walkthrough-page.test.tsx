import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { GuidePart } from '#app/features/studio/walkthrough/guide.ts'
import { WalkthroughPage } from './walkthrough-page.tsx'

test('steps count on from scene to scene, by ear as well', () => {
  const part = (name: string, number: number): GuidePart => {
    const steps = [{ number, text: `Leave the ${name}.`, puzzle: null }]
    return { name, text: '', picture: null, marks: [], steps }
  }
  const about = { title: 'Hall', language: 'en', languages: ['en'], way: 'some', otherPuzzles: [] } as const
  const guide = {
    ...about,
    languages: [...about.languages],
    otherPuzzles: [],
    parts: [part('hall', 1), part('attic', 2)],
  }
  const Stub = createRoutesStub([{ path: '/', Component: () => <WalkthroughPage id="a" guide={guide} /> }])
  const html = renderToStaticMarkup(<Stub />)
  const heard = html.replaceAll(/<(\w+)[^>]* aria-hidden="true"[^>]*>.*?<\/\1>/g, '')
  expect([...heard.matchAll(/<li.*?<\/li>/g)].map(([each]) => each.replaceAll(/<[^>]*>/g, ' ').trim())).toEqual([
    '1  Leave the hall.',
    '2  Leave the attic.',
  ])
})
